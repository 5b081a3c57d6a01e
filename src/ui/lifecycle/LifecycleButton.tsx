import { ActionIcon, Button } from '@mantine/core'
import { IconRoute } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { DrawnLaw } from '../../machines/recordLifecycle.ts'
import { say } from '../i18n/kit.ts'

const LifecycleDrawer = lazy(() => import('./LifecycleDrawer.tsx').then((m) => ({ default: m.LifecycleDrawer })))

type Props = {
  law: DrawnLaw
  id: number
  /** Which record it is: "Ward clerk". */
  name: string
  size?: 'xs'
  /** Where there is no room for the word. */
  iconOnly?: boolean
}

/** Opens the law of a record beside it; the drawing is fetched when it is first wanted. */
export function LifecycleButton({ law, id, name, size, iconOnly }: Props) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      {iconOnly ? (
        <ActionIcon aria-haspopup="dialog" title={say('lifecycle')} aria-label={say('lifecycleOf', { name })} onClick={() => setOpened(true)}>
          <IconRoute size={16} stroke={1.7} aria-hidden />
        </ActionIcon>
      ) : (
        <Button
          {...(size && { size })}
          leftSection={<IconRoute size={size ? 14 : 16} stroke={1.7} aria-hidden />}
          aria-haspopup="dialog"
          aria-label={say('lifecycleOf', { name })}
          onClick={() => setOpened(true)}
        >
          {say('lifecycle')}
        </Button>
      )}
      {opened && (
        <Suspense fallback={null}>
          <LifecycleDrawer law={law} id={id} name={name} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
