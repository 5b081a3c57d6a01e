import { keepPreviousData } from '@tanstack/react-query'
import { recruitmentQueries } from '../../api/queries.ts'
import { learningOf } from './learningWaits.ts'
import { leaveOf } from './leaveWaits.ts'
import { endingList, expiredList, failedList, nextList, startingList } from './lists.ts'
import { nextStepOf } from './nextStep.ts'
import type { Whose } from './search.ts'
import { groupOf, shownGroups, standingOf, waiting } from './waitGroups.ts'
import { approvalsOf, cardsOf, failedOf, freshOf, overLimitOf, requisitionsOf, startingOf, toAssessOf } from './waits.ts'

const order = {
  all: ['approvals', 'overLimit', 'running', 'feedback', 'failed', 'next', 'leave', 'learning', 'applications', 'ending', 'starting'],
  own: ['approvals', 'feedback', 'failed', 'applications', 'overLimit', 'next', 'leave', 'learning', 'running', 'ending', 'starting'],
} as const satisfies Record<Whose, readonly string[]>

/** What waits for this person, from the lists themselves; what could not be loaded is named. */
export function useDay(whose: Whose) {
  const { useQuery } = recruitmentQueries
  const approvals = useQuery('get', '/approval')
  const listed = useQuery('get', '/day', { params: { query: { whose } } }, { placeholderData: keepPreviousData })
  const cards = useQuery('get', '/scorecard')
  // The bell has asked for it already.
  const notices = useQuery('get', '/notification', {}, { refetchOnMount: false })
  const day = listed.data?.data
  const due = cards.data?.data.due ?? []

  const groups = {
    approvals: groupOf('approvals', approvalsOf(approvals.data?.data.content ?? [])),
    feedback: groupOf('feedback', [...cardsOf(due), ...toAssessOf(day?.toAssess ?? [], due)]),
    failed: { ...groupOf('failed', failedOf(day?.failed.first ?? []), day?.failed.total, failedList()), more: day?.failed.more ?? false },
    overLimit: {
      ...groupOf('overLimit', overLimitOf(day?.overLimit.longest ?? []), day?.overLimit.total, '/appsch?by=inStatus&is=over'),
      more: day?.overLimit.more ?? false,
    },
    next: groupOf('next', (day?.next.first ?? []).flatMap(nextStepOf), day?.next.total, nextList()),
    leave: groupOf('leave', leaveOf(notices.data?.responseDataList ?? []), undefined, '/leave/team'),
    learning: groupOf('learning', learningOf(notices.data?.responseDataList ?? [])),
    applications: groupOf('applications', freshOf(day?.fresh.newest ?? []), day?.fresh.total, '/appsch?by=status&is=new+application'),
    running: groupOf('running', requisitionsOf(day?.expired.first ?? []), day?.expired.total, expiredList()),
    ending: groupOf('ending', requisitionsOf(day?.ending.first ?? []), day?.ending.total, endingList()),
    starting: groupOf('starting', startingOf(day?.starting.first ?? []), day?.starting.total, startingList()),
  }
  return {
    groups: shownGroups(order[whose].map((id) => groups[id])),
    total: waiting(Object.values(groups)),
    more: groups.overLimit.more || groups.failed.more,
    day,
    inTime: cards.data?.data,
    ...standingOf({ approvals, day: listed, scorecards: cards }),
  }
}
