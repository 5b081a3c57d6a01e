import { moveRequisition } from '../../../machines/commands/requisition.ts'
import { requisitionLifecycle } from '../../../machines/lifecycles/requisition.ts'
import { targetOf } from '../../../machines/lifecycles/targetOf.ts'
import { ReasonDialog } from '../../components/form/ReasonDialog.tsx'
import { notifySuccess } from '../../components/toast.ts'
import { useCommandActor } from '../../data/useCommandActor.ts'
import { t } from '../../i18n/requisitions.ts'
import type { RequisitionRow } from '../requisitionColumns.tsx'
import { ClosingList } from './ClosingList.tsx'
import { closedWords } from './closingWords.ts'

/** Asks why a requisition of the list is cancelled, and cancels it. */
export function CancelOne({ row: { id, version, positionTitle }, onClose }: { row: RequisitionRow; onClose: () => void }) {
  const [state, send] = useCommandActor(moveRequisition, {
    done: ({ closed }) => {
      notifySuccess(t('moved'), closed ? closedWords(closed) : undefined)
      onClose()
    },
  })
  return (
    <ReasonDialog
      ask={{ title: t('ask_cancel', { title: positionTitle }), body: <ClosingList id={id} />, confirm: t('ask_cancelDo'), danger: true, reason: 'text' }}
      busy={state.hasTag('busy')}
      problem={state.context.problem}
      situation="requisition"
      onCancel={onClose}
      onConfirm={(reason) => send({ type: 'do', what: { id, version, status: targetOf(requisitionLifecycle, 'cancel'), ...(reason ? { reason } : {}) } })}
    />
  )
}
