import { backOf, undoBulkMachine } from '../../../machines/flows/bulk/applications.ts'
import type { BulkMove } from '../../../machines/flows/bulk/bulk.ts'
import { notifyInfo, notifyProblem, notifySuccess } from '../../components/toast.ts'
import { notifyUndoable } from '../../components/undoToast.tsx'
import { useCommandActor } from '../../data/useCommandActor.ts'
import { t } from '../../i18n/bulk.ts'

/** Says what a bulk change did, and takes it back where nobody was written to. */
export function useUndoBulk() {
  const [, send] = useCommandActor(undoBulkMachine, {
    done(answers) {
      const stayed = answers.filter(({ ok }) => !ok).length
      if (answers.length > stayed) notifySuccess(t('undone', { n: answers.length - stayed }))
      if (stayed > 0) notifyInfo(t('notUndone', { n: stayed }))
    },
    refused: (problem) => notifyProblem(problem, 'application'),
  })
  return (text: string, moved: readonly BulkMove[], mails: number) => {
    const back = mails > 0 ? [] : backOf(moved)
    if (back.length > 0) void notifyUndoable(text, () => send({ type: 'do', what: back }))
    else notifySuccess(text)
  }
}
