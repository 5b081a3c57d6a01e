import { type ApplicationEvent, type ApplicationStatus, applicationLifecycle } from '../../machines/lifecycles/application.ts'
import type { Transition } from '../components/status/Moves.tsx'
import type { Ask } from '../components/form/ReasonDialog.tsx'
import { labelOf } from '../components/status/states.ts'
import { say } from '../i18n/applicationMoves.ts'

type Event = ApplicationEvent['type']

const aside: readonly ApplicationStatus[] = ['on hold', 'rejected', 'withdrawn']
/** The way of an application in the order of the law; what lies aside is no station. */
export const stations = (Object.keys(applicationLifecycle.states) as ApplicationStatus[]).filter((status) => !aside.includes(status))
export const asides: readonly Event[] = ['hold', 'reject', 'withdraw']

export const isStatus = (status: string): status is ApplicationStatus => Object.hasOwn(applicationLifecycle.states, status)
const place = (status: string) => (isStatus(status) ? stations.indexOf(status) : -1)

/** Whether a move leads back among the stations. */
export const leadsBack = (now: ApplicationStatus, { status }: Transition) => place(status) >= 0 && place(status) < place(now)
export const leadsOn = (now: ApplicationStatus, { status }: Transition) => place(status) === place(now) + 1 && place(now) >= 0

export const starts = ['screen', 'shortlist', 'interview', 'checkReferences', 'checkBackground', 'select'] as const
type Start = (typeof starts)[number]
export const isStart = (event: string): event is Start => starts.some((one) => one === event)

export function labelIn(now: ApplicationStatus) {
  return ({ event, status }: Transition): string => {
    const name = isStatus(status) ? labelOf('application', status) : status
    if (event === 'resume') return say('resume', { status: name })
    if (place(status) > place(now) + 1 && isStart(event)) return say('skip', { status: name.toLowerCase() })
    return isEvent(event) ? say(event) : name
  }
}

const events: Record<Event, true> = {
  returnToNew: true,
  screen: true,
  shortlist: true,
  interview: true,
  checkReferences: true,
  checkBackground: true,
  select: true,
  sendOffer: true,
  acceptOffer: true,
  offerEnded: true,
  sendContract: true,
  signContract: true,
  contractEnded: true,
  hire: true,
  hold: true,
  resume: true,
  reject: true,
  withdraw: true,
  reopen: true,
  undo: true,
}
const isEvent = (event: string): event is Event => Object.hasOwn(events, event)

const guards = {
  wasHeldFrom: true,
  justLeft: true,
  requisitionIsOpen: true,
  offerLetterIsOut: true,
  offerLetterIsAccepted: true,
  offerLetterHasEnded: true,
  contractLetterIsOut: true,
  contractLetterIsSigned: true,
  contractLetterHasEnded: true,
  contractLetterIsConverted: true,
  NOT_YOURS: true,
} as const
const isGuard = (code: string): code is keyof typeof guards => Object.hasOwn(guards, code)
export const whyOf = (code: string): string => say(isGuard(code) ? code : 'NOT_FROM_HERE')

export const rejectReasons = () => [
  say('reason_better'),
  say('reason_mandatory'),
  say('reason_pay'),
  say('reason_time'),
  say('reason_closed'),
  say('reason_other'),
]
export const withdrawReasons = () => [say('left_position'), say('left_pay'), say('left_personal'), say('left_silent'), say('reason_other')]

/** What is asked before a move: an end needs its reason. */
export function askFor(name: string) {
  return ({ event }: Transition): Ask | null => {
    if (event === 'reject')
      return { title: say('rejectTitle', { name }), text: say('rejectText'), confirm: say('rejectDo'), danger: true, reason: rejectReasons() }
    if (event === 'withdraw') return { title: say('withdrawTitle', { name }), text: say('withdrawText'), confirm: say('withdrawDo'), reason: withdrawReasons() }
    return null
  }
}
