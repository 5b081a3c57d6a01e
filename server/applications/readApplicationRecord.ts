import { and, eq, gt, notInArray, sql } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import { applicationLifecycle, applicationStates } from '../../src/machines/lifecycles/application.ts'
import { movesOf } from '../../src/machines/lifecycles/lifecycle.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import type { App, Caller, Handlers } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'
import { readAnswers } from '../records/applicationAnswers.ts'
import { applicationFacts } from '../records/applicationFacts.ts'
import { type Application, readApplication, seesAll, staffActors } from '../records/applications.ts'
import { isBlind } from '../records/blind.ts'
import { byField, heldByList } from '../records/heldItems.ts'
import { readPosition } from '../records/readPosition.ts'
import { readReferrals } from '../records/referrals.ts'
import { countsOf } from '../records/requisitionFacts.ts'
import { requisitionLock } from '../records/requisitionLock.ts'
import { nothingStated, score } from '../records/score.ts'
import { readBreakdown } from '../records/scoring/readBreakdown.ts'
import { readLimits } from '../records/timeLimits.ts'
import { noVeil, refuseWithheld, type Veil, veilOver } from '../records/withoutNames.ts'
import { applicationDetails, applicationRanks } from '../tables/applicationDetails.ts'
import { applicants, applications } from '../tables/applications.ts'
import { files } from '../tables/files.ts'
import { cities } from '../tables/reference.ts'
import { requisitionExperiences, requisitions } from '../tables/requisitions.ts'
import { readHistory, readTrack } from './history/readHistory.ts'
import { readLetterStandings } from './readLetterStandings.ts'
import { readStated } from './readStated.ts'

type Taken = 'getApplication' | 'getApplicationRecord' | 'getApplicationTransitions' | 'getRequisitionLock' | 'getApplicationScore' | 'getApplicationHistory'

export const applicationHandlers = (app: App) =>
  ({
    getApplication: async ({ params, caller }) => ({ data: await shown(app, caller, await readApplication(app.db, caller, params.id)) }),

    getRequisitionLock: async ({ params, caller }) => {
      const row = await readApplication(app.db, caller, params.id)
      // Asked by the form, which holds the name.
      refuseWithheld(caller, row)
      return { data: await requisitionLock(app.db, row) }
    },

    getApplicationRecord: async ({ params, caller }) => {
      const row = await readApplication(app.db, caller, params.id)
      const [application, transitions] = [await shown(app, caller, row), await transitionsOf(app.db, caller, row)]
      const [history, breakdown] = [await readHistory(app.db, caller, row), await scoreOf(app.db, caller, row)]
      const [stated, answers] = [await readStated(app.db, row.id), await readAnswers(app.db, caller, row.id)]
      const [referrals, letters] = [await readReferrals(app.db, caller, row), await readLetterStandings(app.db, caller, row)]
      return { data: { application, transitions, history, score: breakdown, stated, answers, referrals, letters } }
    },

    getApplicationTransitions: async ({ params, caller }) => ({
      data: await transitionsOf(app.db, caller, await readApplication(app.db, caller, params.id)),
    }),

    getApplicationScore: async ({ params, caller }) => ({ data: await scoreOf(app.db, caller, await readApplication(app.db, caller, params.id)) }),

    getApplicationHistory: async ({ params, caller }) => {
      const row = await readApplication(app.db, caller, params.id)
      return { data: await readHistory(app.db, caller, row) }
    },
  }) satisfies Pick<Handlers<operations>, Taken>

/** What this person can do with an application, and why not otherwise. */
async function transitionsOf(db: Database, caller: Caller, row: Application) {
  const subject = { status: row.status, ...(await applicationFacts(db, row, caller.accountId)) }
  return movesOf(applicationLifecycle, subject, staffActors(caller)).map(({ event, status, allowed, why }) => ({ event, status, allowed, why }))
}

async function scoreOf(db: Database, caller: Caller, row: Application) {
  const data = (await readBreakdown(db, row)) ?? score(await readPosition(db, row.requisitionId), nothingStated)
  return seesAll(caller) ? data : { ...data, parts: data.parts.map((part) => (part.section === 'financial' ? { ...part, value: null } : part)) }
}

/** What a candidate's page shows beside the application's own row. */
const beside = {
  person: applicants,
  position: requisitions,
  experience: requisitionExperiences,
  cityName: cities.name,
  details: { cvNotes: applicationDetails.cvNotes, industryId: applicationDetails.industryId, disciplineId: applicationDetails.disciplineId },
  held: heldByList,
  profileScore: applicationRanks.profileScore,
  missingMandatoryItems: applicationRanks.missingMandatory,
  resume: { id: files.id, originalName: files.originalName },
}

async function shown({ db, settings }: App, caller: Caller, row: Application) {
  const byId = prepared(db, beside, () =>
    db
      .select(beside)
      .from(applications)
      .innerJoin(applicants, eq(applicants.id, applications.applicantId))
      .innerJoin(requisitions, eq(requisitions.id, applications.requisitionId))
      .leftJoin(requisitionExperiences, eq(requisitionExperiences.requisitionId, requisitions.id))
      .innerJoin(applicationRanks, eq(applicationRanks.applicationId, applications.id))
      .leftJoin(applicationDetails, eq(applicationDetails.applicationId, applications.id))
      .leftJoin(cities, eq(cities.id, applications.cityId))
      .leftJoin(files, eq(files.id, applications.resumeFileId))
      .where(eq(applications.id, sql.placeholder('id'))),
  )
  const [found] = await byId.execute({ id: row.id })
  const veil = veilOver(caller, found!.person && { ...found!.person, withheld: row.withheld, number: row.candidateNumber })
  const { position, experience, cityName, details, held, profileScore, missingMandatoryItems } = found!
  const { person, resume } = veil === noVeil ? found! : { person: veiled(found!.person, veil), resume: null }
  const pay = seesAll(caller) ? {} : { expectedSalary: null, expectedSalOption: null, currentSalary: null, currentSalOption: null, cvNotes: null }
  return {
    ...row,
    profileScore,
    reviewScore: (await isBlind(db, caller, row.id)) ? null : row.reviewScore,
    ...(await standing(db, { ...row, profileScore }, veil)),
    inStatus: (await readLimits(db, settings)).standing({ ...row, departmentId: position.departmentId }),
    jobPositionId: row.requisitionId,
    positionTitle: position.positionTitle,
    cityName,
    missingMandatoryItems,
    resume,
    candidateNumber: veil.number,
    applicant: {
      ...row,
      reference: veil.text(row.reference),
      cvNotes: veil.text(details?.cvNotes ?? null),
      industryId: details?.industryId ?? null,
      disciplineId: details?.disciplineId ?? null,
      ...pay,
      ...person,
      ...byField(held),
      minExperience: experience?.minExperience ?? null,
      maxExperience: experience?.maxExperience ?? null,
      dateReceived: row.dateReceived.toISOString(),
      cvReference: resume?.originalName ?? null,
    },
  }
}

const over = tagged(applicationStates, 'over')

/** Who is not named has a number, and no way to be reached. */
const veiled = ({ version }: typeof applicants.$inferSelect, { name }: Veil) => ({
  version,
  id: null,
  title: null,
  firstName: name ?? '',
  middleName: null,
  surName: '',
  email: null,
  mobile: null,
  phone: null,
})

/** Places are counted up to this one: the thousands behind it are not counted one by one for each application that is opened. */
const LAST_RANK = 1000

/** The place by profile score among those of the requisition who are still in the running. */
async function standing(db: Database, row: Application & { profileScore: number | null }, veil: Veil) {
  const counts = await countsOf(db, row.requisitionId)
  const rankedOf = [...counts].reduce((sum, [status, total]) => (over.includes(status) ? sum : sum + total), 0)
  const better = over.includes(row.status) || row.profileScore === null ? null : await countBetter(db, row.requisitionId, row.profileScore)
  const track = await readTrack(db, row.id, veil)
  return {
    rank: better === null || better >= LAST_RANK ? null : better + 1,
    rankBeyond: better !== null && better >= LAST_RANK ? LAST_RANK : null,
    rankedOf,
    statusSince: track.at(-1)?.at ?? row.dateReceived.toISOString(),
  }
}

/** How many of those who are still in the running have a higher score, up to the last place that is counted. */
async function countBetter(db: Database, requisitionId: number, profileScore: number) {
  const live = and(eq(applicationRanks.requisitionId, requisitionId), notInArray(applicationRanks.status, over))
  const better = db
    .select()
    .from(applicationRanks)
    .where(and(live, gt(applicationRanks.profileScore, profileScore)))
    .limit(LAST_RANK)
  return await db.$count(better)
}
