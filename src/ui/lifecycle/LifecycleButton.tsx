import { Button } from '@mantine/core'
import { IconRoute } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { DrawnLaw } from '../../machines/recordLifecycle.ts'
import { say } from '../words/kit.ts'

const LifecycleDrawer = lazy(() => import('./LifecycleDrawer.tsx').then((m) => ({ default: m.LifecycleDrawer })))

/** Opens the law of a record beside it; the drawing is fetched when it is first wanted. */
export function LifecycleButton({ law, id, name }: { law: DrawnLaw; id: number; name: string }) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button leftSection={<IconRoute size={16} stroke={1.7} aria-hidden />} aria-haspopup="dialog" onClick={() => setOpened(true)}>
        {say('lifecycle')}
      </Button>
      {opened && (
        <Suspense fallback={null}>
          <LifecycleDrawer law={law} id={id} name={name} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
