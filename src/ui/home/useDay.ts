import { recruitmentQueries } from '../../api/queries.ts'
import { interviewAt } from '../../machines/lifecycles/interview.ts'
import { shownName } from '../candidates/nameOf.ts'
import { labelOf } from '../components/status/states.ts'
import { t } from '../i18n/day.ts'
import { day, dayIn, moment } from '../i18n/format.ts'
import { t as sayCard } from '../i18n/scorecard.ts'
import { t as sayLimit } from '../i18n/timeLimits.ts'
import { dayBodies, expiredQuery } from './dayBodies.ts'
import { learningOf } from './learningWaits.ts'
import { leaveOf } from './leaveWaits.ts'
import { nextStepOf } from './nextStep.ts'

export type Wait = { key: string; title: string; text: string; age?: string; late?: boolean; action: string; url: string }
export type WaitGroup = {
  id: 'approvals' | 'overLimit' | 'applications' | 'feedback' | 'next' | 'leave' | 'learning' | 'running'
  waits: Wait[]
  total: number
  all?: string
}

/** What waits for this person, from the lists themselves; what could not be loaded is named. */
export function useDay() {
  const { useQuery } = recruitmentQueries
  const approvals = useQuery('get', '/approval')
  const fresh = useQuery('post', '/application/criteria', { body: dayBodies.fresh })
  const selected = useQuery('post', '/application/selected/criteria', { body: dayBodies.selected })
  const failed = useQuery('post', '/outbox/criteria', { body: dayBodies.failed })
  const expired = useQuery('get', '/job_position/expired', { params: { query: expiredQuery } })
  const figures = useQuery('get', '/day')
  const cards = useQuery('get', '/scorecard')
  // The bell has asked for it already.
  const notices = useQuery('get', '/notification', {}, { refetchOnMount: false })
  const own = cards.data?.data.due ?? []
  const now = Date.now()

  const toAssess = (figures.data?.data.interviews ?? []).filter((one) => {
    const lifecycle = interviewAt({ status: one.status, itHasBegun: Date.parse(one.startsAt) < now, everyoneGaveFeedback: true })
    return (lifecycle.can({ type: 'markHeld' }) || lifecycle.can({ type: 'assess' })) && !own.some(({ interviewId }) => interviewId === one.id)
  })
  const groups: WaitGroup[] = [
    group(
      'approvals',
      (approvals.data?.data.content ?? [])
        .filter((one) => one.onTurn)
        .map((one) => ({
          key: `approval ${one.id}`,
          title: one.positionTitle,
          text: t('approvalText', { id: String(one.requisitionId), order: one.order, n: one.approvers }),
          age: one.askedAt ? t('since', { day: day(one.askedAt) }) : undefined,
          action: t('review'),
          url: `/jobreq/${one.requisitionId}?tab=approvals`,
        })),
    ),
    group('feedback', [
      ...own.map((one) => ({
        key: `scorecard ${one.interviewId}`,
        title: t('feedbackOn', { name: shownName(one.applicantName) }),
        text: one.positionTitle,
        age: sayCard(one.overdue ? 'overdue' : 'due', { moment: moment(one.dueAt) }),
        late: one.overdue,
        action: t('giveFeedback'),
        url: `/scorecard?interviewId=${one.interviewId}`,
      })),
      ...toAssess.map((one) => ({
        key: `interview ${one.id}`,
        title: t('feedbackOn', { name: shownName(one.applicant) }),
        text: one.positionTitle,
        age: t('heldOn', { day: dayIn(one.startsAt, one.zone) }),
        action: t('giveFeedback'),
        url: `/canprf?applicationId=${one.applicationId}&tab=interviews`,
      })),
      ...(failed.data?.responseDataList ?? []).map((one) => ({
        key: `message ${one.id}`,
        title: t('mailFailed', { name: one.toName }),
        text: one.reason ?? one.subject,
        age: day(one.createdAt),
        late: true,
        action: t('look'),
        url: `/notifications?message=${one.id}`,
      })),
    ]),
    group(
      'overLimit',
      (figures.data?.data.overLimit.longest ?? []).map((one) => ({
        key: `over ${one.applicationId}`,
        title: one.applicant,
        text: t('overText', { position: one.positionTitle, status: labelOf('application', one.status) }),
        age: sayLimit('over', { days: one.inStatus.days, over: one.inStatus.over }),
        late: true,
        action: t('decide'),
        url: `/canprf?applicationId=${one.applicationId}`,
      })),
      figures.data?.data.overLimit.total,
      '/appsch?by=inStatus&is=over',
    ),
    group('next', (selected.data?.responseDataList ?? []).flatMap(nextStepOf)),
    group('leave', leaveOf(notices.data?.responseDataList ?? []), undefined, '/leave/team'),
    group('learning', learningOf(notices.data?.responseDataList ?? [])),
    group(
      'applications',
      (fresh.data?.responseDataList ?? []).slice(0, 5).map((one) => ({
        key: `application ${one.id}`,
        title: shownName(one.applicantName),
        text: t('applied', { position: one.positionTitle, id: String(one.requisitionId) }),
        age: one.inStatus ? sayLimit('days', { n: one.inStatus.days }) : undefined,
        action: t('screen'),
        url: `/canprf?applicationId=${one.id}`,
      })),
      fresh.data?.paging.totalElements,
      '/appsch?by=status&is=new+application',
    ),
    group(
      'running',
      (expired.data?.responseDataList ?? []).slice(0, 5).map((one) => ({
        key: `expired ${one.id}`,
        title: t('expiredTitle', { title: one.title }),
        text: t('expiredText', { id: String(one.id), day: day(one.end_date) }),
        late: true,
        action: t('extend'),
        url: `/jobreq/${one.id}?changeDate=true`,
      })),
      expired.data?.paging.totalElements,
    ),
  ]
  const asked = { approvals, applications: fresh, next: selected, feedback: failed, running: expired, interviews: figures, scorecards: cards } as const
  const broken = (Object.keys(asked) as (keyof typeof asked)[]).filter((key) => asked[key].error && !asked[key].data)
  return {
    groups: groups.filter((one) => one.waits.length > 0),
    total: groups.reduce((sum, one) => sum + one.total, 0),
    figures: figures.data?.data,
    inTime: cards.data?.data,
    loading: Object.values(asked).some((query) => query.isPending),
    broken: broken.map((key) => t(key)),
    again: () => {
      for (const key of broken) void asked[key].refetch()
    },
  }
}

const group = (id: WaitGroup['id'], waits: Wait[], total = waits.length, all?: string): WaitGroup => ({ id, waits, total, all })
