import { Button } from '@mantine/core'
import { toasts } from '../kit/Toasts.tsx'
import { say as sayKit } from '../words/kit.ts'
import { say } from '../words/requisitions.ts'

/** Something removed can be brought back for ten seconds. */
export async function tellRemoved(name: string, onUndo: () => void) {
  const notifications = await toasts()
  const id = crypto.randomUUID()
  const undo = () => {
    notifications.hide(id)
    onUndo()
  }
  notifications.show({
    id,
    role: 'status',
    autoClose: 10_000,
    closeButtonProps: { 'aria-label': sayKit('close') },
    title: say('removed', { name }),
    message: (
      <Button size="xs" mt={4} onClick={undo}>
        {say('undo')}
      </Button>
    ),
  })
}
