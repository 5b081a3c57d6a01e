import { eq, inArray, sql } from 'drizzle-orm'
import { keepText } from '../../server/files/cv/keepText.ts'
import { readText } from '../../server/files/cv/readCv.ts'
import { newOwnKey } from '../../server/records/ownLinks.ts'
import { linesPdf } from '../../server/sample/sampleCvs.ts'
import { applications, interviewInterviewers, interviews, selectionSteps } from '../../server/tables/applications.ts'
import { files } from '../../server/tables/files.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { applicationAnswers, jobPostQuestions } from '../../server/tables/questions.ts'
import { referrals } from '../../server/tables/referrals.ts'
import { scorecards, scorecardVersions } from '../../server/tables/scorecards.ts'
import { createApplication } from '../../server/workflows/applications/createApplication.ts'
import { mailReceived } from '../../server/workflows/applications/mailReceived.ts'
import type { TestApp } from '../app.ts'
import { accountId, must } from '../applications/candidates.ts'
import { posted } from '../files/posted.ts'
import { goldenCvs } from '../search/goldenCvs.ts'

export const HOW_MANY = 60

/** Words that no other person, position or sample of the product has. */
const firsts = ['Brelko', 'Quendra', 'Ziphoré', 'Vannick', 'Oumlaut', 'Threvi', 'Kjördis', 'Pelzora', 'Nimbulo', 'Wexane']
const lasts = ['Marschütz', "O'Drevlin", 'Quillbrand', 'van der Zwoll', 'Ferriñoca', 'Strobandt-Lyx']

export type Person = ReturnType<typeof personOf>
export const personOf = (n: number) => {
  const firstName = `${firsts[n % 10]}${'bcdfgh'[Math.floor(n / 10)]}`
  const surName = `${lasts[n % 6]}${'klmnprstvw'[Math.floor(n / 6)]}`
  const street = `${['Zwickelpfad', 'Brumbleweir', 'Hollerkamp'][n % 3]}`
  const mobile = `+61 4${String(10 + n)} ${String(731_000 + n * 7).replace(/(\d{3})(\d{3})/, '$1 $2')}`
  return {
    firstName,
    middleName: n % 4 === 0 ? `Yvolte${'bcdfgh'[Math.floor(n / 10)]}` : null,
    surName,
    email: `${firsts[n % 10]!.toLowerCase()
      .normalize('NFKD')
      .replaceAll(/[^a-z]/g, '')}.post${n}@qmail-${n}.example`,
    mobile,
    phone: `(03) 9${String(555_000 + n * 11)}`,
    street,
    file: `Lebenslauf ${firstName} ${n}.pdf`,
  }
}

/** The lines of a CV of the samples under a letter head, in one of several fashions, with the name and the numbers strewn about. */
export function cvOf(n: number): { text: string; language: 'english' | 'german' } {
  const { text, language } = goldenCvs[n * 5]!
  const person = personOf(n)
  const name = [person.firstName, person.middleName, person.surName].filter(Boolean).join(' ')
  const joined = `${person.firstName}${person.surName.replaceAll(/[^\p{L}]/gu, '')}`.toLowerCase()
  const heads = [
    `${name}\n${n + 1} ${person.street} Street, Geelong VIC 3220\n${person.email} · ${person.mobile}\nlinkedin.com/in/${joined}\n\n`,
    `CURRICULUM VITAE\n${name.toUpperCase()}\n${person.mobile} | ${person.email} | https://${joined}.example/cv\nAddress: ${n + 1} ${person.street} Road, 3220\n\n`,
    `Lebenslauf\n${name}\n${person.street}straße ${n + 1}, 5${1000 + n} Köln\nTel. ${person.phone}, Mobil ${person.mobile}\ngeboren am 12.03.19${60 + (n % 30)}\n\n`,
  ]
  const tail =
    language === 'en'
      ? `\nAs Mr ${person.surName} wrote in 2021, “${person.firstName} stays calm”. Call ${person.phone} or @${joined}.\n\nReferences\nDr ${person.surName}, ${person.email}\n`
      : `\nFrau ${person.surName} arbeitet seit 2019. Rückfragen an ${person.email}.\n\nPersönliche Daten\nName: ${name}\nAnschrift: ${person.street}straße ${n + 1}\n`
  return { text: heads[n % 3]! + text + tail, language: language === 'de' ? 'german' : 'english' }
}

const field = (name: string) => `<span data-field="${name}"></span>`

/** Sixty people apply for a position that is screened without names, by the public form; what is written about them calls them by name. */
export async function applied(t: TestApp) {
  const { requisitionId, id: jobPostId } = await posted(t, 'Sea captain')
  const [owner, manager, officer] = [await t.as('employee'), await t.as('manager'), await t.as('officer')]
  must(await owner.recruitment.POST('/selection_process/without-names/{id}', { params: { path: { id: requisitionId } }, body: { on: true } }))
  const employeeId = await accountId(t, 'employee@threshold.test')
  const officerId = await accountId(t, 'officer@threshold.test')
  const ids: number[] = []
  const keys: string[] = []
  for (let n = 0; n < HOW_MANY; n++) {
    const { id, key } = await apply(t, requisitionId, n)
    ids.push(id)
    keys.push(key)
  }
  const questionId = await answered(t, jobPostId, ids)
  await referred(t, requisitionId, ids)
  const [step] = await t.db.select().from(selectionSteps).where(eq(selectionSteps.requisitionId, requisitionId)).limit(1)
  for (const [n, id] of ids.entries()) {
    const person = personOf(n)
    const said = `Spoke to ${person.firstName} ${person.surName} (${person.mobile}, ${person.email}).`
    must(await officer.recruitment.POST('/application/change-review-value', { body: { applicationId: id, reviewTypeEnum: 'YES', comment: said } }))
    const note = { text: `${said} What do you think, @[${officerId}]?`, mentions: [officerId] }
    must(await manager.recruitment.POST('/application/notes/{id}', { params: { path: { id } }, body: note }))
    const { version } = must(await manager.recruitment.GET('/application/{id}', { params: { path: { id } } })).data
    must(
      await manager.recruitment.POST('/application/update/{applicationId}', {
        params: { path: { applicationId: id } },
        body: { version, cvNotes: said, reference: `A friend of ${person.surName}` },
      }),
    )
    const now = must(await manager.recruitment.GET('/application/{id}', { params: { path: { id } } })).data.version
    const move = (body: { status: 'rejected' | 'on hold'; reason?: string; tell?: boolean }) =>
      officer.recruitment.POST('/application/change-status', { body: { id, version: now, ...body } })
    if (n % 6 === 1) must(await move({ status: 'rejected', reason: said, tell: true }))
    if (n % 6 === 2) must(await move({ status: 'on hold', reason: said }))
    if (n % 6 === 3)
      must(
        await officer.recruitment.POST('/compliance-application/{id}', {
          params: { path: { id } },
          body: { name: `Passport of ${person.surName}`, source: 'Application' },
        }),
      )
    if (n % 6 === 5) {
      const text = { subject: `For ${field('fullName')}`, body: `<p>Dear ${field('firstName')},</p><p>please call us.</p>` }
      must(await officer.recruitment.POST('/message', { body: { ids: [id], ...text, recipients: 1, when: { delayDays: 2 } } }))
    }
    if (n % 6 === 0) must(await t.visitor.recruitment.POST('/own-application/keep-longer', { params: {}, body: { key: keys[n]!, keepLonger: true } }))
    // Some of those who are called for an interview write that they cannot come, with their names.
    const calls = n % 6 === 5
    if (n % 6 === 4 || calls) {
      // Nobody is interviewed before being shortlisted; should it have happened all the same, nothing is told by it either.
      const startsAt = new Date(Date.now() + 3_600_000 * (calls ? 48 + n : -n - 2))
      const [interview] = await t.db
        .insert(interviews)
        .values({
          applicationId: id,
          requisitionId,
          stepId: step!.id,
          title: step!.title,
          day: startsAt.toISOString().slice(0, 10),
          startTime: '10:00',
          endTime: '11:00',
          zone: 'UTC',
          startsAt,
          endsAt: new Date(startsAt.getTime() + 1000),
          notes: said,
        })
        .returning()
      await t.db.insert(interviewInterviewers).values([employeeId, officerId].map((accountId) => ({ interviewId: interview!.id, accountId })))
      // One, the other or both have submitted a card, so that cards are read and due.
      if (n % 18 !== 16) await judged(t, interview!.id, employeeId, said)
      if (n % 18 !== 10) await judged(t, interview!.id, officerId, said)
      const refused = { key: keys[n]!, startsAt: startsAt.toISOString(), note: said }
      if (calls) must(await t.visitor.recruitment.POST('/own-application/cannot-come', { params: {}, body: refused }))
    }
  }
  await t.db
    .update(outbox)
    .set({ status: 'failed', reason: sql`'550 <' || to_email || '> is not known here'` })
    .where(sql`${outbox.applicationId} = any(${sql.param(ids)}::int[]) and ${outbox.id} % 3 = 0`)
  // A manager knows who they are, and keeps them in mind.
  const groupId = must(await manager.recruitment.POST('/people-group', { body: { name: 'Captains', reason: 'Sailed before' } })).responseData.id
  must(await manager.recruitment.POST('/people-group/{id}/members', { params: { path: { id: groupId } }, body: { ids } }))
  await t.db.update(applications).set({ keepOnFile: true }).where(inArray(applications.id, ids))
  return { requisitionId, jobPostId, questionId, groupId, ids, owner, manager, officer }
}

/** A submitted scorecard of an interview that is held, on which the person is called by name. */
async function judged(t: TestApp, interviewId: number, accountId: number, said: string): Promise<void> {
  const answers = [{ name: 'Calm', lookFor: null, value: 'YES' as const, notAsked: false, note: said }]
  const card = { interviewId, accountId, answers, summary: said, overall: 'YES' as const, status: 'submitted' as const, revision: 1, submittedAt: new Date() }
  const [{ id }] = (await t.db.insert(scorecards).values(card).returning()) as [typeof scorecards.$inferSelect]
  await t.db.insert(scorecardVersions).values({ scorecardId: id, number: 1, answers, summary: said, overall: 'YES', reason: said })
}

/** A question of the post that all of them answered with their names. */
async function answered(t: TestApp, jobPostId: number, ids: number[]): Promise<number> {
  const question = { position: 1, kind: 'LONG_TEXT', text: 'Who can tell us about you?' } as const
  const [asked] = await t.db
    .insert(jobPostQuestions)
    .values({ jobPostId, ...question })
    .returning()
  const answers = ids.map((applicationId, n) => ({ applicationId, questionId: asked!.id, ...question, answer: [`Ask for ${personOf(n).surName}`] }))
  await t.db.insert(applicationAnswers).values(answers)
  return asked!.id
}

/** A manager put all of them forward, in words that name them. */
async function referred(t: TestApp, requisitionId: number, ids: number[]): Promise<void> {
  const managerId = await accountId(t, 'manager@threshold.test')
  const rows = ids.map((applicationId, n) => {
    const { firstName, surName, email, mobile } = personOf(n)
    const typed = { name: `${firstName} ${surName}`, email, why: `${firstName} ${surName} (${mobile}, ${email}) sails well.` }
    return { accountId: managerId, requisitionId, applicationId, way: 'ENTERED' as const, ...typed }
  })
  await t.db.insert(referrals).values(rows)
}

/** As the public form does it: the text is kept when the file comes, the application is its sender's. */
async function apply(t: TestApp, requisitionId: number, n: number): Promise<{ id: number; key: string }> {
  const { street: _, file, ...person } = personOf(n)
  const { text, language } = cvOf(n)
  // Every twentieth is a real file that was really read.
  const kept = n % 20 === 0 ? await readText('pdf', await linesPdf('CV', text.split('\n'))) : { text, language }
  const [stored] = await t.db
    .insert(files)
    .values({ key: `without-names.${n}`, originalName: file, mediaType: 'application/pdf', size: 1, sha256: '', purpose: 'resume', storedAt: new Date() })
    .returning()
  await keepText(t.db, stored!.id, kept)
  return t.db.transaction(async (tx) => {
    const ownKey = newOwnKey(t.app)
    const { id, positionTitle, row, asked, link } = await createApplication(tx, {
      requisitionId,
      applicant: person,
      answers: {},
      resumeId: stored!.id,
      source: 'JOB_POST',
      ownKey,
    })
    await mailReceived(t.app, tx, { ...person, row, asked, link, positionTitle })
    return { id, key: ownKey.key }
  })
}

export const recordsOf = async (t: TestApp, ids: number[]) =>
  t.db
    .select()
    .from(applications)
    .where(sql`${applications.id} = any(${sql.param(ids)}::int[])`)
    .orderBy(applications.id)
