import { and, eq, inArray, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { tellMatches } from '../../server/applications/keepSearch.ts'
import { stepsOf } from '../../server/records/selectionSteps.ts'
import { complianceItems, interviews } from '../../server/tables/applications.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { readWorkbook } from '../../server/workbooks/readWorkbook.ts'
import { put } from '../access/calls.ts'
import { matrix } from '../access/matrix.ts'
import type { About, Kind, Row } from '../access/rows.ts'
import { testApp } from '../app.ts'
import { accountId, dayFromNow, moveTo, must } from '../applications/candidates.ts'
import { plainCall } from '../arbitrary.ts'
import { addressOf, allOperations, type Input, type Operation } from '../operations.ts'
import { leaksOf } from './leaks.ts'
import { applied, HOW_MANY, personOf, recordsOf } from './people.ts'

const t = await testApp()
const everything = await allOperations()
const p = await applied(t)
const people = Array.from({ length: HOW_MANY }, (_, n) => personOf(n))
const rows = await recordsOf(t, p.ids)
const view = must(await p.officer.auth.POST('/views', { body: { list: 'applications', name: 'Captains', search: {} } })).responseData.id
await t.db.execute(sql`insert into kept_searches (view_id, criteria, after) values (${view}, ${JSON.stringify({ search: 'captain' })}::jsonb, 0)`)
await tellMatches(t.app)

const leakIn = leaksOf(people)

const reads = everything.filter(
  ({ id, method, touches, isPublic, upload }) =>
    !isPublic && !upload && id !== 'logout' && (method === 'GET' ? !/^send|^clone/.test(id) : touches === undefined),
)
const aboutsOf = ({ id }: Operation): readonly About[] => {
  const row: Row = (matrix as Record<string, Row>)[id]!
  return typeof row === 'string' ? [] : (row.slice(1) as About[])
}

const mails = await t.db.select({ id: outbox.id, applicationId: outbox.applicationId }).from(outbox).where(inArray(outbox.applicationId, p.ids))
const held = await t.db.select().from(interviews).where(eq(interviews.requisitionId, p.requisitionId))
const items = await t.db.select().from(complianceItems).where(inArray(complianceItems.applicationId, p.ids))
/** The keys of somebody's records, by their kinds. */
function keysOf(n: number): Partial<Record<Kind, readonly (number | string)[]>> {
  const row = rows[n]!
  return {
    application: [row.id],
    applicant: [row.applicantId],
    requisition: [p.requisitionId],
    resume: [row.resumeFileId!],
    message: mails.filter(({ applicationId }) => applicationId === row.id).map(({ id }) => id),
    interview: held.filter(({ applicationId }) => applicationId === row.id).map(({ id }) => id),
    step: held.filter(({ applicationId }) => applicationId === row.id).map(({ stepId }) => stepId),
    complianceItem: items.filter(({ applicationId }) => applicationId === row.id).map(({ id }) => id),
    view: [view],
    peopleGroup: [p.groupId],
    address: [people[n]!.email],
  } as Partial<Record<Kind, readonly (number | string)[]>>
}
const shared = ['requisition', 'view', 'peopleGroup']
const isPersonal = (operation: Operation) => aboutsOf(operation).some(([kind]) => Object.hasOwn(keysOf(0), kind) && !shared.includes(kind))

/** What a plain call cannot know, so that it would be refused before it says anything. */
const [officerId, days] = [await accountId(t, 'officer@threshold.test'), { firstDay: dayFromNow(2), lastDay: dayFromNow(4), zone: 'Europe/Berlin' }]
const known: Record<string, object> = {
  previewEmailTemplate: { event: 'APPLICATION_RECEIVED' },
  findFreeTimes: { accountIds: [officerId], zone: days.zone },
  previewInterviewTimes: { ...days, interviewerIds: [officerId], processRequisitionStepsId: (await stepsOf(t.db, p.requisitionId))[0]!.id },
}

/** Calls about somebody, one for each record that an operation can be about. */
function callsAbout(operation: Operation, n: number): Input[] {
  const keys = keysOf(n)
  const plain = plainCall(operation)
  let calls = [known[operation.id] ? { ...plain, body: { ...(plain.body as object), ...known[operation.id] } } : plain]
  for (const [kind, place] of aboutsOf(operation)) {
    const ofKind = keys[kind]
    if (ofKind)
      calls = calls.flatMap((call) =>
        ofKind.map((key) => {
          const next = structuredClone(call)
          put(next, place, key)
          return next
        }),
      )
  }
  return calls
}

async function ask(token: string, operation: Operation, input: Input) {
  const answer = await t.server.inject({
    method: operation.method,
    url: addressOf(operation, input),
    headers: { authorization: `Bearer ${token}`, 'sec-fetch-site': 'same-origin' },
    ...(input.body === undefined ? {} : { payload: input.body as object }),
  })
  expect(answer.statusCode, `${operation.id}: ${answer.body.slice(0, 300)}`).toBeLessThan(500)
  const shown = `${operation.id} ${addressOf(operation, input)} ${JSON.stringify(input.body ?? '').slice(0, 200)}`
  expect(leakIn(answer.body), shown).toBeUndefined()
  expect(leakIn(JSON.stringify(answer.headers)), shown).toBeUndefined()
  return { status: answer.statusCode, body: answer.body, bytes: answer.rawPayload, shown }
}

/** What an officer cannot have of somebody whose name is withheld. */
const refused = [
  ...['getOfferLetterDesk', 'previewOfferLetter', 'previewOfferLetterPdf', 'getContractLetterDesk', 'previewContractLetter', 'previewContractLetterPdf'],
  ...['downloadFile', 'getRequisitionLock', 'getApplicant', 'listDuplicates', 'previewMerge'],
  // Not an officer's at all.
  ...['findOwnLettersByGet', 'findOwnLetters', 'previewEmailTemplate'],
]
/** What says nothing of a person to anybody. */
const nameless = [
  ...['findOwnLettersByGet', 'findOwnLetters', 'getRequisitionLock', 'getApplicationTransitions', 'getApplicationScore', 'getPastScore', 'listDuplicates'],
  ...['getComplianceItemLifecycle', 'getInterviewLifecycle', 'listRequirementJudgements', 'findFreeTimes', 'listMentionable', 'listInterviewOffers'],
]
const asOfficer = await t.tokenOf('officer@threshold.test')
const asEmployee = await t.tokenOf('employee@threshold.test')

describe.each([
  ['an officer', asOfficer],
  ['an employee who interviews and raised the requisition', asEmployee],
])('%s', (_, token) => {
  test.each(reads.filter(isPersonal).map((operation) => [operation.id, operation] as const))('%s about each of them', async (id, operation) => {
    const statuses = new Set<number>()
    for (const n of people.keys()) for (const call of callsAbout(operation, n)) statuses.add((await ask(token, operation, call)).status)
    // What is refused as a whole, since it is about the person alone; everything else is answered.
    if (token === asOfficer) expect([id, statuses.has(200)]).toEqual([id, !refused.includes(id)])
  })

  test.each(reads.filter((operation) => !isPersonal(operation)).map((operation) => [operation.id, operation] as const))('%s', async (_id, operation) => {
    for (const call of callsAbout(operation, 0)) await ask(token, operation, call)
  })
})

/** Lists with filters, and the columns of each that say something of a person. */
const lists: Record<string, { search: boolean; columns: string[] }> = {
  findApplications: { search: true, columns: ['applicantName', 'applicantEmail', 'applicantCell', 'resume', 'cv'] },
  findCandidates: { search: true, columns: ['applicantName', 'applicantEmail', 'applicantCell', 'resume', 'cv', `answer${p.questionId}`] },
  findPeopleWeKnow: { search: true, columns: ['name'] },
  findGroupMembers: { search: true, columns: ['name', 'email'] },
  readApplicationBoard: { search: true, columns: ['applicantName', 'applicantEmail', 'applicantCell', 'resume', 'cv'] },
  searchSelectedApplications: { search: true, columns: ['applicantName', 'applicantEmail', 'applicantCell', 'resume'] },
  findInterviews: { search: true, columns: ['applicantName'] },
  searchOutbox: { search: true, columns: ['toName', 'toEmail', 'subject'] },
  findEmployees: { search: true, columns: ['applicantEmail'] },
  findRequisitions: { search: true, columns: [] },
}
const operationOf = (id: string) => everything.find((one) => one.id === id)!
const hidden = new Set(p.ids)
type Listed = { id: number; applicationId?: number | null; applicantName?: string }
/** Which of the hidden an answer lists. */
function listed(body: string): number[] {
  const answer = JSON.parse(body) as { responseDataList?: Listed[]; data?: { columns: { cards: Listed[] }[] } }
  const found = answer.responseDataList ?? answer.data?.columns.flatMap(({ cards }) => cards) ?? []
  return found.flatMap(({ id, applicationId, applicantName }) => {
    const of = applicationId ?? (applicantName === undefined ? null : id)
    return of !== null && hidden.has(of) ? of : []
  })
}

describe('no search and no filter of an officer finds or confirms who is hidden', () => {
  test.each(Object.entries(lists))('%s', async (id, { columns }) => {
    const operation = operationOf(id)
    for (const n of [0, 7, 14, 23, 31, 38, 45, 52, 59]) {
      const person = people[n]!
      const name = `${person.firstName} ${person.surName}`
      for (const words of [person.firstName, person.surName, name, person.email, person.mobile, person.phone, person.street, person.file]) {
        const input = { ...callsAbout(operation, n)[0]!, body: { search: words.slice(0, 60) } }
        expect(listed((await ask(asOfficer, operation, input)).body), `${id} ${words}`).toEqual([])
        for (const column of columns) {
          const filtered = { columns: [column], operators: ['STR_CONTAIN'], values: [words] }
          expect(listed((await ask(asOfficer, operation, { ...input, body: filtered })).body), `${id} ${column} ${words}`).toEqual([])
        }
      }
    }
  })

  test('also not by what somebody is not called, or by having a name at all', async () => {
    const operation = operationOf('findApplications')
    const person = people[5]!
    for (const [column, operator, value] of [
      ['applicantName', 'STR_NOT', person.firstName],
      ['applicantEmail', 'FILLED', ''],
      ['applicantCell', 'EMPTY', ''],
      ['resume', 'FILLED', ''],
      ['applicantId', 'NUM_EQUAL', String(rows[5]!.applicantId)],
    ]) {
      const body = { columns: [column], operators: [operator], values: [value], size: 100 }
      expect(listed((await ask(asOfficer, operation, { path: {}, query: {}, header: {}, body })).body), `${column} ${operator}`).toEqual([])
    }
    // A word that is left in the CV finds them all the same, also when another is excluded that is struck out.
    const words = { columns: ['cv'], operators: ['STR_CONTAIN'], values: [`employer -${person.firstName}`], size: 100 }
    expect(listed((await ask(asOfficer, operation, { path: {}, query: {}, header: {}, body: words })).body)).toContain(p.ids[5])
  })
})

test.each(['applicantName', '-applicantName', 'applicantEmail', 'applicantCell', '-resume', 'applicantId'])(
  'sorted by %s those who are hidden stand last, by their numbers, each once',
  async (sort) => {
    const pages: { id: number; candidateNumber: number | null }[] = []
    for (let page = 1; ; page++) {
      const { responseDataList } = must(await p.officer.recruitment.POST('/application/criteria', { body: { sort, size: 25, page } }))
      pages.push(...responseDataList)
      if (responseDataList.length < 25) break
    }
    const all = must(await p.manager.recruitment.POST('/application/criteria', { body: { size: 100, countAll: true } })).paging.totalElements
    expect(new Set(pages.map(({ id }) => id)).size).toBe(all)
    expect(pages.slice(-HOW_MANY).map(({ candidateNumber }) => candidateNumber)).toEqual(Array.from({ length: HOW_MANY }, (_, n) => n + 1))
    expect(pages.slice(0, -HOW_MANY).every(({ candidateNumber }) => candidateNumber === null)).toBe(true)
  },
)

const sheets: Record<string, string[]> = {
  exportApplications: ['id', 'applicantId', 'applicantName', 'applicantEmail', 'applicantCell', 'resume'],
  exportCandidates: ['id', 'applicantId', 'applicantName', 'applicantEmail', 'applicantCell', 'resume', `answer${p.questionId}`],
  exportSelectedApplications: ['id', 'applicantName', 'applicantEmail', 'applicantCell', 'resume'],
  exportInterviews: ['id', 'applicantName', 'interviewers'],
  exportOutbox: ['id', 'toName', 'toEmail', 'subject'],
}
test.each(Object.entries(sheets))('%s holds numbers, as CSV and as a workbook', async (id, columns) => {
  const operation = operationOf(id)
  for (const format of ['csv', 'xlsx']) {
    const body = { format, criteria: {}, show: columns.map((column) => ({ column, heading: column })) }
    const { status, body: text, bytes, shown } = await ask(asOfficer, operation, { ...callsAbout(operation, 4)[0]!, body })
    expect(status, shown).toBe(200)
    const cells = format === 'csv' ? text : JSON.stringify(await readWorkbook('sheet.xlsx', bytes))
    expect(leakIn(cells), shown).toBeUndefined()
    if (id === 'exportApplications' || id === 'exportCandidates') expect(cells).toContain(`Candidate ${HOW_MANY}`)
  }
})

test('who cannot come to an interview is told of by a number, to whoever reads no names', async () => {
  const toldTo = async (who: typeof p.officer) =>
    must(await who.recruitment.GET('/notification')).responseDataList.filter(({ kind, id }) => kind === 'cannotCome' && hidden.has(id))
  const [named, numbered] = [await toldTo(p.manager), await toldTo(p.officer)]
  expect(numbered).toHaveLength(HOW_MANY / 6)
  expect(numbered.map(({ title }) => title)).toEqual(numbered.map(({ id }) => `Candidate ${p.ids.indexOf(id) + 1}`))
  expect(leakIn(JSON.stringify(numbered))).toBeUndefined()
  expect(named.map(({ title, detail }) => leakIn(title) !== undefined && leakIn(detail!) !== undefined)).toEqual(named.map(() => true))
})

test('mails and refusals of an officer tell nothing either', async () => {
  const { data } = await p.officer.recruitment.POST('/application/change-status-bulk/preview', { body: { ids: p.ids, status: 'hired' } })
  expect(leakIn(JSON.stringify(data ?? ''))).toBeUndefined()
  const correct = await p.officer.recruitment.POST('/application/update/{applicationId}', {
    params: { path: { applicationId: p.ids[0]! } },
    body: { version: rows[0]!.version, surName: 'Guess' },
  })
  expect([correct.response.status, correct.error?.code]).toEqual([409, 'NAMES_WITHHELD'])
})

test('a manager reads the names by the same calls, so that the walk would have noticed them', async () => {
  const asManager = await t.tokenOf('manager@threshold.test')
  const unnamed: string[] = []
  for (const operation of reads.filter((one) => isPersonal(one) && !['downloadFile', 'previewOfferLetterPdf', 'previewContractLetterPdf'].includes(one.id))) {
    const leaks: (string | undefined)[] = []
    for (const call of [3, 4].flatMap((n) => callsAbout(operation, n))) {
      const payload = call.body === undefined ? {} : { payload: call.body as object }
      const headers = { authorization: `Bearer ${asManager}` }
      leaks.push(leakIn((await t.server.inject({ method: operation.method, url: addressOf(operation, call), headers, ...payload })).body))
    }
    if (leaks.every((leak) => leak === undefined)) unnamed.push(operation.id)
  }
  expect(unnamed.toSorted()).toEqual(nameless.toSorted())
})

test('a manager reads everybody, and finds them by name', async () => {
  for (const [n, id] of p.ids.entries()) {
    const { data } = must(await p.manager.recruitment.GET('/application/{id}', { params: { path: { id } } }))
    const { firstName, surName, email, mobile, phone, file } = people[n]!
    expect(data).toMatchObject({ candidateNumber: null, applicant: { firstName, surName, email, mobile, phone }, resume: { originalName: file } })
  }
  const found = must(await p.manager.recruitment.POST('/application/criteria', { body: { search: people[3]!.firstName } }))
  expect(found.responseDataList.map(({ id }) => id)).toContain(p.ids[3])
})

test('once they are shortlisted an officer reads everything of them, and goes on doing so', async () => {
  for (const [at, id] of p.ids.entries()) {
    const { status } = must(await p.manager.recruitment.GET('/application/{id}', { params: { path: { id } } })).data
    if (status === 'rejected') must(await moveTo(p.officer, id, 'screening'))
    if (status === 'on hold') must(await moveTo(p.officer, id, 'new application'))
    must(await moveTo(p.officer, id, 'shortlisted'))
    if (at % 2) must(await moveTo(p.officer, id, 'screening'))
    const { data } = must(await p.officer.recruitment.GET('/application/record/{id}', { params: { path: { id } } }))
    const { firstName, email, file } = people[at]!
    expect(data.application).toMatchObject({ candidateNumber: null, applicant: { firstName, email }, resume: { originalName: file } })
    const { text, resume } = must(await p.officer.recruitment.GET('/resume-report', { params: { query: { applicationId: id } } })).data
    expect([resume?.originalName, text.includes('█')]).toEqual([file, false])
  }
  const found = must(
    await p.officer.recruitment.POST('/application/criteria', { body: { columns: ['cv'], operators: ['STR_CONTAIN'], values: [people[9]!.email] } }),
  )
  expect(found.responseDataList.map(({ id }) => id)).toContain(p.ids[9])
  expect(
    (
      await t.db
        .select()
        .from(outbox)
        .where(and(inArray(outbox.applicationId, p.ids), eq(outbox.event, 'APPLICATION_RECEIVED')))
    ).length,
  ).toBe(HOW_MANY)
})
