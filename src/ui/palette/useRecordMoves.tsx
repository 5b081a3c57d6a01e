import { useState } from 'react'
import { moveApplication } from '../../machines/commands/candidate.ts'
import { moveRequisition } from '../../machines/commands/requisition.ts'
import type { Offered } from '../../machines/flows/palette.ts'
import { requisitionStates } from '../../machines/lifecycles/requisition.ts'
import { isStatusOf } from '../../machines/lifecycles/tags.ts'
import { askFor, isStatus, saidWith } from '../candidates/moveWords.ts'
import { shownName } from '../candidates/nameOf.ts'
import { ReasonDialog, type When } from '../components/form/ReasonDialog.tsx'
import { labelOf } from '../components/status/states.ts'
import { notifyProblem, notifySuccess } from '../components/toast.ts'
import { notifyUndoable } from '../components/undoToast.tsx'
import { useCommandActor } from '../data/useCommandActor.ts'
import { t as sayOfApplications } from '../i18n/applications.ts'
import { t as sayOfRequisitions } from '../i18n/requisitions.ts'
import { closedWords } from '../requisitions/closing/closingWords.ts'
import { askBefore } from '../requisitions/requisitionMoves.tsx'
import type { Move } from './options.ts'

type Asking = { of: Offered; move: Move }

/** Moves a record from wherever one is: with the questions of its own page, and for an application with the way back. */
export function useRecordMoves() {
  const [asking, setAsking] = useState<Asking | null>(null)
  const close = () => setAsking(null)
  const [requisition, moveIt] = useCommandActor(moveRequisition, {
    done({ closed }) {
      close()
      notifySuccess(sayOfRequisitions('moved'), closed ? closedWords(closed) : undefined)
    },
    // A question stays open and shows what refused it.
    refused: (problem) => !asking && notifyProblem(problem, 'requisition'),
  })
  const [application, send] = useCommandActor(moveApplication, {
    done({ id, version, from, status, canGoBack }) {
      close()
      const title = sayOfApplications('moved', { status: labelOf('application', status) })
      if (canGoBack) void notifyUndoable(title, () => send({ type: 'do', what: { id, version, status: from } }))
      else notifySuccess(title)
    },
    refused: (problem) => !asking && notifyProblem(problem, 'application'),
  })
  const perform = ({ of: { kind, id, version }, move: { status } }: Asking, reason?: string, tell?: When | false) => {
    if (kind === 'requisition' && isStatusOf(requisitionStates, status)) moveIt({ type: 'do', what: { id, version, status, ...(reason ? { reason } : {}) } })
    if (kind === 'application' && isStatus(status)) send({ type: 'do', what: { id, version, status, ...saidWith(reason, tell) } })
  }
  const questionOf = ({ of, move }: Asking) =>
    of.kind === 'requisition' ? askBefore(move, { id: of.id, positionTitle: of.name }) : askFor(shownName(of.name))(move)
  const question = asking && questionOf(asking)
  const now = asking?.of.kind === 'requisition' ? requisition : application
  const dialog = asking && question && (
    <ReasonDialog
      ask={question}
      busy={now.hasTag('busy')}
      problem={now.context.problem}
      situation={asking.of.kind}
      onCancel={close}
      onConfirm={(...said) => perform(asking, ...said)}
    />
  )
  const start = (of: Offered, move: Move) => {
    moveIt({ type: 'forget' })
    send({ type: 'forget' })
    if (questionOf({ of, move })) setAsking({ of, move })
    else perform({ of, move })
  }
  return { start, dialog }
}
