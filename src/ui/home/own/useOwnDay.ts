import { recruitmentQueries } from '../../../api/queries.ts'
import { learningOf } from '../learningWaits.ts'
import { leaveOf } from '../leaveWaits.ts'
import { endingList, expiredList } from '../lists.ts'
import { groupOf, shownGroups, standingOf, waiting } from '../waitGroups.ts'
import { approvalsOf, cardsOf, requisitionsOf } from '../waits.ts'
import { declinedOf, documentsOf, prepareOf, questionsOf, tasksOf } from './ownWaits.ts'

/** What waits for somebody who works here: as approver, interviewer, owner of requisitions, as who leads people, and of their own. */
export function useOwnDay() {
  const { useQuery } = recruitmentQueries
  const approvals = useQuery('get', '/approval')
  const ownDay = useQuery('get', '/day/own')
  const cards = useQuery('get', '/scorecard')
  // The bell has asked for it already.
  const told = useQuery('get', '/notification', {}, { refetchOnMount: false })
  const day = ownDay.data?.data
  const notices = told.data?.responseDataList ?? []
  const groups = [
    groupOf('approvals', approvalsOf(approvals.data?.data.content ?? [])),
    groupOf('feedback', cardsOf(cards.data?.data.due ?? []), cards.data?.data.total, '/scorecard'),
    groupOf('prepare', prepareOf(day?.prepare ?? [])),
    groupOf('leave', leaveOf(notices), undefined, '/leave/team'),
    groupOf('question', questionsOf(notices)),
    groupOf('tasks', tasksOf(day?.tasks.first ?? []), day?.tasks.total, '/tasks'),
    groupOf('documents', documentsOf(day?.unread.first ?? []), day?.unread.total, '/my-record'),
    groupOf('learning', learningOf(notices)),
    groupOf('declined', declinedOf(day?.declined.first ?? []), day?.declined.total),
    groupOf('running', requisitionsOf(day?.expired.first ?? []), day?.expired.total, expiredList()),
    groupOf('ending', requisitionsOf(day?.ending.first ?? []), day?.ending.total, endingList()),
  ]
  return {
    groups: shownGroups(groups),
    total: waiting(groups),
    day,
    cards: cards.data?.data,
    ...standingOf({ approvals, ownDay, scorecards: cards, notices: told }),
  }
}
