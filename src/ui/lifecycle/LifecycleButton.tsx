import { ActionIcon, Button } from '@mantine/core'
import { IconRoute } from '@tabler/icons-react'
import { useState } from 'react'
import type { DrawnLifecycle } from '../../machines/recordLifecycle.ts'
import { LazyBoundary, lazy } from '../components/lazy.tsx'
import { t } from '../i18n/components.ts'

const LifecycleDrawer = lazy(() => import('./LifecycleDrawer.tsx').then((m) => ({ default: m.LifecycleDrawer })))

type Props = {
  lifecycle: DrawnLifecycle
  id: number
  /** Which record it is: "Ward clerk". */
  name: string
  size?: 'xs'
  /** Where there is no room for the word. */
  iconOnly?: boolean
}

/** Opens the lifecycle of a record beside it; the drawing is fetched when it is first wanted. */
export function LifecycleButton({ lifecycle, id, name, size, iconOnly }: Props) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      {iconOnly ? (
        <ActionIcon aria-haspopup="dialog" title={t('lifecycle')} aria-label={t('lifecycleOf', { name })} onClick={() => setOpened(true)}>
          <IconRoute size={16} stroke={1.7} aria-hidden />
        </ActionIcon>
      ) : (
        <Button
          {...(size && { size })}
          leftSection={<IconRoute size={size ? 14 : 16} stroke={1.7} aria-hidden />}
          aria-haspopup="dialog"
          aria-label={t('lifecycleOf', { name })}
          onClick={() => setOpened(true)}
        >
          {t('lifecycle')}
        </Button>
      )}
      {opened && (
        <LazyBoundary fallback={null}>
          <LifecycleDrawer lifecycle={lifecycle} id={id} name={name} onClose={() => setOpened(false)} />
        </LazyBoundary>
      )}
    </>
  )
}
