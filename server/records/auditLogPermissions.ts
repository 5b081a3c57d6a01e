import { and, eq, exists, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { hrAccess } from '../permissions/hr.ts'
import { recruitmentAccess as access } from '../permissions/recruitment.ts'
import type { Caller } from '../platform/context.ts'
import { permits, type Rule } from '../platform/http/permissions.ts'
import { applications } from '../tables/applications.ts'
import { auditLog } from '../tables/platform.ts'
import { applicationsVisibleTo, seesAll } from './applications.ts'
import { notKeptFrom } from './blind.ts'
import { noVeil, readsNames, type Veil } from './withoutNames.ts'

/** What a row is about: something of the requisition itself, or something of one candidate. */
type Of = 'requisition' | 'candidate'
type Sight = { of: Of; rule: Rule; ownOnly?: boolean }

const ofRequisition = (rule: Rule): Sight => ({ of: 'requisition', rule })
const ofCandidate = (rule: Rule): Sight => ({ of: 'candidate', rule })

/**
 * Who reads rows about which kind of record: whoever may read such a record itself, by the rule of the call that shows
 * it. A kind that is not named here is read by nobody but those who see all candidates.
 */
export const AUDIT_SIGHT: Readonly<Record<string, Sight>> = {
  requisition: ofRequisition(access.getJobPosition),
  approval: ofRequisition(access.listApprovals),
  jobPost: ofRequisition(access.getJobPost),
  qualification: ofRequisition(access.listQualificationSpecs),
  certification: ofRequisition(access.listCertificationSpecs),
  workAuth: ofRequisition(access.listWorkAuthSpecs),
  skill: ofRequisition(access.listSkillSpecs),
  designation: ofRequisition(access.listDesignationSpecs),
  compliance: ofRequisition(access.listComplianceSpecs),
  experience: ofRequisition(access.listExperienceSpecs),
  location: ofRequisition(access.listLocationSpecs),
  financial: ofRequisition(access.getFinancialSpec),
  selectionStep: ofRequisition(access.listSelectionSteps),
  application: ofCandidate(access.getApplication),
  applicant: ofCandidate(access.listDuplicates),
  review: ofCandidate(access.listReviews),
  note: ofCandidate(access.listApplicationNotes),
  interview: ofCandidate(access.listInterviewSteps),
  interviewOffer: ofCandidate(access.listInterviewOffers),
  scorecard: ofCandidate(access.listScorecards),
  requirement: { ...ofCandidate(access.listRequirementJudgements), ownOnly: true },
  complianceItem: ofCandidate(access.listComplianceItems),
  offerLetter: ofCandidate(hrAccess.getOfferLetterDesk),
  contractLetter: ofCandidate(hrAccess.getContractLetterDesk),
  registration: ofCandidate(access.getOutboxMessage),
  applicationLink: ofCandidate(access.getOutboxMessage),
  message: ofCandidate(access.getOutboxMessage),
  employee: ofCandidate(access.listEmployees),
}

/** The rows of the log that this person may read; the requisition itself is known to be visible. */
export const auditVisibleTo = (caller: Caller): SQL | undefined =>
  and(ofSeen(caller), or(notInArray(auditLog.entity, JUDGING), notKeptFrom(caller, auditLog.applicationId, auditLog.actorId)))

/** What an interviewer's card leaves in the log: its value, its words, and why it was changed. */
const JUDGING = ['review', 'scorecard']

function ofSeen(caller: Caller): SQL | undefined {
  // Who was merged with whom is said by name.
  const merged = sql`(${auditLog.entity} <> 'applicant' or not exists (select from ${applications} where ${applications.id} = ${auditLog.applicationId} and ${applications.withheld}))`
  if (readsNames(caller)) return undefined
  if (seesAll(caller)) return merged
  const kinds = (of: Of, ownOnly: boolean) =>
    Object.entries(AUDIT_SIGHT)
      .filter(([, sight]) => sight.of === of && Boolean(sight.ownOnly) === ownOnly && permits(sight.rule, caller))
      .map(([entity]) => entity)
  const seen = exists(sql`(select 1 from ${applications} where ${applications.id} = ${auditLog.applicationId} and ${applicationsVisibleTo(caller)})`)
  const read = or(
    and(inArray(auditLog.entity, kinds('requisition', false)), isNull(auditLog.applicationId)),
    and(inArray(auditLog.entity, kinds('candidate', false)), seen),
    and(inArray(auditLog.entity, kinds('candidate', true)), seen, eq(auditLog.actorId, caller.accountId)),
  )
  return and(merged, read)
}

/** What an application says about pay and what HR noted on the CV: an interviewer reads neither. */
export const HR_FIELDS = ['expectedSalary', 'expectedSalOption', 'currentSalary', 'currentSalOption', 'salaryCurrency', 'cvNotes', 'referredBy'] as const

type Values = Record<string, unknown>
type Logged = { before: Values | null; after: Values | null; actorId: number | null; actorName: string; reason: string | null }
/** A row as this person may read it. */
export function auditValuesFor<Row extends Logged>(caller: Caller, logged: Row, veil: Veil): Row {
  const row =
    veil === noVeil
      ? logged
      : { ...logged, before: veil.values(logged.before), after: veil.values(logged.after), actorName: veil.actor(logged), reason: veil.text(logged.reason) }
  if (seesAll(caller)) return row
  const open = (values: Values | null) =>
    values && Object.fromEntries(Object.entries(values).filter(([field]) => !HR_FIELDS.some((closed) => closed === field)))
  return { ...row, before: open(row.before), after: open(row.after) }
}
