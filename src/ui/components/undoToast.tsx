import { Button } from '@mantine/core'
import { t } from '../i18n/components.ts'
import { showToast } from './Toasts.tsx'

const TEN_SECONDS = 10_000

/** What was done, and for ten seconds the way back. */
export async function notifyUndoable(title: string, undo: () => void, text?: string) {
  const toast = {
    role: 'status',
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
  }
  const hide = await showToast(toast, TEN_SECONDS)
  function back() {
    hide()
    undo()
  }
}
