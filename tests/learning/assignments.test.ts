import { eq } from 'drizzle-orm'
import { PDFDocument } from 'pdf-lib'
import { expect, test } from 'vitest'
import { daysAfter, todayIn } from '../../server/platform/days.ts'
import { employees } from '../../server/tables/employees.ts'
import { courseCompletions, sessionPlaces } from '../../server/tables/learning.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { testApp } from '../app.ts'
import { pdf, upload } from '../employees/onTheWay.ts'
import { must } from '../lifecycles/driver.ts'
import { readTagged } from '../taggedPdf.ts'
import { assigned, learner, oneQuestion, publishedCourse, readCourse } from './learners.ts'

const t = await testApp()
const officer = await t.as('officer')
const today = todayIn(t.app.settings)
const soon = daysAfter(today, 14)

test('whoever has read what there is to read says so, and it counts until it expires', async () => {
  const who = await learner(t)
  const courseId = await publishedCourse(t, { validMonths: 12 })
  const { me, own } = await assigned(t, { courseId, who, dueOn: soon })
  expect(own).toMatchObject({ state: 'DUE', status: 'assigned', dueOn: soon, completedOn: null })
  const { data } = must(await me.hr.POST('/learning/assignment/change-status', { body: { id: own.id, version: own.version, status: 'completed' } }))
  expect(data).toMatchObject({ state: 'DONE', completedOn: today, confirmedBy: expect.stringMatching(/^Learner \d+$/), transitions: [] })
  expect(data.validUntil?.slice(0, 4)).toBe(String(Number(today.slice(0, 4)) + 1))
})

test('a quiz is passed with enough right answers, and tried again after too few; the answers never leave the server', async () => {
  const who = await learner(t)
  const courseId = await publishedCourse(t, {
    questions: [...oneQuestion, { question: 'Who may enter?', options: ['All', 'Staff', 'Nobody'], answer: 1 }],
    passMark: 60,
  })
  const { me, own } = await assigned(t, { courseId, who, dueOn: soon })
  const read = () => me.hr.GET('/learning/assignment/{id}', { params: { path: { id: own.id } } }).then(must)
  const { data: before } = await read()
  expect(JSON.stringify(before.questions)).not.toContain('answer')
  const answers = (...options: number[]) => before.questions.map(({ id: questionId }, at) => ({ questionId, option: options[at]! }))
  const half = must(await me.hr.POST('/learning/assignment/quiz', { body: { id: own.id, version: before.version, answers: answers(1, 0) } }))
  expect(half).toMatchObject({
    score: 50,
    passed: false,
    data: { status: 'failed', state: 'FAILED' },
    message: '50 % were right, 60 % are needed. Read it again, then try again.',
  })
  const again = must(await me.hr.POST('/learning/assignment/change-status', { body: { id: own.id, version: half.data.version, status: 'assigned' } }))
  const all = must(await me.hr.POST('/learning/assignment/quiz', { body: { id: own.id, version: again.data.version, answers: answers(1, 1) } }))
  expect(all).toMatchObject({ score: 100, passed: true, data: { status: 'completed', score: 100 } })
})

test('a question without an answer is named', async () => {
  const { me, own } = await assigned(t, { courseId: await publishedCourse(t, { questions: oneQuestion }), who: await learner(t), dueOn: soon })
  const { error } = await me.hr.POST('/learning/assignment/quiz', {
    body: { id: own.id, version: own.version, answers: [{ questionId: 1_000_000, option: 0 }] },
  })
  expect(error?.errors).toEqual([{ field: 'answers.0', message: 'Answer question 1.' }])
})

test('a certificate from outside counts from its own day once HR has confirmed it, and is read by its person, the manager and HR alone', async () => {
  const manager = await learner(t)
  const who = await learner(t, { managerId: manager.id })
  const courseId = await publishedCourse(t, { kind: 'CERTIFICATE', link: null, validMonths: 24 })
  const { me, own } = await assigned(t, { courseId, who, dueOn: soon })
  const body = { id: own.id, version: own.version }
  const fileId = await upload(t, await t.tokenOf(who.email), await pdf('first aid'))
  const early = await me.hr.POST('/learning/assignment/certificate', { body: { ...body, fileId, completedOn: daysAfter(today, 1) } })
  expect(early.error?.errors).toEqual([{ field: 'completedOn', message: 'This day has not come yet. Enter the day that stands on the certificate.' }])
  const day = daysAfter(today, -30)
  const handed = must(await me.hr.POST('/learning/assignment/certificate', { body: { ...body, fileId, completedOn: day } })).data
  expect(handed).toMatchObject({ state: 'HANDED_IN', certificate: { id: fileId } })
  const accepted = must(await officer.hr.POST('/learning/assignment/change-status', { body: { ...body, version: handed.version, status: 'completed' } })).data
  expect(accepted).toMatchObject({ status: 'completed', completedOn: day, confirmedBy: expect.any(String) })
  const readers = { [who.email]: 200, [manager.email]: 200, 'officer@threshold.test': 200, [(await learner(t)).email]: 404 }
  for (const [email, status] of Object.entries(readers)) {
    const answer = await fetch(`${t.address}/api/v1/file/${fileId}`, { headers: { authorization: `Bearer ${await t.tokenOf(email)}` } })
    expect(answer.status, email).toBe(status)
  }
})

test('to do a course again adds a completion and leaves the first as it was', async () => {
  const who = await learner(t)
  const courseId = await publishedCourse(t)
  for (const _ of [1, 2]) {
    const { me, own } = await assigned(t, { courseId, who, dueOn: soon })
    must(await me.hr.POST('/learning/assignment/change-status', { body: { id: own.id, version: own.version, status: 'completed' } }))
    const { version } = await readCourse(t, courseId)
    must(await officer.hr.PUT('/learning/course/{id}', { params: { path: { id: courseId } }, body: { version, link: `https://example.org/${version}` } }))
  }
  const { data } = must(await officer.hr.GET('/learning/evidence/{employeeId}', { params: { path: { employeeId: who.id } } }))
  expect(data.completions.map(({ courseVersion }) => courseVersion)).toEqual([2, 1])
})

test('a manager assigns to the own team, and to nobody else', async () => {
  const manager = await learner(t)
  const [mine, others] = [await learner(t, { managerId: manager.id }), await learner(t)]
  const [courseId, me] = [await publishedCourse(t), await t.as(manager.email)]
  const assign = (employeeIds: number[]) => me.hr.POST('/learning/assign', { body: { courseId, employeeIds, dueOn: soon } })
  expect(must(await assign([mine.id])).responseDataList).toMatchObject([{ employeeId: mine.id, assigned: true, message: null }])
  expect(must(await assign([mine.id])).responseDataList).toMatchObject([{ assigned: false, message: 'This course is open already.' }])
  expect((await assign([mine.id, others.id])).error?.errors?.[0]?.field).toBe('employeeIds')
  const matrix = must(await me.hr.POST('/learning/matrix', { body: {} }))
  expect(matrix.responseDataList.map(({ employeeId }) => employeeId)).toEqual([mine.id])
  expect((await (await t.as(others.email)).hr.POST('/learning/matrix', { body: {} })).response.status).toBe(403)
})

test('whoever has left is told by name', async () => {
  const gone = await learner(t, { status: 'ended', endedOn: today })
  const body = { courseId: await publishedCourse(t), employeeIds: [gone.id], dueOn: soon }
  expect(must(await officer.hr.POST('/learning/assign', { body })).responseDataList).toMatchObject([{ assigned: false, message: 'This employment has ended.' }])
})

test('the certificate of a completion is a PDF; before that it is refused in words', async () => {
  const who = await learner(t, { firstName: 'Łucja', lastName: 'Нестеренко' })
  const { me, own } = await assigned(t, { courseId: await publishedCourse(t), who, dueOn: soon })
  const path = { params: { path: { id: own.id } } }
  expect((await me.hr.GET('/learning/assignment/certificate-pdf/{id}', path)).error).toMatchObject({ code: 'NOT_COMPLETED' })
  must(await me.hr.POST('/learning/assignment/change-status', { body: { id: own.id, version: own.version, status: 'completed' } }))
  const { response, data } = await me.hr.GET('/learning/assignment/certificate-pdf/{id}', { ...path, parseAs: 'arrayBuffer' })
  expect(response.headers.get('content-type')).toBe('application/pdf')
  const document = await PDFDocument.load(data as unknown as ArrayBuffer)
  expect(document.getTitle()).toContain('Łucja Нестеренко')
  const read = await readTagged(new Uint8Array(data as unknown as ArrayBuffer))
  expect(read).toMatchObject({ isMarked: true, language: 'en', loose: [] })
  expect(read.lines.slice(0, 2)).toEqual(['Document', '  H1: Certificate of completion'])
  expect(read.lines[2]).toMatch(/^ {2}P: Łucja Нестеренко has completed the course /)
})

/** A session that so many may attend, and people who have the course to do. */
async function session(seats: number, people: number) {
  const courseId = await publishedCourse(t, { kind: 'SESSION', link: null })
  const body = { courseId, place: 'Room 3', day: soon, from: '09:00', until: '11:00', seats }
  const { id } = must(await officer.hr.POST('/learning/session', { body })).responseData
  const all: ({ who: Awaited<ReturnType<typeof learner>> } & Awaited<ReturnType<typeof assigned>>)[] = []
  for (let at = 0; at < people; at++) {
    const who = await learner(t)
    all.push({ who, ...(await assigned(t, { courseId, who, dueOn: soon })) })
  }
  const book = async (at: number, sessionId: number | null) => {
    const { me, own } = all[at]!
    const { data } = must(await me.hr.GET('/learning/assignment/{id}', { params: { path: { id: own.id } } }))
    return must(await me.hr.POST('/learning/session/book', { body: { id: own.id, version: data.version, sessionId } }))
  }
  const read = () =>
    officer.hr.GET('/learning/session/of-course/{id}', { params: { path: { id: courseId } } }).then((answer) => must(answer).responseDataList[0]!)
  return { id, all, book, read, courseId }
}

test('a place that is given back goes to the first who waits, and is told to them', async () => {
  const { id, all, book, read } = await session(1, 3)
  expect((await book(0, id)).data.session).toMatchObject({ state: 'PLACE' })
  expect((await book(1, id)).data.session).toMatchObject({ state: 'WAITING' })
  expect((await book(2, id)).message).toBe('You are on the waiting list. You are told when a place is free.')
  const { me, own } = all[2]!
  const seen = must(await me.hr.GET('/learning/assignment/{id}', { params: { path: { id: own.id } } })).data.sessions
  expect(seen).toMatchObject([{ id, free: 0, waiting: 2 }])
  expect((await book(0, null)).data.session).toBe(null)
  expect((await read()).people.map(({ employeeId, state }) => [employeeId, state])).toEqual([
    [all[1]!.who.id, 'PLACE'],
    [all[2]!.who.id, 'WAITING'],
  ])
  const [mail] = await t.db.select().from(outbox).where(eq(outbox.toEmail, all[1]!.who.email))
  expect(mail?.body).toContain('A place is free for you now')
})

test('of many who take the last place at the same moment one has it', async () => {
  const { id, book, read } = await session(1, 6)
  await Promise.all([...Array(6).keys()].map((at) => book(at, id)))
  const states = (await read()).people.map(({ state }) => state)
  expect(states.filter((state) => state === 'PLACE')).toHaveLength(1)
  expect(states).toHaveLength(6)
})

test('a session that is called off lets everybody choose another one and writes to them', async () => {
  const { id, all, book, read } = await session(1, 2)
  await book(0, id)
  await book(1, id)
  const { version } = await read()
  must(await officer.hr.PUT('/learning/session/{id}', { params: { path: { id } }, body: { version, calledOff: 'The trainer is ill' } }))
  expect((await read()).people).toEqual([])
  for (const { who } of all) {
    const [mail] = await t.db.select().from(outbox).where(eq(outbox.toEmail, who.email))
    expect(mail?.body).toContain('The trainer is ill')
  }
})

test('who was there has completed the course, who was not chooses another session', async () => {
  const { id, all, book, read, courseId } = await session(5, 2)
  await book(0, id)
  await book(1, id)
  const { version } = await read()
  const people = all.map(({ who }, at) => ({ employeeId: who.id, present: at === 0 }))
  const record = (ofVersion: number) => officer.hr.POST('/learning/session/attendance', { body: { id, version: ofVersion, people } })
  expect((await record(version)).error).toMatchObject({ code: 'SESSION_IS_AHEAD' })
  await t.pool.query('update course_sessions set day = $1 where id = $2', [today, id])
  must(await record(version))
  expect((await read()).people.map(({ state }) => state)).toEqual(['PRESENT', 'ABSENT'])
  const made = await t.db.select().from(courseCompletions).where(eq(courseCompletions.courseId, courseId))
  expect(made).toMatchObject([{ employeeId: all[0]!.who.id, completedOn: today }])
  const ahead = await t.db.select().from(sessionPlaces).where(eq(sessionPlaces.sessionId, id))
  expect(ahead.map(({ state }) => state).toSorted()).toEqual(['ABSENT', 'PRESENT'])
})

test('nobody reads the learning of somebody else', async () => {
  const [who, other] = [await learner(t), await learner(t)]
  const { own } = await assigned(t, { courseId: await publishedCourse(t), who, dueOn: soon })
  const stranger = await t.as(other.email)
  expect((await stranger.hr.GET('/learning/assignment/{id}', { params: { path: { id: own.id } } })).response.status).toBe(404)
  expect((await stranger.hr.GET('/learning/evidence/{employeeId}', { params: { path: { employeeId: who.id } } })).response.status).toBe(404)
  await t.db.update(employees).set({ managerId: other.id }).where(eq(employees.id, who.id))
  expect((await stranger.hr.GET('/learning/evidence/{employeeId}', { params: { path: { employeeId: who.id } } })).response.status).toBe(200)
})
