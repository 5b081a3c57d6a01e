import { useMachine } from '@xstate/react'
import { useMemo, useState } from 'react'
import type { components } from '../../../api/hr.gen.ts'
import { newLeaveRequest as bounds } from '../../../api/hrBounds.gen.ts'
import { leaveRequestFlow } from '../../../machines/flows/leave/leaveRequest.ts'
import { emptyLeave, type LeaveTyped, minutesIn, typedOf } from '../../../machines/flows/leave/leaveTyped.ts'
import { leaveRequestStates } from '../../../machines/lifecycles/leaveRequest.ts'
import { isTagged } from '../../../machines/lifecycles/tags.ts'
import { draftOf } from '../../../machines/records/drafts.ts'
import { useFields } from '../../components/form/useFields.ts'
import { notifySuccess } from '../../components/toast.ts'
import { useEmitted } from '../../data/useEmitted.ts'
import { day } from '../../i18n/format.ts'
import { t } from '../../i18n/leaveAsk.ts'

type Schemas = components['schemas']
type Uses = {
  head: Schemas['LeaveHead']
  kindId: number | null
  employeeId: number | undefined
  instead: Schemas['LeaveRequest'] | undefined
  onDone: () => void
}

/** What is asked for, kept in this tab until it is sent or given up. */
export function useAsk({ head, kindId, employeeId, instead, onDone }: Uses) {
  const insteadId = instead?.id
  const draft = useMemo(() => draftOf<LeaveTyped>(`leave.${insteadId ? `of-${insteadId}` : (employeeId ?? 'own')}`, sessionStorage), [employeeId, insteadId])
  const [begun] = useState<LeaveTyped>(() => (instead ? typedOf(instead) : { ...emptyLeave, kindId }))
  const [state, send, actor] = useMachine(leaveRequestFlow, { input: { typed: { ...begun, ...draft.read() }, employeeId, draft, instead } })
  useEmitted(actor, (event) => {
    if (event.type !== 'asked') return
    if (isTagged(leaveRequestStates, event.request.status, 'granted')) notifySuccess(t('approvedAtOnce'))
    else if (instead) notifySuccess(t('replied'))
    else notifySuccess(head.approverName && !employeeId ? t('sentTo', { name: head.approverName }) : t('sent'))
    onDone()
  })
  const { typed, preview, unpriced, problem } = state.context
  const busy = state.hasTag('busy')
  const fields = useFields<LeaveTyped>({ values: typed, keep: (part) => send({ type: 'type', part }), refusal: problem, bounds })
  return {
    ...fields,
    typed,
    preview,
    unpriced,
    busy,
    counts: state.hasTag('pricing'),
    /** Something is typed that giving up would lose. */
    isTyped: JSON.stringify({ ...typed, kindId: null }) !== JSON.stringify({ ...begun, kindId: null }),
    price: () => send({ type: 'price' }),
    discard: () => send({ type: 'discard' }),
    submit() {
      const minutes = minutesIn(typed.hours)
      const isOrdered = !typed.firstDay || !typed.lastDay || typed.lastDay >= typed.firstDay
      const wrong = {
        kindId: typed.kindId === null && t('kindMissing'),
        firstDay: !typed.firstDay && t('firstDayMissing'),
        lastDay: !typed.byHours && (typed.lastDay ? !isOrdered && t('lastBeforeFirst', { day: day(typed.firstDay) }) : t('lastDayMissing')),
        startsAt: typed.byHours && !typed.startsAt && t('fromMissing'),
        note: instead !== undefined && !typed.note.trim() && t('replyMissing'),
        minutes: typed.byHours && (minutes === null || minutes < 1 || minutes > 1440) && t('hoursWrong'),
      }
      if (fields.isSound(wrong) && !busy) send({ type: 'send' })
    },
  }
}
export type Ask = ReturnType<typeof useAsk>
