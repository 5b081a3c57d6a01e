import type { components } from '../../../api/recruitment.gen.ts'
import { bringBackRequisition } from '../../../machines/commands/requisition.ts'
import { labelOf } from '../../components/status/states.ts'
import { notifyProblem, notifySuccess } from '../../components/toast.ts'
import { notifyUndoable } from '../../components/undoToast.tsx'
import { useCommandActor } from '../../data/useCommandActor.ts'
import { t } from '../../i18n/approvals.ts'
import { closedWords } from './closingWords.ts'

type Archived = components['schemas']['ArchivedPosition']
const endedWith = ({ closed }: Pick<Archived, 'closed'>) => (closed ? closedWords(closed) : '')

/** Says that a requisition was archived and what ended with it; whoever may bring it back can undo that, and reads what stays ended. */
export function useArchived() {
  const [, send] = useCommandActor(bringBackRequisition, {
    done(_, { back, ...archived }) {
      const closed = endedWith(archived)
      const title = t('back', { title: archived.title, status: labelOf('requisition', back) })
      notifySuccess(title, closed && t('backWithout', { closed }))
    },
    refused: (problem) => notifyProblem(problem, 'requisition'),
  })
  return (archived: Archived) => {
    const { back } = archived
    const title = t('archivedTitle', { title: archived.title })
    if (back) void notifyUndoable(title, () => send({ type: 'do', what: { ...archived, back } }), endedWith(archived))
    else notifySuccess(title, endedWith(archived))
  }
}
