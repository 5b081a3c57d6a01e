import { desc, eq, sql } from 'drizzle-orm'
import { moveLetter } from '../../../server/letters/moveLetter.ts'
import { lockLetter } from '../../../server/records/letters.ts'
import { SAMPLE_PASSWORD } from '../../../server/sample/samplePeople.ts'
import { letters } from '../../../server/tables/letters.ts'
import { outbox } from '../../../server/tables/outbox.ts'
import type { TestApp } from '../../app.ts'
import { clients } from '../../app.ts'
import { PASSWORD } from '../../employees/onTheWay.ts'
import { filled } from '../../letters/case.ts'
import { received } from '../../secrets.ts'
import { answered, done, must } from '../driver.ts'

const REASON = 'Plans have changed.'

/** The letters of one application, step by step, each by the call that a person makes. */
export async function lettersOf(t: TestApp, applicationId: number, email: string) {
  const officer = await t.as('officer')
  const known = { offerId: 0, contractId: 0, employeeId: 0 }
  let token: string | undefined
  const version = async (id: number) => (await t.db.select({ version: letters.version }).from(letters).where(eq(letters.id, id)))[0]?.version ?? 1
  const path = { params: { path: { applicationId } } }
  const of = (id: number) => ({ params: { path: { id } } })

  /** The applicant, who follows the code of the newest message once and stays signed in. */
  async function me() {
    if (!token) {
      const [mail] = await t.db.select().from(outbox).where(sql`${outbox.toEmail} = ${email} and ${outbox.body} ~ 'code'`).orderBy(desc(outbox.id)).limit(1)
      const code = mail && (await received(t, mail)).code
      // Whoever was sent no letter yet can still have an account.
      if (!code) await t.person(email, ['Applicant']).catch(() => undefined)
      if (code) must(await t.visitor.hr.POST('/user/reset-password', { body: { code, password: PASSWORD } }))
      token = await t.signIn(email, code ? PASSWORD : SAMPLE_PASSWORD)
    }
    return clients(t.address, token)
  }

  /** An event that has no call of its own where it is not allowed, straight at the lifecycle. */
  const straight = (kind: 'offer' | 'contract', event: 'revise' | 'convert' | 'annul') => () =>
    done(() =>
      t.db.transaction(async (tx) => {
        const { letter, about } = await lockLetter(tx, kind, kind === 'offer' ? known.offerId : known.contractId)
        await moveLetter(t.app, tx, letter, event, { about, by: 'system', actors: ['officer', 'system'] })
      }),
    )

  const offer = {
    reviseStraight: straight('offer', 'revise'),
    annulStraight: straight('offer', 'annul'),
    async save(change: Parameters<typeof filled>[1] = {}) {
      const { draft, letter } = must(await officer.hr.GET('/offer-letter/application-details/{applicationId}', path)).data
      const again = letter && ['saved'].includes(letter.status) ? { version: letter.version } : {}
      const saved = must(await officer.hr.POST('/offer-letter/save', { body: { applicationId, content: filled(draft, change), ...again } }))
      known.offerId = saved.responseData.id
    },
    send: async () => answered(officer.hr.POST('/offer-letter/send/{id}', { ...of(known.offerId), body: { version: await version(known.offerId) } })),
    release: async () =>
      answered((await t.as('manager')).hr.POST('/offer-letter/release/{id}', { ...of(known.offerId), body: { version: await version(known.offerId) } })),
    view: async () => answered((await me()).hr.POST('/offer-letter/viewed', { body: { id: known.offerId } })),
    answer: async (response: 'accepted' | 'declined') =>
      answered(
        (await me()).hr.POST('/offer-letter/change-response', {
          body: { id: known.offerId, version: await version(known.offerId), response, consent: true, reason: REASON },
        }),
      ),
    revoke: async () =>
      answered(officer.hr.POST('/offer-letter/revoke/{id}', { ...of(known.offerId), body: { version: await version(known.offerId), reason: REASON } })),
  }

  const contract = {
    reviseStraight: straight('contract', 'revise'),
    annulStraight: straight('contract', 'annul'),
    convertStraight: straight('contract', 'convert'),
    async save(change: Parameters<typeof filled>[1] = {}) {
      const { draft, letter } = must(await officer.hr.GET('/contract-letter/application-details/{applicationId}', path)).data
      const again = letter && ['saved'].includes(letter.status) ? { version: letter.version } : {}
      const saved = must(await officer.hr.POST('/contract-letter/save', { body: { applicationId, content: filled(draft, change), ...again } }))
      known.contractId = saved.responseData.id
    },
    send: async () => answered(officer.hr.POST('/contract-letter/send/{id}', { ...of(known.contractId), body: { version: await version(known.contractId) } })),
    release: async () =>
      answered(
        (await t.as('manager')).hr.POST('/contract-letter/release/{id}', { ...of(known.contractId), body: { version: await version(known.contractId) } }),
      ),
    view: async () => answered((await me()).hr.POST('/contract-letter/viewed', { body: { id: known.contractId } })),
    sign: async () => {
      const call = (await me()).hr.POST('/contract-letter/sign', {
        body: { id: known.contractId, version: await version(known.contractId), typedName: await fullName(), consent: true },
      })
      const { data } = await call
      if (data) known.employeeId = data.responseData.id
      return answered(call)
    },
    decline: async () =>
      answered((await me()).hr.POST('/contract-letter/decline', { body: { id: known.contractId, version: await version(known.contractId), reason: REASON } })),
    revoke: async () =>
      answered(
        officer.hr.POST('/contract-letter/revoke/{id}', { ...of(known.contractId), body: { version: await version(known.contractId), reason: REASON } }),
      ),
  }

  const fullName = async () => {
    const { rows } = await t.db.execute<{ name: string }>(
      sql`select concat_ws(' ', p.first_name, nullif(p.middle_name, ''), p.sur_name) as name from applications a join applicants p on p.id = a.applicant_id where a.id = ${applicationId}`,
    )
    return rows[0]?.name ?? ''
  }

  const employeeVersion = async () => Number((await t.db.execute(sql`select version from employees where id = ${known.employeeId}`)).rows[0]?.version ?? 1)
  /** HR's change of the employee; the first one converts. */
  const employee = async (status: 'active' | 'on leave' | 'suspended' | 'ended' | 'onboarding') =>
    answered(
      (await t.as('manager')).recruitment.POST('/employee/change-status', {
        body: { id: known.employeeId, status, version: await employeeVersion(), reason: REASON },
      }),
    )

  const signedInToken = async () => {
    await me()
    return token ?? ''
  }
  return { known, signedInToken, offer, contract, employee, version }
}
