import { and, eq, inArray } from 'drizzle-orm'
import { keepText } from '../files/cv/keepText.ts'
import { giveFeedback } from '../interviews/giveFeedback.ts'
import { review } from '../interviews/giveReview.ts'
import { lockInterview } from '../interviews/readInterviews.ts'
import type { App, Caller } from '../platform/context.ts'
import { daysAfter, todayIn } from '../platform/days.ts'
import type { Tx } from '../platform/db/database.ts'
import { authorities } from '../platform/http/permissions.ts'
import type { Answered } from '../records/applicationAnswers.ts'
import { lockApplication, staffActors } from '../records/applications.ts'
import { keepConsents } from '../records/consents.ts'
import { presentWording } from '../records/consentWording.ts'
import { newOwnKey } from '../records/ownLinks.ts'
import { readQuestions } from '../records/postQuestions.ts'
import { openStatuses } from '../records/publicPost.ts'
import { readPosition } from '../records/readPosition.ts'
import { keepReferral } from '../records/referrals.ts'
import type { Position, RefSection } from '../records/score.ts'
import { stepsOf } from '../records/selectionSteps.ts'
import type { accounts } from '../tables/accounts.ts'
import { interviews } from '../tables/applications.ts'
import { cities, type ItemList, referenceItems } from '../tables/reference.ts'
import { jobPosts, requisitions } from '../tables/requisitions.ts'
import { createApplication } from '../workflows/applications/createApplication.ts'
import { mailReceived } from '../workflows/applications/mailReceived.ts'
import { offerTimes } from '../workflows/interviews/offerTimes.ts'
import { asPlanner, schedule } from '../workflows/interviews/saveInterview.ts'
import { moveApplication } from '../workflows/moveApplication.ts'
import { type SampleCandidate, sampleCandidates } from './applicationData.ts'
import { samplePositions } from './requisitionData.ts'
import { cvLines, cvPdf } from './sampleCvs.ts'
import { livedThrough } from './sampleTime.ts'

type Account = Pick<typeof accounts.$inferSelect, 'id' | 'email' | 'name' | 'roles'>
type Cast = { officer: Caller; manager: Caller; employee: Caller }
type Opening = { id: number; title: string; position: Position }

const fieldOf: Record<RefSection, 'qualificationIds' | 'certificationIds' | 'workAuthIds' | 'skillIds' | 'designationIds'> = {
  qualification: 'qualificationIds',
  certification: 'certificationIds',
  workAuthorisation: 'workAuthIds',
  skill: 'skillIds',
  designation: 'designationIds',
}

/** Something that happens so many days before today. */
type Command = { daysAgo: number; act: () => Promise<void> }

/** Believable candidates for a new database outside production, each brought to its state by the law itself, day after day. */
export async function sampleApplications(app: App, people: readonly Account[]): Promise<void> {
  const cast = { officer: caller(people, 'Recruitment Officer'), manager: caller(people, 'Recruitment Manager'), employee: caller(people, 'Employee') }
  await app.db.transaction(async (tx) => {
    const commands: Command[] = []
    for (const [title, list] of Object.entries(sampleCandidates)) {
      const [row] = await tx
        .select({ id: requisitions.id, title: requisitions.positionTitle })
        .from(requisitions)
        .where(and(eq(requisitions.positionTitle, title), inArray(requisitions.status, openStatuses)))
      if (!row) continue
      const opening = { ...row, position: await readPosition(tx, row.id) }
      commands.push(...list.flatMap((one, at) => deedsOf(app, tx, cast, opening, one, at)))
    }
    const inOrder = commands.toSorted((a, b) => b.daysAgo - a.daysAgo)
    await livedThrough(app.settings, tx, async (pass) => {
      for (const [at, { daysAgo, act }] of inOrder.entries()) {
        await act()
        const next = inOrder[at + 1]?.daysAgo ?? 0
        if (next !== daysAgo) await pass(daysAgo - next)
      }
    })
  })
}

const half = (days: number) => Math.round(days * 2) / 2
/** The way of one candidate: steps evenly from the application to the interview, or to today. */
function deedsOf(app: App, tx: Tx, cast: Cast, opening: Opening, sample: SampleCandidate, at: number): Command[] {
  let id = 0
  const { daysAgo, path, reason, interview: meeting } = sample
  const officer = { by: cast.officer, actors: staffActors(cast.officer) }
  // An interview is arranged two days before it was, or some days ago when it is still to come.
  const arranged = Math.min(daysAgo, meeting ? Math.max(2 - meeting.inDays, daysAgo / 3) : daysAgo / 4)
  const stepAt = (step: number) => half(daysAgo - ((step + 1) * (daysAgo - arranged)) / (path.length + (meeting ? 1 : 0)))
  const held = Math.min(half(arranged), meeting ? Math.max(0, -meeting.inDays - 0.5) : 0)
  return [
    {
      daysAgo,
      act: async () => {
        id = await enter(app, tx, cast, opening, sample, at)
      },
    },
    ...path.map((type, step) => ({
      daysAgo: stepAt(step),
      act: async () =>
        void (await moveApplication(tx, await lockApplication(tx, id), {
          event: { type },
          ...officer,
          reason: type === 'reject' || type === 'withdraw' ? (reason ?? null) : null,
        })),
    })),
    ...(meeting
      ? [
          { daysAgo: half(arranged), act: async () => arrange(app, tx, cast, id, meeting, at) },
          { daysAgo: held, act: async () => assess(app, tx, cast, id, meeting) },
        ]
      : []),
    ...(sample.offered ? [{ daysAgo: 1, act: async () => letChoose(app, tx, cast, id) }] : []),
    ...(sample.review
      ? [
          {
            daysAgo: Math.min(held, stepAt(path.length - 1)),
            act: async () => void (await review(tx, await lockApplication(tx, id), cast.officer, sample.review!)),
          },
        ]
      : []),
  ]
}

function caller(people: readonly Account[], role: Account['roles'][number]): Caller {
  const person = people.find(({ roles }) => roles.includes(role))
  if (!person) throw new Error(`Sample applications need somebody who is ${role}.`)
  return { accountId: person.id, name: person.name, email: person.email, roles: person.roles, authorities: authorities(person.roles), sid: 0 }
}

/** The application itself, with its CV. */
async function enter(app: App, tx: Tx, { officer, employee }: Cast, opening: Opening, sample: SampleCandidate, at: number): Promise<number> {
  const { position } = opening
  const { title, middleName, phone, ...noted } = sample.entered ?? {}
  const [firstName, surName] = sample.name
  const held = position.refs.slice(0, Math.max(1, position.refs.length - sample.lacks))
  const ids = (section: RefSection) => held.filter((ref) => ref.section === section).map(({ refId }) => refId)
  const [city] = await tx
    .select({ id: cities.id })
    .from(cities)
    .where(and(eq(cities.name, sample.city), eq(cities.countryId, 1)))
  const email = sample.email ?? `${firstName}.${surName}@sample.example`.toLowerCase()
  const resumeId = await storeCv(app, tx, {
    name: sample.name.join(' '),
    city: sample.city,
    email,
    position: opening.title,
    years: sample.years,
    holds: held.map(({ name }) => name),
  })
  const { id, row, asked, link } = await createApplication(tx, {
    requisitionId: opening.id,
    applicant: {
      title: title ?? null,
      firstName,
      middleName: middleName ?? null,
      surName,
      email,
      mobile: `+61 491 570 ${String(100 + at).slice(-3)}`,
      phone: phone ?? null,
    },
    answers: {
      cityId: city?.id ?? null,
      totalExperience: sample.years,
      ...(position.pay
        ? {
            expectedSalary: rounded(position.pay.to.amount * sample.pay),
            salaryCurrency: position.pay.to.currency,
            expectedSalOption: position.pay.to.period,
          }
        : {}),
      ...Object.fromEntries(Object.entries(fieldOf).map(([section, field]) => [field, ids(section as RefSection)])),
      ...(sample.entered ? { ...noted, ...(await known(tx, opening.id)) } : {}),
    },
    resumeId,
    // Whoever was not chosen agreed to be asked again.
    keepOnFile: sample.appliedAlone ?? sample.reason !== undefined,
    ...(sample.appliedAlone ? { ownKey: newOwnKey(app) } : {}),
    ...(sample.entered
      ? { source: 'MANUAL', by: officer }
      : at % 4 === 3
        ? { source: 'REFERRAL', referredBy: employee.name, ...(sample.referred ? { by: employee } : {}) }
        : { source: 'JOB_POST', ...(await fromPost(tx, opening, at)) }),
  })
  if (!sample.entered && at % 4 === 3) {
    const typed = sample.referred ? { way: 'ENTERED' as const, name: sample.name.join(' '), email, why: sample.referred } : { way: 'LINK' as const }
    await keepReferral(tx, { accountId: employee.accountId, requisitionId: opening.id, applicationId: id, ...typed })
  }
  if (sample.appliedAlone) {
    await keepConsents(tx, id, presentWording(), [
      { kind: 'APPLICATION', given: true },
      { kind: 'KEEP_LONGER', given: true },
    ])
    await mailReceived(app, tx, { row, asked, link, positionTitle: opening.title, firstName, surName, email })
  }
  return id
}

/** What somebody who applied by the post answered to its questions, and by which of its links they came. */
async function fromPost(tx: Tx, { id, title }: Opening, at: number): Promise<{ answered: Answered[]; channel: string | null }> {
  const [post] = await tx.select({ id: jobPosts.id, channels: jobPosts.channels }).from(jobPosts).where(eq(jobPosts.requisitionId, id))
  const said = samplePositions.find((position) => position.title === title)?.questions ?? []
  const asked = post ? await readQuestions(tx, post.id) : []
  const answered = asked.flatMap(({ id: questionId, kind, text, options }, place) => {
    const answers = said[place]?.said ?? []
    const answer = [...(answers[at % Math.max(1, answers.length)] ?? [])]
    return answer.length > 0 ? [{ questionId, position: place + 1, kind, text, options, answer }] : []
  })
  return { answered, channel: post?.channels[at % (post.channels.length + 1)] ?? null }
}

/** What else HR reads on paper: where the person has worked, and what they know. */
async function known(tx: Tx, requisitionId: number) {
  const [position] = await tx
    .select({ industryId: requisitions.industryId, disciplineId: requisitions.industryDisciplineId })
    .from(requisitions)
    .where(eq(requisitions.id, requisitionId))
  const two = async (list: ItemList) =>
    (await tx.select({ id: referenceItems.id }).from(referenceItems).where(eq(referenceItems.list, list)).orderBy(referenceItems.id).limit(2)).map(
      ({ id }) => id,
    )
  return { ...position, computerSkillIds: await two('computerSkill'), languageIds: await two('language'), lifecycleIds: await two('developmentLifecycle') }
}

async function storeCv(app: App, tx: Tx, cv: Parameters<typeof cvPdf>[0]): Promise<number> {
  const name = `${cv.name.split(' ').at(-1)}-CV.pdf`
  const file = await app.files.store(tx, { bytes: await cvPdf(cv), name, type: 'application/pdf', purpose: 'resume', claimed: true })
  await keepText(tx, file.id, { text: cvLines(cv).join('\n'), language: 'english' })
  return file.id
}

/** Times of the coming two weeks, of which none is chosen yet. */
async function letChoose(app: App, tx: Tx, { officer, employee }: Cast, applicationId: number) {
  const { requisitionId } = await lockApplication(tx, applicationId)
  const [step] = await stepsOf(tx, requisitionId)
  const today = todayIn(app.settings)
  await offerTimes(app, tx, officer, {
    applicationIds: [applicationId],
    processRequisitionStepsId: step!.id,
    interviewerIds: [employee.accountId],
    minutes: step!.minutes,
    firstDay: daysAfter(today, 1),
    lastDay: daysAfter(today, 14),
    zone: app.settings.timeZone,
    noticeHours: 24,
    bufferBefore: 15,
    bufferAfter: 15,
    mostPerDay: 4,
    changeHours: 24,
    place: 'Meeting room 2, ground floor',
  })
}

type Meeting = NonNullable<SampleCandidate['interview']>
const panelOf = ({ employee, manager }: Cast) => [employee, manager]

/** Interviews of the sample never meet: each candidate has an hour of the day. */
async function arrange(app: App, tx: Tx, cast: Cast, applicationId: number, { inDays }: Meeting, at: number) {
  const application = await lockApplication(tx, applicationId)
  const [step] = await stepsOf(tx, application.requisitionId)
  const hour = 9 + (at % 8)
  const clock = (one: number) => `${String(one).padStart(2, '0')}:00`
  await schedule(app, tx, asPlanner(cast.officer), application, {
    processRequisitionStepsId: step!.id,
    day: daysAfter(todayIn(app.settings), inDays),
    startTime: clock(hour),
    endTime: clock(hour + 1),
    zone: app.settings.timeZone,
    place: 'Meeting room 2, ground floor',
    interviewerIds: panelOf(cast).map(({ accountId }) => accountId),
  })
}

async function assess(app: App, tx: Tx, cast: Cast, applicationId: number, { said = [] }: Meeting) {
  const [held] = await tx.select({ id: interviews.id }).from(interviews).where(eq(interviews.applicationId, applicationId))
  for (const [index, [value, comment]] of said.entries())
    await giveFeedback(app, tx, panelOf(cast)[index]!, await lockInterview(tx, held!.id), {
      value,
      comment,
      marks: [{ value, note: comment }, { value: 'NEUTRAL' }, { value }],
    })
}

/** People name round figures: thousands a year, whole ones an hour. */
const rounded = (amount: number) => {
  const unit = amount > 1_000_000 ? 100_000 : 100
  return Math.round(amount / unit) * unit
}
