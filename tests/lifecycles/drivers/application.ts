import { eq, sql } from 'drizzle-orm'
import { lockApplication } from '../../../server/records/applications.ts'
import { applicants, applications } from '../../../server/tables/applications.ts'
import { letters } from '../../../server/tables/letters.ts'
import { moveApplication } from '../../../server/workflows/moveApplication.ts'
import type { ApplicationEvent } from '../../../src/machines/lifecycles/application.ts'
import { applicationLifecycle } from '../../../src/machines/lifecycles/application.ts'
import type { TestApp } from '../../app.ts'
import { moveTo } from '../../applications/candidates.ts'
import { selectedApplication } from '../../letters/case.ts'
import { answered, type Driver, done, nothing, type Outcome, prepared, type Step } from '../driver.ts'
import { lettersOf } from './letters.steps.ts'

/** By change-status as an officer does; what follows a letter, by the letter. */
export async function applicationDriver(t: TestApp): Promise<Driver<'application'>> {
  const officer = await t.as('officer')

  async function begin() {
    const { application, applicant } = await selectedApplication(t, 'new application')
    const { id } = application
    const { offer, contract, employee, known } = await lettersOf(t, id, applicant.email)
    const status = async () => (await t.db.select().from(applications).where(eq(applications.id, id)))[0]!.status
    /** As the handler of a letter moves it. */
    const follow = (type: ApplicationEvent['type']) =>
      done(() =>
        t.db.transaction(async (tx) =>
          moveApplication(tx, await lockApplication(tx, id), {
            event: applicationLifecycle.events[type],
            by: 'system',
            actors: applicationLifecycle.permissions[type],
          }),
        ),
      )
    const change: Step = { send: (to) => answered(moveTo(officer, id, to as Parameters<typeof moveTo>[2], 'Another direction')) }
    /** By the letter where there is one to act on, else straight at the lifecycle. */
    const byLetter = (type: ApplicationEvent['type'], act: () => Promise<Outcome>): Step => prepared(nothing, act, () => follow(type))
    const endOffer = async () => {
      if ((await status()) === 'offer sent') return offer.revoke()
      // An accepted offer has no call that takes it back; its application still knows what would follow.
      await t.db.update(letters).set({ status: 'revoked' }).where(eq(letters.id, known.offerId))
      return follow('offerEnded')
    }
    return {
      id,
      status,
      events: {
        returnToNew: change,
        screen: change,
        shortlist: change,
        interview: change,
        checkReferences: change,
        checkBackground: change,
        select: change,
        hold: change,
        resume: change,
        reject: change,
        withdraw: change,
        reopen: change,
        undo: change,
        sendOffer: byLetter('sendOffer', async () => {
          await offer.save()
          return offer.send()
        }),
        acceptOffer: byLetter('acceptOffer', async () => {
          await offer.view()
          return offer.answer('accepted')
        }),
        offerEnded: byLetter('offerEnded', endOffer),
        sendContract: byLetter('sendContract', async () => {
          await contract.save()
          return contract.send()
        }),
        signContract: byLetter('signContract', async () => {
          await contract.view()
          return contract.sign()
        }),
        contractEnded: byLetter('contractEnded', contract.revoke),
        hire: byLetter('hire', () => employee('active')),
      },
    }
  }

  /** An application that stands where the guard is asked, with nothing that would open it. */
  const withheld = (status: Parameters<typeof selectedApplication>[1], type: ApplicationEvent['type'], more?: (id: number) => Promise<unknown>) => async () => {
    const { application } = await selectedApplication(t, status)
    await more?.(application.id)
    return done(() =>
      t.db.transaction(async (tx) =>
        moveApplication(tx, await lockApplication(tx, application.id), {
          event: applicationLifecycle.events[type],
          by: 'system',
          actors: applicationLifecycle.permissions[type],
        }),
      ),
    )
  }
  const withOffer = async (id: number) => {
    const [about] = await t.db
      .select({ email: applicants.email })
      .from(applications)
      .innerJoin(applicants, eq(applicants.id, applications.applicantId))
      .where(eq(applications.id, id))
    const { offer } = await lettersOf(t, id, about!.email)
    await t.db.update(applications).set({ status: 'selected' }).where(eq(applications.id, id))
    await offer.save()
    await offer.send()
  }
  const withContract = async (id: number) => {
    await withOffer(id)
    await t.db.execute(sql`update letters set kind = 'contract' where application_id = ${id}`)
    await t.db.update(applications).set({ status: 'contract sent' }).where(eq(applications.id, id))
  }

  return {
    begin,
    withheld: {
      offerLetterIsOut: withheld('selected', 'sendOffer'),
      offerLetterIsAccepted: withheld('offer sent', 'acceptOffer'),
      offerLetterHasEnded: withheld('new application', 'offerEnded', withOffer),
      contractLetterIsOut: withheld('offer accepted', 'sendContract'),
      contractLetterIsSigned: withheld('contract sent', 'signContract'),
      contractLetterHasEnded: withheld('new application', 'contractEnded', withContract),
      contractLetterIsConverted: withheld('contract signed', 'hire'),
      wasHeldFrom: withheld('on hold', 'resume'),
      justLeft: withheld('rejected', 'undo'),
      requisitionIsOpen: withheld('rejected', 'reopen', (id) =>
        t.db.execute(sql`update requisitions set status = 'CN' where id = (select requisition_id from applications where id = ${id})`),
      ),
    },
  }
}
