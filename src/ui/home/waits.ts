import type { components } from '../../api/recruitment.gen.ts'
import { shownName } from '../candidates/nameOf.ts'
import { labelOf } from '../components/status/states.ts'
import { t } from '../i18n/day.ts'
import { day, dayIn, listOf, moment } from '../i18n/format.ts'
import { t as sayCard } from '../i18n/scorecard.ts'
import { t as sayLimit } from '../i18n/timeLimits.ts'
import { isoDayIn, organisationZone, today } from '../i18n/zone.ts'

type Schemas = components['schemas']
type Day = Schemas['Day']
/** What is done here, without leaving the page. */
export type Here = { extend: { id: number; title: string; endDate: string; version: number } } | { retry: { id: number; version: number } }
export type Wait = { key: string; title: string; text: string; age?: string; late?: boolean; action: string; url: string; here?: Here }

const DAY = 86_400_000
/** "3 days over" of a moment that has passed; less than a day is no day. */
export function overSince(at: string): string | null {
  const n = Math.floor((Date.now() - Date.parse(at)) / DAY)
  return n >= 1 ? t('daysOver', { n }) : null
}
const daysSince = (at: string) => Math.round((Date.parse(today()) - Date.parse(isoDayIn(new Date(at), organisationZone()))) / DAY)

export const approvalsOf = (approvals: Schemas['Approvals']['content']): Wait[] =>
  approvals
    .filter((one) => one.onTurn)
    .map((one) => ({
      key: `approval ${one.id}`,
      title: one.positionTitle,
      text: t('approvalText', { id: String(one.requisitionId), order: one.order, n: one.approvers }),
      ...(one.askedAt ? { age: t('forDays', { n: Math.max(0, daysSince(one.askedAt)) }) } : {}),
      action: t('review'),
      url: `/jobreq/${one.requisitionId}?tab=approvals`,
    }))

export const cardsOf = (due: Schemas['OwnScorecards']['due']): Wait[] =>
  due.map((one) => ({
    key: `scorecard ${one.interviewId}`,
    title: t('feedbackOn', { name: shownName(one.applicantName) }),
    text: one.positionTitle,
    age: (one.overdue && overSince(one.dueAt)) || sayCard(one.overdue ? 'overdue' : 'due', { moment: moment(one.dueAt) }),
    late: one.overdue,
    action: t('giveFeedback'),
    url: `/scorecard?interviewId=${one.interviewId}`,
  }))

/** Whose own card is due is told that. */
export const toAssessOf = (interviews: Day['toAssess'], due: Schemas['OwnScorecards']['due']): Wait[] =>
  interviews
    .filter((one) => !due.some(({ interviewId }) => interviewId === one.id))
    .map((one) => ({
      key: `interview ${one.id}`,
      title: t('feedbackOn', { name: shownName(one.applicant) }),
      text: one.positionTitle,
      age: t('heldOn', { day: dayIn(one.startsAt, one.zone) }),
      action: t('giveFeedback'),
      url: `/canprf?applicationId=${one.applicationId}&tab=interviews`,
    }))

export const failedOf = (messages: Day['failed']['first']): Wait[] =>
  messages.map((one) => ({
    key: `message ${one.id}`,
    title: t('mailFailed', { name: one.toName }),
    text: one.text,
    age: day(one.createdAt),
    late: true,
    action: t('tryAgain'),
    url: `/notifications?message=${one.id}`,
    here: { retry: { id: one.id, version: one.version } },
  }))

export const overLimitOf = (longest: Day['overLimit']['longest']): Wait[] =>
  longest.map((one) => ({
    key: `over ${one.applicationId}`,
    title: shownName(one.applicant),
    text: t('overText', { position: one.positionTitle, status: labelOf('application', one.status) }),
    age: sayLimit('over', { days: one.inStatus.days, over: one.inStatus.over }),
    late: true,
    action: t('decide'),
    url: `/canprf?applicationId=${one.applicationId}`,
  }))

export const freshOf = (newest: Day['fresh']['newest']): Wait[] =>
  newest.map((one) => ({
    key: `application ${one.applicationId}`,
    title: shownName(one.applicant),
    text: t('applied', { position: one.positionTitle, id: String(one.requisitionId) }),
    ...(one.inStatus ? { age: sayLimit('days', { n: one.inStatus.days }) } : {}),
    action: t('screen'),
    url: `/canprf?applicationId=${one.applicationId}`,
  }))

/** Past its end date by so many days, or with so many left. */
export const requisitionsOf = (first: Day['expired']['first']): Wait[] =>
  first.map(({ id, positionTitle: title, endDate, days, applications, version }) => ({
    key: `ends ${id}`,
    title: t(days > 0 ? 'expiredTitle' : 'endingTitle', { title, day: day(endDate) }),
    text: t('endText', { id: String(id), day: day(endDate), n: applications }),
    age: days > 0 ? t('daysOver', { n: days }) : t('inDays', { n: -days }),
    late: days > 0,
    action: t('extend'),
    url: `/jobreq/${id}`,
    here: { extend: { id, title, endDate, version } },
  }))

/** Who begins, and what of theirs is open. */
export const startingOf = (first: Day['starting']['first']): Wait[] =>
  first.map((one) => {
    const open = [
      ...(one.missing > 0 ? [t('documentsMissing', { n: one.missing })] : []),
      ...(one.unread > 0 ? [t('packUnread', { n: one.unread })] : []),
      ...(one.tasksOpen > 0
        ? [one.tasksOverdue > 0 ? t('tasksOverdue', { n: one.tasksOpen, late: one.tasksOverdue }) : t('tasksOpen', { n: one.tasksOpen })]
        : []),
    ]
    const text = open.length > 0 ? listOf(open, 'conjunction') : t('nothingOpen')
    return {
      key: `starts ${one.employeeId ?? ''} ${one.applicationId ?? ''}`,
      title: one.name,
      text: one.jobTitle
        ? t('beginsAs', { jobTitle: one.jobTitle, day: day(one.startDate), open: text })
        : t('begins', { day: day(one.startDate), open: text }),
      age: t('inDays', { n: one.days }),
      late: one.tasksOverdue > 0,
      action: t('open'),
      url: one.employeeId === null ? `/canprf?applicationId=${one.applicationId}` : `/employee/${one.employeeId}`,
    }
  })
