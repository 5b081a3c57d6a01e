import { asc, eq, sql } from 'drizzle-orm'
import type { components } from '../../src/api/hr.gen.ts'
import { EVENT_FIELDS, MERGE_FIELDS } from '../mail/mergeFields.ts'
import type { App, Caller } from '../platform/context.ts'
import { daysAfter, todayIn } from '../platform/days.ts'
import type { Tx } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'
import { type Case, contentOf, hasEnded, type LetterContent, latestLetter, readCase } from '../records/letters.ts'
import { inPeriod } from '../records/score.ts'
import { refuseWithheld } from '../records/withoutNames.ts'
import { accounts } from '../tables/accounts.ts'
import { type LetterKind, templates } from '../tables/letters.ts'
import { cities, contractTypes, countries, departments } from '../tables/reference.ts'
import { requisitionLocations } from '../tables/requisitions.ts'
import { askedWith, publishedPapers } from './letterDocuments.ts'
import { readSources } from './letterFacts.ts'
import { acceptedOffer, approvedPay, isUsualPay } from './letterPay.ts'
import { LETTER_EVENT, letterValues } from './letterValues.ts'
import { movesOfLetter } from './moveLetter.ts'
import { presentLetter } from './presentLetter.ts'
import { isItsTurn } from './saveLetter.ts'

type LetterDesk = components['schemas']['LetterDesk']
type LetterTemplate = components['schemas']['LetterTemplate']
const DAYS_TO_ANSWER = 14

/** Everything that is needed to write a letter: the letter or a beginning, the values, what may happen next. */
export async function letterDesk(app: Pick<App, 'settings'>, tx: Tx, kind: LetterKind, applicationId: number, caller: Caller): Promise<LetterDesk> {
  const about = await readCase(tx, applicationId)
  refuseWithheld(caller, about.application)
  const { application, applicant, requisition } = about
  const letter = await latestLetter(tx, kind, applicationId)
  const templatesOfKind = await letterTemplates(tx, kind)
  const sources = letter && (await readSources(tx, letter, about))
  const approved = sources?.approved ?? (await approvedPay(tx, kind, about))
  const asked = sources?.asked ?? (await askedWith(tx, kind, about))
  const draft = sources ? contentOf(sources.version) : await firstDraft(app, tx, kind, about, templatesOfKind[0])
  const values = letterValues(app, { kind, about, content: draft, number: letter?.letterVersion ?? 1, sender: caller, documents: asked.toName })
  const isReleased = Boolean(letter?.releasedBy) || isUsualPay(draft, approved)
  return {
    applicationId,
    requisitionId: requisition.id,
    applicationStatus: application.status,
    applicantId: applicant.id,
    applicantName: [applicant.firstName, applicant.surName].join(' '),
    firstName: applicant.firstName,
    applicantEmail: applicant.email,
    applicantPhone: applicant.mobile ?? applicant.phone,
    requisitionSummary: `${requisition.positionTitle} (requisition ${requisition.id})`,
    mayBegin: (!letter || hasEnded(letter)) && isItsTurn(kind, about),
    letter: letter && sources ? await presentLetter(tx, letter, sources.version, isReleased) : null,
    draft,
    templates: templatesOfKind,
    fields: EVENT_FIELDS[LETTER_EVENT[kind]].map((field) => ({ field, ...MERGE_FIELDS[field], value: values[field] || null })),
    approvedPay: approved,
    compliance: asked.items.map(({ id, name, mandatory, status }) => ({ id, name, mandatory, status })),
    employeeOnboardingDocuments: kind === 'contract' ? await publishedPapers(tx, about) : [],
    moves: letter
      ? (await movesOfLetter(app, tx, letter, about, caller, sources)).map(({ status, event, allowed, why }) => ({ status, event, allowed, why }))
      : [],
  }
}

const letterTemplates = (tx: Tx, kind: LetterKind): Promise<LetterTemplate[]> =>
  prepared(tx, letterTemplates, () =>
    tx
      .select({ id: templates.id, name: templates.name, subject: templates.subject, body: templates.body })
      .from(templates)
      .where(eq(templates.event, sql.placeholder('event')))
      .orderBy(asc(templates.id))
      .limit(50),
  ).execute({ event: LETTER_EVENT[kind] })

/** Nothing is asked twice: what requisition, application and accepted offer say stands in the first draft. */
async function firstDraft(app: Pick<App, 'settings'>, tx: Tx, kind: LetterKind, about: Case, template: LetterTemplate | undefined): Promise<LetterContent> {
  const text = { templateId: template?.id ?? null, subject: template?.subject ?? '', body: template?.body ?? '' }
  const lapsesOn = daysAfter(todayIn(app.settings), DAYS_TO_ANSWER)
  const accepted = kind === 'contract' ? await acceptedOffer(tx, about.application.id) : null
  if (accepted) return { ...accepted, ...text, lapsesOn }
  const { requisition } = about
  const [place] = await tx
    .select({ city: cities.name, country: countries.name })
    .from(requisitionLocations)
    .innerJoin(cities, eq(cities.id, requisitionLocations.cityId))
    .innerJoin(countries, eq(countries.id, requisitionLocations.countryId))
    .where(eq(requisitionLocations.requisitionId, requisition.id))
    .orderBy(asc(requisitionLocations.id))
    .limit(1)
  const [owner] = await tx.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, requisition.ownerId))
  const [department] = requisition.departmentId
    ? await tx.select({ name: departments.name }).from(departments).where(eq(departments.id, requisition.departmentId))
    : []
  const [contract] = requisition.jobApplTypeId
    ? await tx.select({ name: contractTypes.name }).from(contractTypes).where(eq(contractTypes.id, requisition.jobApplTypeId))
    : []
  const approved = await approvedPay(tx, 'offer', about)
  return {
    ...text,
    jobTitle: requisition.positionTitle,
    startDate: null,
    salaryMinor: expectedPay(about, approved),
    currency: approved.currency,
    period: approved.period,
    managerName: owner?.name ?? '',
    contractType: contract?.name ?? '',
    department: department?.name ?? '',
    city: place?.city ?? '',
    country: place?.country ?? '',
    lapsesOn,
  }
}

/** What the applicant asked for, when that is within what was approved. */
function expectedPay({ application }: Case, approved: Awaited<ReturnType<typeof approvedPay>>): number | null {
  const { expectedSalary, expectedSalOption, salaryCurrency } = application
  if (expectedSalary === null || !expectedSalOption || salaryCurrency !== approved.currency) return null
  const salaryMinor = Math.round(inPeriod({ amount: expectedSalary, period: expectedSalOption }, approved.period))
  return isUsualPay({ ...approved, salaryMinor }, approved) ? salaryMinor : null
}
