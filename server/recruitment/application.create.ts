import { eq, inArray, sql } from 'drizzle-orm'
import type { components } from '../../src/api/recruitment.gen.ts'
import { isOpenToApplicants } from '../../src/machines/lifecycles/requisition.ts'
import type { Tx } from '../database.ts'
import { audit, type By, begin } from '../move.ts'
import { Problem, wrongField } from '../problem.ts'
import { files } from '../schema.ts'
import { applicants, applications } from './application.schema.ts'
import { askForDocuments } from './compliance.ask.ts'
import { checkFields, wholeSalary } from './fieldRules.ts'
import { applicationsChanged } from './recount.ts'
import {
  certifications,
  cities,
  computerSkills,
  designations,
  developmentLifecycles,
  languages,
  qualifications,
  skills,
  workAuthorisations,
} from './reference.schema.ts'
import { lockRequisition } from './requisition.record.ts'
import { rescoreApplication } from './rescore.ts'
import { defaultSteps } from './selectionSteps.ts'

type Source = components['schemas']['ApplicantSource']
type Person = {
  title?: string | null
  firstName: string
  middleName?: string | null
  surName: string
  email: string
  mobile?: string | null
  phone?: string | null
}
export type Answers = Partial<Omit<components['schemas']['ApplicationChange'], 'version'>>

const EXISTS = 'Sorry, an application for this position with this e-mail address has already been received.'

/**
 * Takes in an application: the person is found by e-mail or written down, never changed; the score is counted; the
 * requisition is counted anew. `by` is left out when the person applies without signing in.
 */
export async function createApplication(
  tx: Tx,
  input: {
    requisitionId: number
    applicant: Person
    answers: Answers
    resumeId?: number | null
    source: Source
    keepOnFile?: boolean
    by?: By
  },
): Promise<{ id: number; applicantId: number }> {
  const { requisitionId, applicant, answers, source } = input
  const requisition = await lockRequisition(tx, requisitionId)
  if (!isOpenToApplicants(requisition.status) || requisition.progress !== 'COMPLETED' || requisition.archivedAt)
    throw new Problem(409, 'POSITION_CLOSED', 'This position takes no applications at the moment.')
  checkSalary(answers)
  await checkIds(tx, answers)
  const by = input.by ?? { accountId: null, name: [applicant.firstName, applicant.surName].join(' ') }
  const applicantId = await findOrCreate(tx, applicant)
  const [row] = await tx
    .insert(applications)
    .values({
      ...answers,
      requisitionId,
      applicantId,
      source,
      resumeFileId: input.resumeId ?? null,
      keepOnFile: input.keepOnFile ?? false,
    })
    .onConflictDoNothing({ target: [applications.requisitionId, applications.applicantId] })
    .returning()
  if (!row) throw new Problem(409, 'APPLICATION_EXISTS', EXISTS)
  if (input.resumeId) await tx.update(files).set({ claimed: true }).where(eq(files.id, input.resumeId))
  await begin(tx, { entity: 'application', id: row.id, by, status: row.status })
  const auditId = await audit(tx, {
    entity: 'application',
    id: row.id,
    requisitionId,
    applicationId: row.id,
    by,
    action: 'apply',
    after: { status: row.status, source },
  })
  await defaultSteps(tx, requisitionId)
  await askForDocuments(tx, row, ['Application'], { by: 'system', causedBy: auditId })
  await rescoreApplication(tx, row, auditId)
  await applicationsChanged(tx, requisitionId, auditId)
  return { id: row.id, applicantId }
}

/** Whoever applies a second time keeps the record of the first: what a stranger types never changes it. */
async function findOrCreate(tx: Tx, person: Person): Promise<number> {
  const email = person.email.trim()
  const [created] = await tx
    .insert(applicants)
    .values({ ...person, email })
    .onConflictDoNothing()
    .returning({ id: applicants.id })
  if (created) return created.id
  const [known] = await tx.select({ id: applicants.id }).from(applicants).where(sql`lower(${applicants.email}) = lower(${email})`)
  return known!.id
}

export const checkSalary = ({ expectedSalary, salaryCurrency, expectedSalOption }: Answers) =>
  checkFields({ expectedSalary, salaryCurrency, expectedSalOption }, wholeSalary)

/** The lists that an application's held ids come from. */
export const heldLists = {
  qualificationIds: qualifications,
  certificationIds: certifications,
  workAuthIds: workAuthorisations,
  skillIds: skills,
  designationIds: designations,
  computerSkillIds: computerSkills,
  languageIds: languages,
  lifecycleIds: developmentLifecycles,
}

/** Ids in arrays have no foreign key; an unknown one is refused by its field. */
export async function checkIds(tx: Tx, answers: Answers): Promise<void> {
  for (const [field, table] of Object.entries(heldLists)) {
    const ids = answers[field as keyof typeof heldLists] ?? []
    if (ids.length === 0) continue
    const known = await tx.select({ id: table.id }).from(table).where(inArray(table.id, ids))
    if (known.length !== new Set(ids).size) throw wrongField(field, 'Choose from the list.')
  }
  if (!answers.cityId) return
  const [city] = await tx.select({ id: cities.id }).from(cities).where(eq(cities.id, answers.cityId))
  if (!city) throw wrongField('cityId', 'Choose one from the list.')
}
