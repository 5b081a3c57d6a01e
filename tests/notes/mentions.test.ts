import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accounts } from '../../server/tables/accounts.ts'
import { applicants, applications } from '../../server/tables/applications.ts'
import { testApp } from '../app.ts'
import { apply, type Clients, candidate, must, openPosition, read } from '../applications/candidates.ts'
import { change, colleagues, mailsAbout, notesOf, remove, textsOf, timeline, write, written } from './noted.ts'

const t = await testApp()
const { officer, manager, employee, requisitionId, officerId, managerId, employeeId, other, stranger, as, interviewed } = await colleagues(t)
const mentionable = async (who: Clients, id: number, search?: string) =>
  must(await who.recruitment.GET('/application/mentionable/{id}', { params: { path: { id }, query: search === undefined ? {} : { search } } })).responseDataList
const told = async (who: Clients) => must(await who.recruitment.GET('/notification')).responseDataList.filter(({ kind }) => kind === 'mention')

describe('colleagues who can be mentioned', () => {
  test('are those who may read the application, by name and without addresses', async () => {
    const { id } = await interviewed()
    const all = await mentionable(officer, id)
    const ids = all.map((one) => one.id)
    expect(ids).toEqual(expect.arrayContaining([managerId, employeeId, other.id]))
    for (const absent of [officerId, stranger.id]) expect(ids).not.toContain(absent)
    expect(new Set(all.flatMap((one) => Object.keys(one)))).toEqual(new Set(['id', 'name']))
    expect(await mentionable(officer, id, 'oberg')).toEqual([{ id: other.id, name: 'Ottilie Öberg' }])
    expect(await mentionable(employee, id, 'Ottilie Ö')).toEqual([{ id: other.id, name: 'Ottilie Öberg' }])
    for (const search of ['%', '_', 'ottilie@sample', 'Ranger']) expect(await mentionable(officer, id, search), search).toEqual([])
    await t.db.update(accounts).set({ status: 'disabled' }).where(eq(accounts.id, other.id))
    expect(await mentionable(officer, id, 'oberg')).toEqual([])
    await t.db.update(accounts).set({ status: 'active' }).where(eq(accounts.id, other.id))
    // Without an interview the employee is nobody here.
    const alone = await apply(officer, requisitionId)
    expect((await mentionable(officer, alone)).map((one) => one.id)).not.toContain(employeeId)
  })

  test('no more than twenty are offered at once', async () => {
    const id = await apply(officer, requisitionId)
    for (let n = 0; n < 25; n++) await t.person(`many.${n}@sample.example`, ['Recruitment Officer'], `Manifold ${String(n).padStart(2, '0')}`)
    expect((await mentionable(officer, id, 'manifold')).map(({ name }) => name)).toEqual(
      Array.from({ length: 20 }, (_, n) => `Manifold ${String(n).padStart(2, '0')}`),
    )
  })

  test('who may not read it is refused by name; of an applicant nothing is said, as if there were no such account', async () => {
    const id = await apply(officer, requisitionId)
    const applicant = await t.person('anna.applicant@sample.example', ['Applicant'], 'Anna Applicant')
    const { error, response } = await write(officer, id, `Look, @[${stranger.id}] and @[${managerId}]`, [stranger.id, managerId])
    expect([response.status, error?.errors]).toEqual([
      400,
      [{ field: 'mentions', message: 'Stan Ranger may not read this application and cannot be mentioned here.' }],
    ])
    const said = async (who: number) => (await write(officer, id, `Look, @[${who}]`, [who])).error?.errors
    expect(await said(applicant.id)).toEqual(await said(2_000_000_000))
    expect(JSON.stringify(await said(applicant.id))).not.toContain('Anna')
    // A mention without its place in the text would tell somebody of nothing.
    expect((await write(officer, id, 'Nobody is here', [managerId])).error?.errors).toMatchObject([{ field: 'mentions' }])
    expect([await textsOf(officer, id), await mailsAbout(t, id)]).toEqual([[], []])
  })
})

describe('who is mentioned', () => {
  test('is told once in the bell and once by mail, which lead to the note; its author is not', async () => {
    const id = await apply(officer, requisitionId)
    const before = [await told(manager), await told(officer)].map(({ length }) => length)
    const key = randomUUID()
    const text = `@[${managerId}], please call. Yes, @[${managerId}]! I, @[${officerId}], have written.`
    const answers = await Promise.all([1, 2, 3].map(() => write(officer, id, text, [managerId, officerId], key)))
    expect(new Set(answers.map((answer) => must(answer).responseData.id)).size).toBe(1)
    const note = must(answers[0]!).responseData.id
    expect(await textsOf(officer, id)).toEqual([text])
    const [mine, ...older] = await told(manager)
    expect([older.length, (await told(officer)).length]).toEqual(before)
    const { firstName, surName } = (await read(officer, id)).applicant
    expect(mine).toMatchObject({ notice: `mention:${note}`, id, noteId: note, title: `${firstName} ${surName}`, read: false })
    const [mail, ...more] = await mailsAbout(t, id)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ toEmail: 'manager@threshold.test', subject: expect.stringContaining(`${firstName} ${surName}`) })
    expect(mail!.body).toContain(encodeURIComponent(`/canprf?applicationId=${id}&tab=notes&note=${note}`))
    // What it says stays where it can be deleted.
    expect(`${mail!.html} ${mail!.body}`).not.toContain('please call')
  })

  test('is told no more once the note, the mention or the right to read it is gone', async () => {
    const { id, interviewId } = await interviewed()
    const ofThis = async (who: Clients) => (await told(who)).filter((one) => one.id === id).map(({ noteId }) => noteId)
    const first = await written(officer, id, `@[${employeeId}] @[${managerId}]`, [employeeId, managerId])
    expect([await ofThis(employee), await ofThis(manager)]).toEqual([[first], [first]])
    must(await change(officer, first, { text: `@[${employeeId}]`, mentions: [employeeId], version: 1 }))
    expect([await ofThis(employee), await ofThis(manager)]).toEqual([[first], []])
    const second = await written(officer, id, `@[${employeeId}]`, [employeeId])
    must(await remove(officer, first, 2))
    expect(await ofThis(employee)).toEqual([second])
    must(await officer.recruitment.DELETE('/interview/{interviewId}', { params: { path: { interviewId }, query: { version: 1 } } }))
    expect(await ofThis(employee)).toEqual([])
    // The author writes on all the same; only a new mention would be refused.
    must(await change(officer, second, { text: `@[${employeeId}] was here`, mentions: [employeeId], version: 1 }))
  })

  test('is called by the name of today, whatever it was when the note was written', async () => {
    const id = await apply(officer, requisitionId)
    const who = await t.person('mary.smith@sample.example', ['Recruitment Officer'], 'Mary Smith')
    const note = await written(officer, id, `Ask @[${who.id}] or @[77777]`, [who.id])
    await t.db.update(accounts).set({ name: 'Mary Jones' }).where(eq(accounts.id, who.id))
    const [shown] = (await notesOf(manager, id)).responseDataList
    expect(shown).toMatchObject({ id: note, text: `Ask @[${who.id}] or @[77777]`, mentions: [{ id: who.id, name: 'Mary Jones' }] })
  })
})

test('names stand in the mail as they are called, not as markup', async () => {
  const id = await apply(officer, requisitionId)
  await t.person('bobby@sample.example', ['Recruitment Officer'], '<b>Bobby</b> & Co')
  const [{ applicantId }] = (await t.db.select().from(applications).where(eq(applications.id, id))) as [typeof applications.$inferSelect]
  await t.db.update(applicants).set({ surName: '<img src=x>' }).where(eq(applicants.id, applicantId))
  await written(await as('bobby@sample.example'), id, `@[${officerId}]`, [officerId])
  const [mail] = await mailsAbout(t, id)
  expect(mail!.html).toContain('&lt;b&gt;Bobby&lt;/b&gt; &amp; Co')
  expect(mail!.html).not.toMatch(/<img|<b>Bobby/)
  expect(mail!.subject).toBe('<b>Bobby</b> & Co mentioned you: Sofia <img src=x>')
})

describe('while a requisition is screened without names', () => {
  test('a note is read with bars, and mail and bell call the candidate by a number, except by managers', async () => {
    const blind = await openPosition(t)
    must(await employee.recruitment.POST('/selection_process/without-names/{id}', { params: { path: { id: blind.requisitionId } }, body: { on: true } }))
    const person = { ...candidate(blind.requisitionId), firstName: 'Brelkob', surName: 'Marschützl', email: 'brelkob@qmail.example', mobile: '+61 400 731 007' }
    const id = must(await manager.recruitment.POST('/application', { body: person })).responseData.id
    await t.db.execute(sql`update applications set withheld = true, candidate_number = coalesce(candidate_number, 1) where id = ${id}`)
    const longest = (
      await t.db.execute<{ id: number }>(sql`insert into accounts (id, email, name, roles, status) overriding system value
      values (1234567, 'long@sample.example', 'Longinus', array['Recruitment Officer'], 'active') returning id`)
    ).rows[0]!.id
    const text = `Brelkob Marschützl (brelkob@qmail.example, +61 400 731 007) met @[${officerId}] and @[${longest}]`
    await written(manager, id, text, [officerId, longest])
    await written(officer, id, `@[${managerId}], who is this?`, [managerId])
    const [, seen] = await textsOf(officer, id)
    expect(seen).not.toMatch(/Brelko|Marsch|qmail|731/)
    expect(seen).toContain(`met @[${officerId}] and @[${longest}]`)
    expect((await timeline(officer, id, 'NOTE')).responseDataList.at(-1)!.note!.text).toBe(seen)
    expect(await textsOf(manager, id)).toContain(text)
    // Saved as it is read here, it would have lost what is behind the bars.
    const mine = await written(officer, id, 'I think this is Brelkob Marschützl')
    const [newest] = (await notesOf(officer, id)).responseDataList
    expect(newest).toMatchObject({ id: mine, mayChange: false, mayDelete: true })
    expect((await change(officer, mine, { text: newest!.text, mentions: [], version: 1 })).error).toMatchObject({ code: 'NAMES_WITHHELD' })
    must(await remove(officer, mine, 1))
    const { candidateNumber } = await read(officer, id)
    const called = `Candidate ${candidateNumber}`
    expect((await told(officer)).find((one) => one.id === id)!.title).toBe(called)
    expect((await told(manager)).find((one) => one.id === id)!.title).toBe('Brelkob Marschützl')
    const mails = await mailsAbout(t, id)
    const to = (email: string) => mails.find(({ toEmail }) => toEmail === email)!
    expect(to('officer@threshold.test').subject).toContain(called)
    expect(JSON.stringify(to('officer@threshold.test'))).not.toMatch(/Brelko|Marsch/)
    expect(to('manager@threshold.test').subject).toContain('Brelkob Marschützl')
  })
})
