import { randomBytes } from 'node:crypto'
import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import { claimFile, claimHash } from '../../files/claimFile.ts'
import { resumeKinds } from '../../files/cv/contentKind.ts'
import { keep, takeIn } from '../../files/cv/takeInFile.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { write } from '../../platform/db/transaction.ts'
import { notFound, wrongField } from '../../platform/http/problem.ts'
import { addressOf, type Limit } from '../../platform/http/rateLimit.ts'
import { checkedAnswers } from '../../records/applicationAnswers.ts'
import { keepConsents } from '../../records/consents.ts'
import { presentWording } from '../../records/consentWording.ts'
import { newOwnKey } from '../../records/ownLinks.ts'
import { readQuestions } from '../../records/postQuestions.ts'
import { keepReferral, referrerOf } from '../../records/referrals.ts'
import { tokenWhereAsked } from '../../records/voluntary/questions.ts'
import { findOpen } from '../../requisitions/listOpenPositions.ts'
import { type Asked, askedOf } from '../../requisitions/positionFacts.ts'
import { createApplication } from './createApplication.ts'
import { isOneself } from './findPerson.ts'
import { mailReceived } from './mailReceived.ts'

type PublicApplication = components['schemas']['PublicApplication']

export const applyLimits = {
  uploadResume: { bucket: ({ request }) => `upload:ip:${addressOf(request)}`, most: 20, seconds: 600 },
  applyForPosition: { bucket: ({ request }) => `apply:ip:${addressOf(request)}`, most: 20, seconds: 3600 },
} satisfies Partial<Record<keyof operations, Limit>>

export const applyHandlers = (app: App) =>
  ({
    uploadResume: async (call) => {
      const taken = await takeIn(call.files.file, resumeKinds)
      const token = randomBytes(32).toString('base64url')
      const file = await keep(app, taken, { purpose: 'resume', claimHash: claimHash(token) })
      return { data: { id: file.id, token, originalName: file.originalName, size: file.size } }
    },

    applyForPosition: async (call) => {
      const { body } = call
      const person = personOf(body)
      // Not among what is kept of the answer: keys are not stored.
      let ownKey: string | undefined
      const answer = await write(app, call, async (tx) => {
        const position = await findOpen(tx, call.params.id, app.settings)
        if (!position) throw notFound('open position')
        const { requisitionId, title, resumeRequired } = position
        checkHeld(body, await askedOf(tx, requisitionId))
        const answered = checkedAnswers(await readQuestions(tx, position.id), body.answers ?? [])
        if (resumeRequired && !body.resume) throw wrongField('resume', 'Choose your CV as a PDF or DOCX file.')
        const resume = body.resume ? await claimFile(tx, body.resume.id, { token: body.resume.token }, 'resume') : null
        const referrer = body.referral ? await referrerOf(tx, app.settings.secret, body.referral) : null
        // Nobody refers themselves: by the own link one applies as anybody does.
        const own = newOwnKey(app)
        const by = referrer && !(await isOneself(tx, referrer, person.email)) ? referrer : null
        const { id, row, asked, link } = await createApplication(tx, {
          requisitionId,
          applicant: person,
          answers: answersOf(body),
          resumeId: resume?.id ?? null,
          source: by ? 'REFERRAL' : 'JOB_POST',
          channel: body.channel ?? null,
          referredBy: by?.name,
          answered,
          keepOnFile: body.keepLonger ?? false,
          ownKey: own,
        })
        if (by) await keepReferral(tx, { accountId: by.id, requisitionId, applicationId: id, way: 'LINK' })
        await keepConsents(tx, id, body.wording ?? presentWording(), [
          { kind: 'APPLICATION', given: true },
          ...(body.keepLonger ? [{ kind: 'KEEP_LONGER' as const, given: true }] : []),
        ])
        await mailReceived(app, tx, { ...person, row, asked, link, positionTitle: title })
        ownKey = own.key
        return { responseData: { id }, message: 'Successfully created!' }
      })
      // Neither is this: beside the number of the application it would lead to the answers.
      const voluntaryToken = await tokenWhereAsked(app.db, app.settings.secret, answer.responseData.id)
      return { ...answer, responseData: { ...answer.responseData, ...(ownKey && { ownKey }), ...(voluntaryToken && { voluntaryToken }) } }
    },
  }) satisfies Pick<Handlers<operations>, 'uploadResume' | 'applyForPosition'>

const lists = {
  qualificationIds: 'qualifications',
  certificationIds: 'certifications',
  workAuthIds: 'workAuths',
  skillIds: 'skills',
  designationIds: 'designations',
} as const satisfies Partial<Record<keyof PublicApplication, keyof Asked>>
const heldLists = Object.keys(lists) as (keyof typeof lists)[]

/** Only what the position asks about can be stated. */
function checkHeld(body: PublicApplication, asked: Asked) {
  const stranger = heldLists.find((field) => body[field]?.some((id) => !asked[lists[field]].some((item) => item.id === id)))
  if (stranger) throw wrongField(stranger, 'The position changed in the meantime. Look at your answers again.')
}

const personOf = ({ title, firstName, middleName, surName, email, mobile }: PublicApplication) => ({
  title: title?.trim() || null,
  firstName: firstName.trim(),
  middleName: middleName?.trim() || null,
  surName: surName.trim(),
  email: email.trim(),
  mobile: mobile.trim(),
})

/** What counts for the score. */
function answersOf({ cityId, totalExperience, expectedSalary, salaryCurrency, expectedSalOption, ...body }: PublicApplication) {
  const pay = expectedSalary === undefined ? {} : { expectedSalary, salaryCurrency, expectedSalOption }
  return {
    ...(cityId === undefined ? {} : { cityId }),
    ...(totalExperience === undefined ? {} : { totalExperience }),
    ...pay,
    ...Object.fromEntries(heldLists.map((field) => [field, body[field] ?? []])),
  }
}
