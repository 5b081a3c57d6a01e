import { QueryObserver } from '@tanstack/react-query'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../src/api/cache.ts'
import { transport } from '../../src/api/transport.ts'
import { allOperations } from '../operations.ts'

/** What is a POST for its filters or its body and changes nothing, each with what it is. */
const READS = {
  listUsers: 'a list with its filters',
  countViews: 'counts for the views of a list',
  findLearning: 'people and their courses on a day',
  getLearningCompliance: 'the figures of a day',
  exportLearning: 'their rows as a file',
  previewOfferLetter: 'shows what would be sent',
  previewOfferLetterPdf: 'shows what would be sent',
  previewContractLetter: 'shows what would be sent',
  previewContractLetterPdf: 'shows what would be sent',
  checkLetterSeal: 'reads a copy and keeps nothing',
  findOwnLetters: 'reads by the address of the person',
  exportReferenceItems: 'a workbook',
  exportSelectedApplications: 'a workbook',
  searchSelectedApplications: 'a list with its filters',
  previewEmailTemplate: 'shows what would be sent',
  previewMessages: 'shows what would be sent',
  searchOutbox: 'a list with its filters',
  exportOutbox: 'a workbook',
  findEmployees: 'a list with its filters',
  findExpiringDocuments: 'a list with its filters',
  exportExpiringDocuments: 'a workbook',
  exportReport: 'a workbook',
  exportFairness: 'a workbook',
  findReportRows: 'a list with its filters',
  exportReportRows: 'a workbook',
  exportHiringPlan: 'a workbook',
  findHiringRows: 'a list with its filters',
  exportHiringRows: 'a workbook',
  findBudgetedPositions: 'a list with its filters',
  exportBudgetedPositions: 'a workbook',
  previewBudget: 'shows what would change',
  findTasks: 'a list with its filters',
  exportTasks: 'a workbook',
  findLeaveLedger: 'a list with its filters',
  previewLeave: 'shows what would be asked for',
  findLeaveRequests: 'a list with its filters',
  exportLeaveRequests: 'a workbook',
  findLeaveBalances: 'a list with its filters',
  exportLeaveBalances: 'a workbook',
  findCourses: 'a list with its filters',
  exportCourses: 'a workbook',
  findLearningRules: 'a list with its filters',
  exportLearningRules: 'a workbook',
  exportEmployees: 'a workbook',
  findOnboardingProgress: 'a list with its filters',
  exportOnboardingProgress: 'a workbook',
  findRequisitions: 'a list with its filters',
  listPipelines: 'counts for the rows of a list',
  exportRequisitions: 'a workbook',
  getClosingOfSeveral: 'shows what would end',
  previewApplicationStatusInBulk: 'shows what would move',
  readRequisitionSheets: 'what is printed',
  tryWeights: 'ranks and keeps nothing',
  findPastRanking: 'a list with its filters',
  exportPastRanking: 'a workbook',
  createProfile: 'reads a CV and keeps nothing',
  readResume: 'reads a CV and keeps nothing',
  readOwnApplication: 'reads by the key of a link',
  readPublicResume: 'reads a CV and keeps nothing',
  findApplications: 'a list with its filters',
  readApplicationBoard: 'a list with its filters',
  exportApplications: 'a workbook',
  findCandidates: 'a list with its filters',
  exportCandidates: 'a workbook',
  findPeopleWeKnow: 'a list with its filters',
  findPeopleGroups: 'a list with its filters',
  findGroupMembers: 'a list with its filters',
  findReferrals: 'a list with its filters',
  findInterviews: 'a list with its filters',
  exportInterviews: 'a workbook',
  readInterviewCalendar: 'a list with its filters',
  findFreeTimes: 'reads and keeps nothing',
  previewInterviewTimes: 'shows what would be offered',
  listOwnTimes: 'reads by the key of a link',
}
const keys = [
  ['get', '/application/reviews/{id}', {}],
  ['post', '/application/criteria', {}],
  ['lifecycle', 'application', 1],
]
afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  queryClient.clear()
  for (const key of keys) queryClient.setQueryData(key, 'as it was read')
})

/** What is asked again after a write that the service answers with this header. */
async function askedAgain(touched: string | null, status = 200) {
  const answer = new Response('{}', { status, headers: touched === null ? {} : { touched } })
  await transport(new Request('http://localhost/api/v1/application/change-status', { method: 'POST', body: '{}' }), async () => answer)
  return keys.filter((key) => queryClient.getQueryState(key)?.isInvalidated).map(([, what]) => what)
}

test('a write that says what it touched leaves other paths as they are; what has no path is asked again', async () => {
  expect(await askedAgain('/application/criteria /requisitions')).toEqual(['/application/criteria', 'application'])
})

test('a write that touches no list leaves every path as it is', async () => {
  expect(await askedAgain('')).toEqual(['application'])
})

test('a call that reads, and one that is refused, leave everything as it is; who was too late sees what the others did', async () => {
  expect(await askedAgain(null)).toEqual([])
  expect(await askedAgain('/application', 400)).toEqual([])
  expect(await askedAgain('/application/reviews', 409)).toEqual(['/application/reviews/{id}', 'application'])
})

test('what adds to a list is marked as old with it, and is not asked beside it', async () => {
  const ask = vi.fn(async () => 'counts')
  const counts = new QueryObserver(queryClient, {
    queryKey: ['post', '/view-counts'],
    queryFn: ask,
    staleTime: 60_000,
    meta: { addsTo: '/application/criteria' },
  })
  const leave = counts.subscribe(() => {})
  await expect.poll(() => counts.getCurrentResult().isSuccess).toBe(true)
  await askedAgain('/requisitions')
  expect(counts.getCurrentResult().isStale).toBe(false)
  await askedAgain('/application')
  expect([counts.getCurrentResult().isStale, ask.mock.calls.length]).toEqual([true, 1])
  // The list is asked, and then here again.
  counts.setOptions({ ...counts.options, enabled: false })
  counts.setOptions({ ...counts.options, enabled: true })
  await expect.poll(() => counts.getCurrentResult().isStale).toBe(false)
  expect(ask).toHaveBeenCalledTimes(2)
  leave()
})

const operations = await allOperations()

test('every operation that changes something says what it touched', () => {
  const silent = operations.filter(({ id, method, touches }) => method !== 'GET' && touches === undefined && !Object.hasOwn(READS, id))
  expect(silent.map(({ id }) => id)).toEqual([])
})

test('each beginning that is named is the beginning of a path, and each that only reads says nothing', () => {
  const paths = operations.map(({ path }) => path.replace(/^\/api(\/\w+)?\/v1/, ''))
  const named = new Set(operations.flatMap(({ touches = [] }) => touches))
  expect([...named].filter((beginning) => !paths.some((path) => path.startsWith(beginning)))).toEqual([])
  expect(Object.keys(READS).filter((id) => operations.find((one) => one.id === id)?.touches !== undefined)).toEqual([])
})
