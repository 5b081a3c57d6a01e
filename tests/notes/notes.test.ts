import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accounts } from '../../server/tables/accounts.ts'
import { applicants } from '../../server/tables/applications.ts'
import { applicationNotes, noteMentions } from '../../server/tables/notes.ts'
import { testApp } from '../app.ts'
import { apply, type Clients, must, openPosition, read } from '../applications/candidates.ts'
import { statementsOf } from '../statements.ts'
import { change, colleagues, mailsAbout, notesOf, remove, textsOf, timeline, write, written } from './noted.ts'

const t = await testApp()
const { officer, manager, employee, requisitionId, officerId, managerId, other, stranger, as, interviewed } = await colleagues(t)
const [otherOfficer, outsider] = [await as(other.email), await as(stranger.email)]
const at = (id: number) => ({ params: { path: { id } } })

describe('who reads and writes notes', () => {
  test('whoever may read the application, and nobody else', async () => {
    const { id, interviewId } = await interviewed()
    const mine = await written(employee, id, 'Knows our wards.\nAsked about parking.')
    const theirs = await written(officer, id, 'Called twice.')
    expect(await textsOf(employee, id)).toEqual(['Called twice.', 'Knows our wards.\nAsked about parking.'])
    const [newest, first] = (await notesOf(employee, id)).responseDataList
    expect(newest).toMatchObject({ id: theirs, mayChange: false, mayDelete: false, changedAt: null })
    expect(first).toMatchObject({ id: mine, mayChange: true, mayDelete: true })
    const refused = await Promise.all([
      outsider.recruitment.GET('/application/notes/{id}', at(id)),
      outsider.recruitment.GET('/application/mentionable/{id}', at(id)),
      write(outsider, id, 'Let me in'),
      change(outsider, mine, { text: 'Mine now', mentions: [], version: 1 }),
      remove(outsider, mine, 1),
    ])
    expect(refused.map(({ response }) => response.status)).toEqual([404, 404, 404, 404, 404])
    // Who no longer holds the interview reads nothing of it any more, the own note neither.
    must(await officer.recruitment.DELETE('/interview/{interviewId}', { params: { path: { interviewId }, query: { version: 1 } } }))
    expect((await employee.recruitment.GET('/application/notes/{id}', at(id))).response.status).toBe(404)
    expect((await change(employee, mine, { text: 'Still me', mentions: [], version: 1 })).response.status).toBe(404)
  })

  test('a page of many takes as many statements as one of few, and a note is found on its page', async () => {
    const [few, many] = [await apply(officer, requisitionId), await apply(officer, requisitionId)]
    await written(officer, few, `Only one for @[${managerId}]`, [managerId])
    const ids: number[] = []
    for (let n = 0; n < 23; n++) ids.push(await written(officer, many, `Note ${n} for @[${managerId}]`, [managerId]))
    const of = async (id: number) => (await statementsOf(t, () => notesOf(manager, id))).length
    expect(await of(many)).toBe(await of(few))
    const { responseDataList, paging } = await notesOf(manager, many, { size: 10, note: ids[7]! })
    expect(paging).toMatchObject({ page: 2, totalElements: 23, totalPages: 3 })
    expect(responseDataList.map(({ id }) => id)).toEqual(ids.slice(3, 13).toReversed())
    // Another application's note leads nowhere.
    expect((await notesOf(manager, few, { size: 10, note: ids[0]! })).paging.page).toBe(1)
  })
})

describe('a note is changed and deleted', () => {
  test('by its author: the moment is shown, and only who is newly mentioned is told', async () => {
    const id = await apply(officer, requisitionId)
    const note = await written(officer, id, `For @[${managerId}]`, [managerId])
    expect((await change(manager, note, { text: 'Better so', mentions: [], version: 1 })).response.status).toBe(403)
    must(await change(officer, note, { text: `For @[${managerId}] and @[${other.id}]`, mentions: [managerId, other.id], version: 1 }))
    const [shown] = (await notesOf(manager, id)).responseDataList
    expect(shown).toMatchObject({ version: 2, changedAt: expect.any(String), mentions: expect.arrayContaining([{ id: other.id, name: 'Ottilie Öberg' }]) })
    expect((await mailsAbout(t, id)).map(({ toEmail }) => toEmail)).toEqual(['manager@threshold.test', other.email])
    // Taken out and put back again: told already.
    must(await change(officer, note, { text: 'For nobody', mentions: [], version: 2 }))
    must(await change(officer, note, { text: `For @[${managerId}]`, mentions: [managerId], version: 3 }))
    expect(await mailsAbout(t, id)).toHaveLength(2)
  })

  test('of two changes at once one wins, the other is told so and nothing of it is kept', async () => {
    const id = await apply(officer, requisitionId)
    const note = await written(officer, id, 'First')
    const both = await Promise.all(['Left', 'Right'].map((text) => change(officer, note, { text, mentions: [], version: 1 })))
    expect(both.map(({ response }) => response.status).toSorted()).toEqual([200, 409])
    expect(both.find(({ response }) => response.status === 409)!.error).toMatchObject({ code: 'STALE_VERSION' })
    const winner = both[0]!.response.status === 200 ? 'Left' : 'Right'
    expect(await textsOf(officer, id)).toEqual([winner])
    expect((await remove(officer, note, 1)).error).toMatchObject({ code: 'STALE_VERSION' })
    const [gone, late] = [await remove(officer, note, 2), await change(officer, note, { text: 'Too late', mentions: [], version: 2 })]
    expect([gone.response.status, late.response.status]).toEqual([200, 404])
  })

  test('with its text everywhere; who deleted whose note, and when, stays', async () => {
    const id = await apply(officer, requisitionId)
    const secret = 'Xylophonium'
    const key = randomUUID()
    const note = await written(officer, id, `${secret} for @[${other.id}]`, [other.id], key)
    must(await change(officer, note, { text: `${secret} again for @[${other.id}]`, mentions: [other.id], version: 1 }))
    expect((await remove(otherOfficer, note, 2)).response.status).toBe(403)
    must(await remove(manager, note, 2))
    expect(await textsOf(officer, id)).toEqual([])
    const [kept] = await t.db.select().from(applicationNotes).where(eq(applicationNotes.id, note))
    expect(kept).toMatchObject({ text: '', deletedAt: expect.any(Date) })
    expect(await t.db.$count(noteMentions, eq(noteMentions.noteId, note))).toBe(0)
    const { rows } = await t.db.execute<{ table_name: string }>(sql`select table_name from information_schema.tables where table_schema = 'public'`)
    const holding: string[] = []
    for (const { table_name: name } of rows) {
      const found = await t.db.execute(sql`select 1 from ${sql.identifier(name)} row where row::text like ${`%${secret}%`} limit 1`)
      if (found.rows.length > 0) holding.push(name)
    }
    expect(holding).toEqual([])
    const lines = (await timeline(officer, id, 'NOTE')).responseDataList
    const { name } = (await t.db.select().from(accounts).where(eq(accounts.id, managerId)))[0]!
    const { name: author } = (await t.db.select().from(accounts).where(eq(accounts.id, officerId)))[0]!
    expect(lines).toMatchObject([{ entity: 'note', action: 'delete', actorName: name, detail: author, at: expect.any(String) }])
  })

  test('the log of the requisition tells of it to those who may read the application, without its text', async () => {
    const id = await apply(officer, requisitionId)
    const note = await written(officer, id, 'Zinnoberrot')
    must(await change(officer, note, { text: 'Zinnoberrot and green', mentions: [], version: 1 }))
    const log = async (who: Clients) => {
      const query = { entity: 'note', size: 100 as const }
      return must(await who.recruitment.GET('/audit-log/{requisitionId}', { params: { path: { requisitionId }, query } })).responseDataList
    }
    const mine = (await log(officer)).map(({ action }) => action)
    expect(mine.slice(0, 2)).toEqual(['change', 'add'])
    expect(JSON.stringify(await log(manager))).not.toContain('Zinnober')
    // The owner of the requisition interviews others, not this one.
    expect((await log(employee)).length).toBeLessThan(mine.length)
  })
})

describe('the timeline', () => {
  test('holds notes as a kind of their own, with their text, in the order of everything', async () => {
    const id = await apply(officer, requisitionId)
    await written(officer, id, 'Before')
    must(await officer.recruitment.POST('/application/change-review-value', { body: { applicationId: id, reviewTypeEnum: 'YES' } }))
    const last = await written(manager, id, `After, @[${officerId}]`, [officerId])
    must(await change(manager, last, { text: `After all, @[${officerId}]`, mentions: [officerId], version: 1 }))
    const all = await timeline(officer, id)
    const lines = all.responseDataList.filter(({ kind }) => kind === 'NOTE' || kind === 'REVIEW').map(({ kind, note }) => note?.text ?? kind)
    expect(lines).toEqual([`After all, @[${officerId}]`, 'REVIEW', 'Before'])
    expect(all.kinds).toContainEqual({ kind: 'NOTE', total: 2 })
    const only = await timeline(officer, id, 'NOTE')
    expect(only.responseDataList.map(({ note }) => note?.id)).toHaveLength(2)
    expect(only.responseDataList[0]!.note!.mentions).toMatchObject([{ id: officerId }])
  })
})

describe('text that means harm', () => {
  const hostile = [
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    'نص من اليمين \u202e txt.exe',
    'x'.repeat(3000),
    "'; drop table application_notes; --",
    'One\n\n\tTwo  three',
    '@[abc] @[] @[99999999999999999999] @[0]',
  ]
  test.each(hostile)('%j stays text', async (text) => {
    const id = await apply(officer, requisitionId)
    await written(officer, id, text)
    expect(await textsOf(officer, id)).toEqual([text])
    expect((await timeline(officer, id, 'NOTE')).responseDataList[0]!.note!.text).toBe(text)
  })

  test('control characters go, lines stay, and nothing but blanks is no note', async () => {
    const id = await apply(officer, requisitionId)
    await written(officer, id, '  a\u0007b\r\nc\u0085\u001b[31m  ')
    expect(await textsOf(officer, id)).toEqual(['ab\nc[31m'])
    expect((await write(officer, id, ' \n\u0007 ')).error?.errors).toMatchObject([{ field: 'text' }])
    expect((await write(officer, id, 'x'.repeat(4001))).response.status).toBe(400)
    must(await write(officer, id, '👩🏽‍🚀'.repeat(800)))
  })
})

test('notes stay with their application when it comes to another requisition, and when its person is merged', async () => {
  const { requisitionId: elsewhere } = await openPosition(t)
  const [id, twin] = [await apply(officer, requisitionId), await apply(officer, elsewhere)]
  await written(officer, id, 'Goes along')
  const [mine, theirs] = [await read(officer, id), await read(officer, twin)]
  const [keptId, goneId] = [theirs.applicant.id!, mine.applicant.id!]
  const versionOf = async (one: number) => (await t.db.select().from(applicants).where(eq(applicants.id, one)))[0]!.version
  const body = { keptId, goneId, keptVersion: await versionOf(keptId), goneVersion: await versionOf(goneId) }
  must(await officer.recruitment.POST('/applicant/merge', { body }))
  expect((await read(officer, id)).applicant.id).toBe(theirs.applicant.id)
  expect(await textsOf(officer, id)).toEqual(['Goes along'])
  must(await officer.recruitment.POST('/applicant/undo-merge', { body: { keptId, goneId } }))
  expect(await textsOf(officer, id)).toEqual(['Goes along'])
  const { version } = await read(officer, id)
  const moved = { version, requisitionId: elsewhere }
  must(await officer.recruitment.POST('/application/update/{applicationId}', { params: { path: { applicationId: id } }, body: moved }))
  expect((await read(officer, id)).requisitionId).toBe(elsewhere)
  expect(await textsOf(officer, id)).toEqual(['Goes along'])
})
