import type { components } from '../../../api/recruitment.gen.ts'
import { deleteNote } from '../../../machines/commands/notes.ts'
import { ConfirmDialog } from '../../components/form/ConfirmDialog.tsx'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { notifySuccess } from '../../components/toast.ts'
import { useCommandActor } from '../../data/useCommandActor.ts'
import { t } from '../../i18n/notes.ts'

type Props = { note: components['schemas']['ApplicationNote']; onClose: () => void }

export function DeleteNote({ note, onClose }: Props) {
  const [state, send] = useCommandActor(deleteNote, {
    done() {
      notifySuccess(t('deleted'))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      opened
      title={t('deleteTitle')}
      confirm={t('delete')}
      danger
      busy={state.hasTag('busy')}
      onConfirm={() => send({ type: 'do', what: { id: note.id, version: note.version } })}
      onCancel={onClose}
    >
      {t('deleteText')}
      <ProblemAlert problem={state.context.problem} />
    </ConfirmDialog>
  )
}
