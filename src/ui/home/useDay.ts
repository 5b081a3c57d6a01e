import { keepPreviousData } from '@tanstack/react-query'
import { recruitmentQueries } from '../../api/queries.ts'
import { t } from '../i18n/day.ts'
import { dayBodies } from './dayBodies.ts'
import { learningOf } from './learningWaits.ts'
import { leaveOf } from './leaveWaits.ts'
import { endingList, expiredList, startingList } from './lists.ts'
import { nextStepOf } from './nextStep.ts'
import type { Whose } from './search.ts'
import { approvalsOf, cardsOf, failedOf, freshOf, overLimitOf, requisitionsOf, startingOf, toAssessOf, type Wait } from './waits.ts'

export type WaitGroup = {
  id: 'approvals' | 'overLimit' | 'applications' | 'feedback' | 'next' | 'leave' | 'learning' | 'running' | 'ending' | 'starting'
  waits: Wait[]
  total: number
  all?: string
}
/** What only comes nearer waits for nobody yet. */
const coming: readonly WaitGroup['id'][] = ['ending', 'starting']
const order = {
  all: ['approvals', 'overLimit', 'running', 'feedback', 'next', 'leave', 'learning', 'applications', 'ending', 'starting'],
  own: ['approvals', 'feedback', 'applications', 'overLimit', 'next', 'leave', 'learning', 'running', 'ending', 'starting'],
} as const satisfies Record<Whose, readonly WaitGroup['id'][]>

/** What waits for this person, from the lists themselves; what could not be loaded is named. */
export function useDay(whose: Whose) {
  const { useQuery } = recruitmentQueries
  const approvals = useQuery('get', '/approval')
  const selected = useQuery('post', '/application/selected/criteria', { body: dayBodies.selected })
  const failed = useQuery('post', '/outbox/criteria', { body: dayBodies.failed })
  const listed = useQuery('get', '/day', { params: { query: { whose } } }, { placeholderData: keepPreviousData })
  const cards = useQuery('get', '/scorecard')
  // The bell has asked for it already.
  const notices = useQuery('get', '/notification', {}, { refetchOnMount: false })
  const day = listed.data?.data
  const due = cards.data?.data.due ?? []

  const groups: Record<WaitGroup['id'], WaitGroup> = {
    approvals: group('approvals', approvalsOf(approvals.data?.data.content ?? [])),
    feedback: group('feedback', [...cardsOf(due), ...toAssessOf(day?.toAssess ?? [], due), ...failedOf(failed.data?.responseDataList ?? [])]),
    overLimit: group('overLimit', overLimitOf(day?.overLimit.longest ?? []), day?.overLimit.total, '/appsch?by=inStatus&is=over'),
    next: group('next', (selected.data?.responseDataList ?? []).flatMap(nextStepOf)),
    leave: group('leave', leaveOf(notices.data?.responseDataList ?? []), undefined, '/leave/team'),
    learning: group('learning', learningOf(notices.data?.responseDataList ?? [])),
    applications: group('applications', freshOf(day?.fresh.newest ?? []), day?.fresh.total, '/appsch?by=status&is=new+application'),
    running: group('running', requisitionsOf(day?.expired.first ?? []), day?.expired.total, expiredList()),
    ending: group('ending', requisitionsOf(day?.ending.first ?? []), day?.ending.total, endingList()),
    starting: group('starting', startingOf(day?.starting.first ?? []), day?.starting.total, startingList()),
  }
  const asked = { approvals, next: selected, feedback: failed, day: listed, scorecards: cards } as const
  const broken = (Object.keys(asked) as (keyof typeof asked)[]).filter((key) => asked[key].error && !asked[key].data)
  return {
    groups: order[whose].map((id) => groups[id]).filter((one) => one.waits.length > 0),
    total: Object.values(groups).reduce((sum, one) => sum + (coming.includes(one.id) ? 0 : one.total), 0),
    day,
    inTime: cards.data?.data,
    loading: Object.values(asked).some((query) => query.isPending),
    broken: broken.map((key) => t(key)),
    again: () => {
      for (const key of broken) void asked[key].refetch()
    },
  }
}

const group = (id: WaitGroup['id'], waits: Wait[], total = waits.length, all?: string): WaitGroup => ({ id, waits, total, ...(all ? { all } : {}) })
