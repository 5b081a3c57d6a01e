import { eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sweepMail } from '../../server/mail/deliverMail.ts'
import { openTransport } from '../../server/mail/openTransport.ts'
import { verifyAudit } from '../../server/platform/lifecycle/verifyAudit.ts'
import { applications } from '../../server/tables/applications.ts'
import { letters, letterVersions } from '../../server/tables/letters.ts'
import { outbox } from '../../server/tables/outbox.ts'
import { outboxMessageStates } from '../../src/machines/lifecycles/outboxMessage.ts'
import { tagged } from '../../src/machines/lifecycles/tags.ts'
import { clients, testApp } from '../app.ts'
import { filled, selectedApplication } from '../letters/case.ts'
import { mailServer } from '../server/smtp.ts'
import { PATIENT, start } from '../start/started.ts'

/** How often the server is killed: `KILLS=50 npm test -- tests/faults/killed` is the long run. */
const KILLS = Number(process.env.KILLS ?? 4)
/** People who write and send letters at the same time. */
const WRITERS = 4

/** A small generator with a fixed seed. */
function dice(seed: number) {
  let state = seed
  return (most: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * most)
  }
}

const t = await testApp({ LOG_LEVEL: 'silent' })

/** The letter that a mail brings, as the mark by which it is sent once begins. */
const letterOf = (dedupe: string) => Number(dedupe.split(':')[1])

/** What the server has said was done. */
type Said = { saved: { id: number; number: number; city: string }[]; sent: Map<number, { applicationId: number; number: number; mailings: number }> }

test('a server that is killed while letters are saved and sent loses nothing that it said was done, and mails no letter twice', {
  timeout: PATIENT,
}, async () => {
  const roll = dice(20)
  let onMoment: () => void = () => undefined
  const taken: string[] = []
  const { url } = await mailServer({
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk) => (text += chunk))
      stream.on('end', () => {
        taken.push(/^Message-ID: (\S+)/m.exec(text)![1]!)
        done()
        onMoment()
      })
    },
  })
  const token = await t.tokenOf('officer@threshold.test')
  const said: Said = { saved: [], sent: new Map() }
  const env = {
    DATABASE_URL: t.app.settings.databaseUrl!,
    DATA_DIR: t.app.settings.dataDir,
    SMTP_URL: url,
    MAIL_TIMEOUT: '1',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  }

  /** Until the server is gone: a letter is written, changed, sent, and at times mailed again. */
  async function write({ hr }: ReturnType<typeof clients>) {
    const answered = <T extends { data?: unknown; error?: unknown }>(answer: T) => {
      if (!answer.data) throw new Error(JSON.stringify(answer.error))
      onMoment()
      return answer.data as NonNullable<T['data']>
    }
    for (;;) {
      const { application } = await selectedApplication(t)
      const applicationId = application.id
      const { draft } = answered(await hr.GET('/offer-letter/application-details/{applicationId}', { params: { path: { applicationId } } })).data
      let written = { id: 0, version: 0 }
      for (let change = 0; change <= roll(3); change++) {
        const city = `City ${roll(1_000_000)}`
        const body = { applicationId, content: filled(draft, { city }), ...(change > 0 && { version: written.version }) }
        const { id, version } = answered(await hr.POST('/offer-letter/save', { body })).responseData
        written = { id, version: version! }
        said.saved.push({ id, number: change + 1, city })
      }
      const path = { path: { id: written.id } }
      const number = said.saved.findLast(({ id }) => id === written.id)!.number
      answered(await hr.POST('/offer-letter/send/{id}', { params: path, body: { version: written.version } }))
      said.sent.set(written.id, { applicationId, number, mailings: 1 })
      if (roll(3) > 0) continue
      answered(await hr.POST('/offer-letter/resend/{id}', { params: path, body: { version: written.version + 1 } }))
      said.sent.set(written.id, { applicationId, number, mailings: 2 })
    }
  }

  for (let round = 0; round < KILLS; round++) {
    const server = start(env)
    const client = clients(await server.ready, token)
    let left = 1 + roll(120)
    onMoment = () => {
      left--
      if (left === 0) server.child.kill('SIGKILL')
    }
    const ends = await Promise.allSettled(Array.from({ length: WRITERS }, () => write(client)))
    onMoment = () => undefined
    // Whoever was refused by a server that lived would end too, and must not pass for one whose server was gone.
    expect(ends.map((end) => (end.status === 'rejected' && end.reason instanceof TypeError ? 'gone' : end))).toEqual(ends.map(() => 'gone'))
    await server.ended
  }

  // Leases end, and what a killed server held in its hands goes out.
  t.app.settings.smtpUrl = url
  const transport = openTransport(t.app)!
  const isLeft = () => t.db.$count(outbox, inArray(outbox.status, [...tagged(outboxMessageStates, 'waiting'), ...tagged(outboxMessageStates, 'underWay')]))
  for (let hours = 1; hours <= 48 && (await isLeft()) > 0; hours++) await sweepMail(t.app, transport, new Date(Date.now() + hours * 3_600_000))

  const ids = [...new Set(said.saved.map(({ id }) => id))]
  const versions = await t.db.select().from(letterVersions).where(inArray(letterVersions.letterId, ids))
  const cityOf = new Map(versions.map(({ letterId, number, city }) => [`${letterId}.${number}`, city]))
  expect(said.saved.filter(({ id, number, city }) => cityOf.get(`${id}.${number}`) !== city)).toEqual([])

  const rows = await t.db
    .select({ id: letters.id, status: letters.status, number: letters.sentVersion, mailings: letters.mailings, application: applications.status })
    .from(letters)
    .innerJoin(applications, eq(applications.id, letters.applicationId))
  const mails = await t.db.select().from(outbox).where(eq(outbox.event, 'OFFER_LETTER'))
  const marks = (id: number) => mails.filter(({ dedupe }) => letterOf(dedupe) === id)
  // Letter, application and mails stand or fall together, whether the answer arrived or not.
  const wrong = rows.filter(({ id, status, mailings, application }) => {
    const isOut = mailings > 0
    return (status === 'sent') !== isOut || (application === 'offer sent') !== isOut || marks(id).length !== mailings
  })
  expect(wrong).toEqual([])
  const byId = new Map(rows.map((row) => [row.id, row]))
  expect([...said.sent].filter(([id, { number, mailings }]) => byId.get(id)!.number !== number || byId.get(id)!.mailings < mailings)).toEqual([])

  // Each mail has arrived, unless a newer link had taken the place of its own; only one that a killed server had begun to send may have done so twice.
  const arrived = (messageId: string) => taken.filter((one) => one === messageId).length
  const isOvertaken = ({ id, dedupe, status }: (typeof mails)[number]) =>
    status === 'failed' && mails.some((later) => later.id > id && letterOf(later.dedupe) === letterOf(dedupe))
  const owed = mails.filter((mail) => !isOvertaken(mail))
  expect(owed.flatMap(({ dedupe, status, attempts, reason }) => (status === 'sent' ? [] : [{ dedupe, status, attempts, reason }]))).toEqual([])
  expect(owed.filter(({ messageId }) => arrived(messageId) < 1)).toEqual([])
  expect(mails.filter(({ messageId, attempts }) => arrived(messageId) > Math.max(1, attempts))).toEqual([])
  expect(new Set(mails.map(({ dedupe }) => dedupe)).size).toBe(mails.length)
  expect((await verifyAudit(t.db, t.app.settings)).wrong).toBeNull()
  const { rows: twice } = await t.db.execute(
    sql`select entity_id, count(*) from audit_log where entity = 'offerLetter' and action = 'send' group by 1 having count(*) > 1`,
  )
  expect(twice).toEqual([])
  const again = mails.filter(({ messageId }) => arrived(messageId) > 1).length
  const unanswered = rows.reduce((sum, { id, mailings }) => sum + mailings - (said.sent.get(id)?.mailings ?? 0), 0)
  if (process.env.KILLS)
    console.info(`${KILLS} kills, ${said.saved.length} saved, ${mails.length} mails (${unanswered} of them without an answer), ${again} arrived twice`)
})
