import { eq } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../platform/context.ts'
import { write } from '../platform/db/transaction.ts'
import { checkVersion } from '../platform/http/problem.ts'
import { audit } from '../platform/lifecycle/audit.ts'
import { readDetails, saveNotes } from '../records/applicationDetails.ts'
import { lockVisibleApplication } from '../records/applications.ts'
import { readHeld, saveHeld } from '../records/heldItems.ts'
import { rescoreApplication } from '../records/rescore.ts'
import { applications } from '../tables/applications.ts'
import { type Answers, checkIds, checkSalary } from './checkAnswers.ts'
import { correctApplicant, type Person, personIn } from './correctApplicant.ts'

const SALARY = ['expectedSalary', 'salaryCurrency', 'expectedSalOption'] as const
const pick = <Row, Key extends keyof Row>(row: Row, keys: readonly Key[]) => Object.fromEntries(keys.map((key) => [key, row[key]])) as Pick<Row, Key>

export const updateApplicationHandlers = (app: App) =>
  ({
    updateApplication: (call) =>
      write(app, call, async (tx) => {
        const { version, ...change } = call.body
        const { person, rest: answers } = personIn(change)
        const { cvNotes, ...own } = answers
        const row = await lockVisibleApplication(tx, call.caller, call.params.applicationId)
        checkVersion(row, version)
        if (SALARY.some((field) => answers[field] !== undefined)) checkSalary({ ...pick(row, SALARY), ...answers })
        await checkIds(tx, answers)
        const applicant = await correctApplicant(tx, row.applicantId, person)
        const before = { ...applicant, ...row, ...(await readHeld(tx, row.id)), ...(await readDetails(tx, row.id)) }
        await saveHeld(tx, row.id, answers)
        await saveNotes(tx, row.id, cvNotes)
        await tx
          .update(applications)
          .set({ ...own, version: row.version + 1 })
          .where(eq(applications.id, row.id))
        const about = { entity: 'application', id: row.id, requisitionId: row.requisitionId, applicationId: row.id }
        const auditId = await audit(tx, { ...about, by: call.caller, action: 'update', ...changed(before, { ...answers, ...person }) })
        await rescoreApplication(tx, row, auditId)
        return { message: 'Successfully updated!' }
      }),
  }) satisfies Pick<Handlers<operations>, 'updateApplication'>

type Said = Answers & Person
/** Ids are held in no order. */
const plain = (answer: Said[keyof Said]) => JSON.stringify(Array.isArray(answer) ? answer.toSorted((a, b) => a - b) : answer)

/** Only what is different afterwards. */
function changed(row: Said, said: Said) {
  const keys = (Object.keys(said) as (keyof Said)[]).filter((key) => plain(row[key]) !== plain(said[key]))
  const take = (from: Said) => Object.fromEntries(keys.map((key) => [key, from[key] ?? null]))
  return { before: take(row), after: take(said) }
}
