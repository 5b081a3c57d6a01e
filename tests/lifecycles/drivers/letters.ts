import { sql } from 'drizzle-orm'
import { moveLetter } from '../../../server/letters/moveLetter.ts'
import { lockLetter } from '../../../server/records/letters.ts'
import { lapseLetters } from '../../../server/workflows/letters/lapseLetters.ts'
import type { TestApp } from '../../app.ts'
import { moveTo } from '../../applications/candidates.ts'
import { pdf, upload } from '../../employees/onTheWay.ts'
import { selectedApplication } from '../../letters/case.ts'
import { answered, column, type Driver, done, nothing, type Outcome, prepared } from '../driver.ts'
import { lettersOf } from './letters.steps.ts'

/** A letter that the office wrote for a selected candidate, and the way to it. */
async function offerWritten(t: TestApp) {
  const { application, applicant } = await selectedApplication(t)
  const steps = await lettersOf(t, application.id, applicant.email)
  await steps.offer.save()
  return { ...steps, application }
}

async function contractWritten(t: TestApp) {
  const about = await offerWritten(t)
  await about.offer.send()
  await about.offer.view()
  await about.offer.answer('accepted')
  await about.contract.save()
  return about
}

/** The day of answering passes, and the hourly job comes by. */
function lapsing(t: TestApp, kind: 'offer' | 'contract', id: () => number) {
  const straight = () =>
    done(() =>
      t.db.transaction(async (tx) => {
        const { letter, about } = await lockLetter(tx, kind, id())
        await moveLetter(t.app, tx, letter, 'lapse', { about, by: 'system', actors: ['system'] })
      }),
    )
  const dayPasses = () => t.db.execute(sql`update letters set lapses_on = '2020-01-01' where id = ${id()}`)
  return { straight, step: prepared(dayPasses, () => done(() => lapseLetters(t.app)), straight), dayPasses }
}

/** The application ends, and with it what was agreed. */
const rejected = async (t: TestApp, applicationId: number) => answered(moveTo(await t.as('officer'), applicationId, 'rejected', 'Another direction'))

const tooMuch = { salaryMinor: 19_000_000 }
let texts = 0
const anotherText = () => ({ managerName: `Owen Marsh ${++texts}` })
const outcomeOf = async (work: Promise<void>): Promise<Outcome> =>
  work.then(
    () => ({ status: 200, code: undefined, why: undefined }),
    (error: Error) => {
      const { code } = JSON.parse(error.message.replace(/^refused: /, ''))
      return { status: code === 'TRANSITION_NOT_ALLOWED' ? 409 : 400, code, why: undefined }
    },
  )

export const offerLetterDriver = async (t: TestApp): Promise<Driver<'offerLetter'>> => ({
  begin: async () => {
    const { offer, known, signedInToken, application } = await offerWritten(t)
    const signedInAfter = async (outcome: Outcome) => {
      await signedInToken()
      return outcome
    }
    const revise = (change: Parameters<typeof offer.save>[0]) => offer.save(change)
    return {
      id: known.offerId,
      applicant: signedInToken,
      status: () => column(t, 'letters', known.offerId),
      events: {
        revise: prepared(
          nothing,
          () => outcomeOf(revise(anotherText())),
          () => offer.reviseStraight(),
        ),
        release: { ready: () => revise(tooMuch), send: offer.release },
        send: { send: async () => signedInAfter(await offer.send()), quiet: true },
        view: { send: offer.view, quiet: true },
        accept: { send: () => offer.answer('accepted') },
        decline: { send: () => offer.answer('declined') },
        lapse: lapsing(t, 'offer', () => known.offerId).step,
        revoke: { send: offer.revoke },
        annul: prepared(
          nothing,
          () => rejected(t, application.id),
          () => offer.annulStraight(),
        ),
      },
    }
  },
  withheld: {
    applicationIsSelected: async () => {
      const { offer, application } = await offerWritten(t)
      await t.db.execute(sql`update applications set status = 'screening' where id = ${application.id}`)
      return offer.send()
    },
    everyFieldIsFilled: async () => {
      const { offer } = await offerWritten(t)
      await offer.save({ startDate: null })
      return offer.send()
    },
    answerDateIsAhead: async () => {
      const { offer, known } = await offerWritten(t)
      await lapsing(t, 'offer', () => known.offerId).dayPasses()
      return offer.send()
    },
    answerDateHasPassed: async () => {
      const { offer, known } = await offerWritten(t)
      await offer.send()
      return lapsing(t, 'offer', () => known.offerId).straight()
    },
    payIsReleased: async () => {
      const { offer } = await offerWritten(t)
      await offer.save(tooMuch)
      return offer.send()
    },
    payAwaitsRelease: async () => (await offerWritten(t)).offer.release(),
    someoneElseWroteIt: async () => {
      const { offer, known } = await offerWritten(t)
      await offer.save(tooMuch)
      await t.db.execute(sql`update letters set maker_id = (select id from accounts where email = 'manager@threshold.test') where id = ${known.offerId}`)
      return offer.release()
    },
    documentsAreUploaded: async () => {
      const { offer, application } = await offerWritten(t)
      await offer.send()
      await t.db.execute(
        sql`insert into compliance_items (application_id, name, source, mandatory) values (${application.id}, 'Proof of identity', 'Offer', true)`,
      )
      await offer.view()
      return offer.answer('accepted')
    },
  },
})

export const contractLetterDriver = async (t: TestApp): Promise<Driver<'contractLetter'>> => ({
  begin: async () => {
    const { contract, known, employee, signedInToken, application } = await contractWritten(t)
    return {
      id: known.contractId,
      applicant: signedInToken,
      status: () => column(t, 'letters', known.contractId),
      events: {
        revise: prepared(
          nothing,
          () => outcomeOf(contract.save(anotherText())),
          () => contract.reviseStraight(),
        ),
        release: { ready: () => contract.save(tooMuch), send: contract.release },
        send: { send: contract.send, quiet: true },
        view: { send: contract.view, quiet: true },
        sign: { send: contract.sign },
        decline: { send: contract.decline },
        lapse: lapsing(t, 'contract', () => known.contractId).step,
        revoke: { send: contract.revoke },
        annul: prepared(
          nothing,
          () => rejected(t, application.id),
          () => contract.annulStraight(),
        ),
        convert: prepared(
          nothing,
          () => employee('active'),
          () => contract.convertStraight(),
        ),
      },
    }
  },
  withheld: {
    offerIsAccepted: async () => {
      const { contract, application } = await contractWritten(t)
      await t.db.execute(sql`update applications set status = 'selected' where id = ${application.id}`)
      return contract.send()
    },
    everyFieldIsFilled: async () => {
      const { contract } = await contractWritten(t)
      await contract.save({ startDate: null })
      return contract.send()
    },
    answerDateIsAhead: async () => {
      const { contract, known } = await contractWritten(t)
      await lapsing(t, 'contract', () => known.contractId).dayPasses()
      return contract.send()
    },
    answerDateHasPassed: async () => {
      const { contract, known } = await contractWritten(t)
      await contract.send()
      return lapsing(t, 'contract', () => known.contractId).straight()
    },
    payIsReleased: async () => {
      const { contract } = await contractWritten(t)
      await contract.save(tooMuch)
      return contract.send()
    },
    payAwaitsRelease: async () => (await contractWritten(t)).contract.release(),
    someoneElseWroteIt: async () => {
      const { contract, known } = await contractWritten(t)
      await contract.save(tooMuch)
      await t.db.execute(sql`update letters set maker_id = (select id from accounts where email = 'manager@threshold.test') where id = ${known.contractId}`)
      return contract.release()
    },
    mandatoryComplianceIsIn: async () => {
      const { contract, application } = await contractWritten(t)
      await contract.send()
      await t.db.execute(
        sql`insert into compliance_items (application_id, name, source, mandatory) values (${application.id}, 'Proof of identity', 'Contract', true)`,
      )
      await contract.view()
      return contract.sign()
    },
    onboardingDocumentsAreIn: async () => {
      const { contract } = await contractWritten(t)
      const fileId = await upload(t, await t.tokenOf('officer@threshold.test'), await pdf('code of conduct'))
      await contract.send()
      await t.db.execute(
        sql`insert into onboarding_documents (name, status, mandatory, file_id, position) values ('Code of conduct', 'published', true, ${fileId}, 99)`,
      )
      await contract.view()
      const outcome = await contract.sign()
      await t.db.execute(sql`update onboarding_documents set status = 'retired' where name = 'Code of conduct'`)
      return outcome
    },
  },
})
