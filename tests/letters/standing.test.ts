import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readLetterStandings } from '../../server/applications/readLetterStandings.ts'
import { applications } from '../../server/tables/applications.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { testApp } from '../app.ts'
import { must } from '../applications/candidates.ts'
import { accepted, registered } from '../employees/onTheWay.ts'

const t = await testApp()
const officer = await t.as('officer')
const lettersOf = async (id: number, who = officer) => must(await who.recruitment.GET('/application/record/{id}', { params: { path: { id } } })).data.letters

test('the record of a candidate tells when a letter was sent and to whom, opened, and sent again', async () => {
  const { applicationId, applicant, offerId, me } = await registered(t)
  const [sent, ...others] = await lettersOf(applicationId)
  expect(others).toEqual([])
  expect(sent).toMatchObject({ kind: 'offer', status: 'sent', viewedAt: null, answeredAt: null, mailed: { times: 1, toEmail: applicant.email } })
  expect(sent?.sentAt).toMatch(/Z$/)

  must(await me.hr.POST('/offer-letter/viewed', { body: { id: offerId } }))
  const [viewed] = await lettersOf(applicationId)
  expect(viewed?.viewedAt).toMatch(/Z$/)

  const { letter } = must(await officer.hr.GET('/offer-letter/application-details/{applicationId}', { params: { path: { applicationId } } })).data
  must(await officer.hr.POST('/offer-letter/resend/{id}', { params: { path: { id: offerId } }, body: { version: letter!.version } }))
  const reason = 'The mail server refused the message'
  await t.db
    .update(outbox)
    .set({ status: 'failed', reason })
    .where(eq(outbox.dedupe, `offer-letter:${offerId}:1:2`))
  const [again] = await lettersOf(applicationId)
  expect(again?.mailed).toMatchObject({ times: 2, toEmail: applicant.email, status: 'failed', reason })
  expect(again?.sentAt).toBe(sent?.sentAt)
})

test('an answered offer tells when, and who may not see all candidates reads of no letter', async () => {
  const { applicationId, application } = await accepted(t)
  const [offer] = await lettersOf(applicationId)
  expect(offer).toMatchObject({ kind: 'offer', status: 'accepted' })
  expect(offer?.answeredAt).toMatch(/Z$/)
  const interviewer = { accountId: 1, name: 'Ivo', email: 'ivo@sample.example', roles: ['Employee' as const], authorities: [], sid: 1 }
  const [row] = await t.db.select().from(applications).where(eq(applications.id, application.id))
  expect(row?.offerStatus).toBe('accepted')
  expect(await readLetterStandings(t.db, interviewer, row!)).toEqual([])
})
