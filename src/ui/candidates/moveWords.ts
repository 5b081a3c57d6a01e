import type { Said } from '../../machines/flows/applicationStatus.ts'
import { type ApplicationEvent, type ApplicationStatus, applicationStates } from '../../machines/lifecycles/application.ts'
import { isStatusOf, statusesOf, tagged } from '../../machines/lifecycles/tags.ts'
import type { Ask, When } from '../components/form/ReasonDialog.tsx'
import { lazy } from '../components/lazy.tsx'
import type { Transition } from '../components/status/Moves.tsx'
import { labelOf } from '../components/status/states.ts'
import { t } from '../i18n/applicationMoves.ts'
import { inSentence } from '../i18n/format.ts'

type Event = ApplicationEvent['type']

/** What lies beside the way. */
const aside = [...tagged(applicationStates, 'held'), ...tagged(applicationStates, 'over')]
/** The way of an application in the order of the lifecycle; what lies aside is no station. */
export const stations = statusesOf(applicationStates).filter((status) => !aside.includes(status))
/** What HR decides for several at once; letters and answers are each candidate's own. */
export const decidedForSeveral = [...tagged(applicationStates, 'beforeInterviews'), ...tagged(applicationStates, 'duringInterviews'), ...aside]
export const asides: readonly Event[] = ['hold', 'reject', 'withdraw']

export const isStatus = (status: string): status is ApplicationStatus => isStatusOf(applicationStates, status)
const place = (status: string) => (isStatus(status) ? stations.indexOf(status) : -1)

/** Whether a move leads back among the stations. */
export const leadsBack = (now: ApplicationStatus, { status }: Transition) => place(status) >= 0 && place(status) < place(now)
export const leadsOn = (now: ApplicationStatus, { status }: Transition) => place(status) === place(now) + 1 && place(now) >= 0

const starts = ['screen', 'shortlist', 'interview', 'checkReferences', 'checkBackground', 'select'] as const
type Start = (typeof starts)[number]
export const isStart = (event: string): event is Start => starts.some((one) => one === event)

export function labelIn(now: ApplicationStatus) {
  return ({ event, status }: Transition): string => {
    const name = isStatus(status) ? labelOf('application', status) : status
    if (event === 'resume') return t('resume', { status: name })
    if (place(status) > place(now) + 1 && isStart(event)) return t('skip', { status: inSentence(name) })
    return t.has(event) ? t(event) : name
  }
}

export const whyOf = (code: string): string => t(t.has(code) ? code : 'NOT_FROM_HERE')

export const rejectReasons = () => [t('reason_better'), t('reason_mandatory'), t('reason_pay'), t('reason_time'), t('reason_closed'), t('reason_other')]
export const withdrawReasons = () => [t('left_position'), t('left_pay'), t('left_personal'), t('left_silent'), t('reason_other')]

/** What a person says with a move, as the call takes it. */
export const saidWith = (reason: string | undefined, tell: When | false | undefined): Said => ({
  ...(reason ? { reason } : {}),
  ...(tell ? { tell: true } : {}),
  ...(tell && Object.keys(tell).length > 0 ? { tellWhen: tell } : {}),
})

const WhenRejected = lazy(() => import('./messages/TellWhen.tsx').then((m) => ({ default: m.WhenRejected })))
const WhenWithdrawn = lazy(() => import('./messages/TellWhen.tsx').then((m) => ({ default: m.WhenWithdrawn })))

/** What is asked before a move: an end needs its reason, and the candidate may be told. */
export function askFor(name: string) {
  return ({ event }: Transition): Ask | null => {
    if (event === 'reject')
      return {
        title: t('rejectTitle', { name }),
        text: t('rejectText'),
        confirm: t('rejectDo'),
        danger: true,
        reason: rejectReasons(),
        tell: { label: t('tell', { name }), When: WhenRejected },
      }
    if (event === 'withdraw')
      return {
        title: t('withdrawTitle', { name }),
        text: t('withdrawText'),
        confirm: t('withdrawDo'),
        reason: withdrawReasons(),
        tell: { label: t('tell', { name }), When: WhenWithdrawn },
      }
    return null
  }
}
