import { Button } from '@mantine/core'
import { t } from '../i18n/components.ts'
import { toasts } from './Toasts.tsx'

/** What was done, and for ten seconds the way back. */
export async function notifyUndoable(title: string, undo: () => void, text?: string) {
  const notifications = await toasts()
  const id = notifications.show({
    role: 'status',
    autoClose: 10_000,
    closeButtonProps: { 'aria-label': t('close') },
    title,
    message: (
      <>
        {text && <div>{text}</div>}
        <Button size="xs" mt={6} onClick={back}>
          {t('undo')}
        </Button>
      </>
    ),
  })
  function back() {
    notifications.hide(id)
    undo()
  }
}
