import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { components, operations } from '../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../contract.ts'
import type { Tx } from '../database.ts'
import { claimFile, claimHash } from '../fileClaims.ts'
import { notFound, wrongField } from '../problem.ts'
import { countTry } from '../tries.ts'
import { write } from '../write.ts'
import { createApplication } from './createApplication.ts'
import { resumeKinds } from './cv/content.ts'
import { keep, takeIn } from './cv/takeIn.ts'
import { type Asked, askedOf } from './openPosition.ts'
import { findOpen, todayIn } from './openPositions.ts'
import { sendReceived } from './received.ts'
import { cities } from './reference.schema.ts'

type PublicApplication = components['schemas']['PublicApplication']

export const applyHandlers = (app: App) =>
  ({
    uploadResume: async (call) => {
      await countTry(app, `upload:ip:${call.request.ip}`, { most: 20, seconds: 600 })
      const taken = await takeIn(call.files.file, resumeKinds)
      const token = randomBytes(32).toString('base64url')
      const file = await app.db.transaction((tx) => keep(app.files, tx, taken, { purpose: 'resume', claimHash: claimHash(token) }))
      return { data: { id: file.id, token, originalName: file.originalName, size: file.size } }
    },

    applyForPosition: async (call) => {
      await countTry(app, `apply:ip:${call.request.ip}`, { most: 20, seconds: 3600 })
      const { body } = call
      return write(app, call, async (tx) => {
        const position = await findOpen(tx, call.params.id, todayIn(app.settings.timeZone))
        if (!position) throw notFound('open position')
        await checkStatements(tx, body, await askedOf(tx, position.requisitionId))
        const resume = await claimFile(tx, body.resume.id, { token: body.resume.token }, 'resume')
        const { id } = await createApplication(tx, {
          requisitionId: position.requisitionId,
          applicant: person(body),
          answers: answers(body),
          resumeId: resume.id,
          source: 'JOB_POST',
          keepLonger: body.keepLonger ?? false,
          by: 'applicant',
        })
        await sendReceived(app, tx, { id, requisitionId: position.requisitionId, title: position.title, to: body })
        return { responseData: { id }, message: 'Successfully created!' }
      })
    },
  }) satisfies Pick<Handlers<operations>, 'uploadResume' | 'applyForPosition'>

/** Only what the position asks about can be stated, and only a city that exists. */
async function checkStatements(tx: Tx, body: PublicApplication, asked: Asked) {
  const held = { qualificationIds: asked.qualifications, certificationIds: asked.certifications, workAuthIds: asked.workAuths, skillIds: asked.skills, designationIds: asked.designations }
  for (const [field, items] of Object.entries(held) as [keyof typeof held, Asked['skills']][]) {
    if (body[field]?.some((id) => !items.some((item) => item.id === id))) throw wrongField(field, 'The position changed in the meantime. Look at your answers again.')
  }
  if (body.cityId === undefined) return
  const [city] = await tx.select({ id: cities.id }).from(cities).where(eq(cities.id, body.cityId))
  if (!city) throw wrongField('cityId', 'Choose a place from the list.')
}

const person = ({ title, firstName, middleName, surName, email, mobile }: PublicApplication) => ({
  title: title?.trim() || null,
  firstName: firstName.trim(),
  middleName: middleName?.trim() || null,
  surName: surName.trim(),
  email: email.trim(),
  mobile: mobile.trim(),
})

const answers = (body: PublicApplication) => ({
  cityId: body.cityId ?? null,
  totalExperience: body.totalExperience ?? null,
  expectedSalary: body.expectedSalary ?? null,
  salaryCurrency: body.expectedSalary === undefined ? null : (body.salaryCurrency ?? null),
  expectedSalOption: body.expectedSalary === undefined ? null : (body.expectedSalOption ?? null),
  qualificationIds: body.qualificationIds ?? [],
  certificationIds: body.certificationIds ?? [],
  workAuthIds: body.workAuthIds ?? [],
  skillIds: body.skillIds ?? [],
  designationIds: body.designationIds ?? [],
})
