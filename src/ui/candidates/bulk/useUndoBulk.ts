import { useActorRef } from '@xstate/react'
import { backOf, undoBulkMachine, undoOf } from '../../../machines/flows/bulk/applications.ts'
import type { BulkMove } from '../../../machines/flows/bulk/bulk.ts'
import { notifyInfo, notifyProblem, notifySuccess } from '../../components/toast.ts'
import { notifyUndoable } from '../../components/undoToast.tsx'
import { useEmitted } from '../../data/useEmitted.ts'
import { t } from '../../i18n/bulk.ts'

/** Says what a bulk change did, and takes it back where nobody was written to. */
export function useUndoBulk() {
  const actor = useActorRef(undoBulkMachine)
  useEmitted(actor, (event) => {
    if (event.problem) notifyProblem(event.problem, 'application')
    if (event.type === 'refused') return
    const stayed = event.answer.filter(({ ok }) => !ok).length
    const undone = event.answer.length - stayed
    if (undone > 0) notifySuccess(t('undone', { n: undone }))
    if (stayed > 0) notifyInfo(t('notUndone', { n: stayed }))
  })
  return (text: string, moved: readonly BulkMove[], mails: number) => {
    const back = mails > 0 ? [] : backOf(moved)
    if (back.length > 0) void notifyUndoable(text, () => actor.send({ type: 'do', what: undoOf(back) }))
    else notifySuccess(text)
  }
}
