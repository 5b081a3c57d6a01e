import { eq } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import { type Answers, checkIds, checkSalary, receivedOn } from '../../applications/checkAnswers.ts'
import { correctApplicant, type Person, personIn } from '../../applications/correctApplicant.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { write } from '../../platform/db/transaction.ts'
import { checkVersion } from '../../platform/http/problem.ts'
import { audit } from '../../platform/lifecycle/audit.ts'
import { readDetails, saveDetails } from '../../records/applicationDetails.ts'
import { lockVisibleApplication } from '../../records/applications.ts'
import { readHeld, saveHeld } from '../../records/heldItems.ts'
import { revokeLinksOf } from '../../records/ownLinks.ts'
import { rescoreApplication } from '../../records/rescore.ts'
import { refuseWithheld } from '../../records/withoutNames.ts'
import { applications } from '../../tables/applications.ts'
import { mailOwnLink } from '../own/sendOwnLinks.ts'
import { lockForRequisition, moveToRequisition } from './moveToRequisition.ts'

const SALARY = ['expectedSalary', 'salaryCurrency', 'expectedSalOption', 'currentSalary', 'currentSalOption'] as const
const PLACE = ['industryId', 'disciplineId'] as const
const pick = <Row, Key extends keyof Row>(row: Row, keys: readonly Key[]) => Object.fromEntries(keys.map((key) => [key, row[key]])) as Pick<Row, Key>
/** Fields that belong together are looked at together when one of them changes. */
const together = <Key extends keyof Answers>(row: Pick<Answers, Key>, said: Answers, keys: readonly Key[]) =>
  keys.some((key) => said[key] !== undefined) ? { ...pick(row, keys), ...said } : said

export const updateApplicationHandlers = (app: App) =>
  ({
    updateApplication: (call) =>
      write(app, call, async (tx) => {
        const { caller } = call
        const { version, requisitionId, source, dateReceived: day, ...change } = call.body
        const { person, rest: answers } = personIn(change)
        const { cvNotes, industryId, disciplineId, ...own } = answers
        const { applicationId } = call.params
        const row =
          requisitionId === undefined
            ? await lockVisibleApplication(tx, caller, applicationId)
            : await lockForRequisition(tx, caller, { applicationId, requisitionId })
        checkVersion(row, version)
        if (Object.keys(person).length > 0) refuseWithheld(caller, row)
        const details = await readDetails(tx, row.id)
        if (SALARY.some((field) => answers[field] !== undefined)) await checkSalary(tx, together(row, answers, SALARY))
        await checkIds(tx, together(details, answers, PLACE))
        const dateReceived = receivedOn(app.settings, day, row.dateReceived)
        const moved = requisitionId !== undefined && requisitionId !== row.requisitionId
        if (moved) await moveToRequisition(app, tx, row, { to: requisitionId, by: caller })
        const applicant = await correctApplicant(tx, row.applicantId, person)
        if (person.email && person.email.toLowerCase() !== applicant.email?.toLowerCase())
          for (const id of await revokeLinksOf(tx, row.applicantId)) await mailOwnLink(app, tx, id)
        const before = { ...applicant, ...row, ...(await readHeld(tx, row.id)), ...details, dateReceived: row.dateReceived.toISOString() }
        await saveHeld(tx, row.id, answers)
        await saveDetails(tx, row.id, { cvNotes, industryId, disciplineId })
        await tx
          .update(applications)
          .set({ ...own, ...(source ? { source } : {}), dateReceived, version: row.version + 1 })
          .where(eq(applications.id, row.id))
        const now = { id: row.id, requisitionId: requisitionId ?? row.requisitionId }
        const said = { ...answers, ...person, ...(source ? { source } : {}), ...(day === undefined ? {} : { dateReceived: dateReceived.toISOString() }) }
        const auditId = await audit(tx, { entity: 'application', ...now, applicationId: row.id, by: caller, action: 'update', ...changed(before, said) })
        await rescoreApplication(tx, now, { why: moved ? 'MOVED' : 'CORRECTED', causedBy: auditId })
        return { message: 'Successfully updated!' }
      }),
  }) satisfies Pick<Handlers<operations>, 'updateApplication'>

type Said = Answers & Person & Partial<Pick<components['schemas']['ApplicationChange'], 'source' | 'dateReceived'>>
/** Ids are held in no order. */
const plain = (answer: Said[keyof Said]) => JSON.stringify(Array.isArray(answer) ? answer.toSorted((a, b) => a - b) : answer)
/** The log is kept for ever; what is deleted when nobody asks for it any more does not stand there. */
const UNTOLD: readonly (keyof Said)[] = ['currentSalary', 'currentSalOption']

/** Only what is different afterwards. */
function changed(row: Said, said: Said) {
  const keys = (Object.keys(said) as (keyof Said)[]).filter((key) => !UNTOLD.includes(key) && plain(row[key]) !== plain(said[key]))
  const take = (from: Said) => Object.fromEntries(keys.map((key) => [key, from[key] ?? null]))
  return { before: take(row), after: take(said) }
}
