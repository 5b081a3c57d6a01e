import { and, asc, desc, eq } from 'drizzle-orm'
import type { operations } from '../../../src/api/hr.gen.ts'
import { asDownload } from '../../files/asDownload.ts'
import { readLogo } from '../../files/companyLogo.ts'
import { refuse } from '../../files/cv/fileRefusal.ts'
import { companyName } from '../../platform/company.ts'
import type { App, Call, Caller, Handlers } from '../../platform/context.ts'
import { reading, type Tx } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { addressOf, type Limit } from '../../platform/http/rateLimit.ts'
import { limitedThread, turns } from '../../platform/jobs/limitedThread.ts'
import { momentInWords } from '../../platform/wording.ts'
import { hasEnded, latestLetter, type OwnLetter, readCase, readOwnLetter, readVersion } from '../../records/letters.ts'
import { refuseWithheld } from '../../records/withoutNames.ts'
import { type LetterKind, letters } from '../../tables/letters.ts'
import { auditLog, statusHistory } from '../../tables/platform.ts'
import { issuerOf } from '../letterValues.ts'
import { previewLetter } from '../previewLetter.ts'
import { nameOf } from '../readOwnLetter.ts'
import { cleaned } from '../saveLetter.ts'
import type { Fact, LetterPaper } from './drawLetter.ts'
import { blocksOf } from './letterBlocks.ts'
import type { Work } from './letterPdfWorker.ts'
import type { Verdict } from './seal.ts'
import { everyKey, presentKey } from './sealKeys.ts'

const NAME = { offer: 'Offer', contract: 'Contract' } as const
/** Where anybody has a copy checked. */
const CHECK_PAGE = '/check-letter'

const worker = new URL('./letterPdfWorker.ts', import.meta.url)
const bounds = { heapMb: 256, externalMb: 128, cpuMs: 20_000 }
const busy = () => new Problem(503, 'BUSY', 'The server is busy with other letters at this moment. Try again in a minute.')
const inTurn = turns({ atOnce: 2, waiting: 50, full: busy })

const run = <Answer>(work: Work): Promise<Answer> =>
  inTurn(async () => {
    const outcome = await limitedThread<Answer>(worker, work, bounds)
    if ('answer' in outcome) return outcome.answer
    if (outcome.overrun === 'tooBusy') throw busy()
    throw new Error(`The thread for letters ended without an answer (${outcome.overrun}).`)
  })

/** The logo in the head of a letter. */
async function logoIn(app: Pick<App, 'db' | 'files'>, html: string) {
  const { logoId, name } = issuerOf(html)
  const logo = logoId === null ? null : await readLogo(app, logoId)
  return logo && { ...logo, bytes: new Uint8Array(logo.bytes), alt: name ? `Logo of ${name}` : 'Logo' }
}

/** A paper without a seal, drawn apart from the server's own work. */
export const drawPaper = async (paper: LetterPaper): Promise<Buffer> => Buffer.from(await run<Uint8Array>({ do: 'draw', paper }))

const taking: Limit = { bucket: ({ caller }) => `letter-pdf:${caller.accountId}`, most: 20, seconds: 60 }
export const letterPdfLimits = {
  getOfferLetterPdf: taking,
  getContractLetterPdf: taking,
  previewOfferLetterPdf: taking,
  previewContractLetterPdf: taking,
  checkLetterSeal: { bucket: ({ request }) => `check-seal:${addressOf(request)}`, most: 10, seconds: 60 },
} satisfies Partial<Record<keyof operations, Limit>>

/** Letters as sealed files, drafts without a seal, and the answer whether a copy of one is genuine. */
export const letterPdfHandlers = (app: App) => {
  const pdfOf =
    (kind: LetterKind) =>
    async ({ params, caller, reply }: Call<operations['getOfferLetterPdf']>) => {
      const own = await reading(app.db, (tx) => readForPdf(tx, kind, params.id, caller))
      const bytes = await sealed(app, own)
      asDownload(reply, fileNameOf(own), 'application/pdf')
      return bytes
    }
  const draftOf =
    (kind: LetterKind) =>
    async ({ body, caller, reply }: Call<operations['previewOfferLetterPdf']>) => {
      const { applicationId } = body
      const content = cleaned(kind, body.content)
      const { preview, isSent } = await reading(app.db, async (tx) => {
        const letter = await latestLetter(tx, kind, applicationId)
        return { preview: await previewLetter(app, tx, { kind, applicationId, content, caller }), isSent: letter?.sentVersion && !hasEnded(letter) }
      })
      const number = `${NAME[kind]} ${applicationId}`
      const paper: LetterPaper = {
        title: `${number} – ${content.jobTitle}`,
        language: null,
        logo: await logoIn(app, preview.letterHtml),
        foot: `${issuerOf(preview.letterHtml).name} · ${number}`,
        blocks: blocksOf(preview.letterHtml),
        certificate: null,
        mark: isSent ? 'Copy without a seal' : 'Draft, not sent',
      }
      asDownload(reply, `${number} - ${preview.toName}.pdf`, 'application/pdf')
      return drawPaper(paper)
    }
  return {
    getOfferLetterPdf: pdfOf('offer'),
    getContractLetterPdf: pdfOf('contract'),
    previewOfferLetterPdf: draftOf('offer'),
    previewContractLetterPdf: draftOf('contract'),
    async checkLetterSeal({ files }) {
      const { file } = files
      if (!file?.name) throw refuse('FILE_MISSING')
      if (file.bytes.length === 0) throw refuse('FILE_EMPTY')
      const verdict = await run<Verdict>({ do: 'check', file: new Uint8Array(file.bytes), keys: await everyKey(app.db) })
      const organisation = await companyName(app.db)
      if (verdict.result !== 'genuine') return { data: { result: verdict.result, organisation, kind: null, letterVersion: null, sealedAt: null } }
      const [, kind, version] = /^(offer|contract) \d+ version (\d+)$/.exec(verdict.letter) ?? []
      return { data: { result: 'genuine', organisation, kind: kind as LetterKind, letterVersion: Number(version), sealedAt: verdict.sealedAt } }
    },
  } satisfies Partial<Handlers<operations>>
}

const fileNameOf = ({ letter, about }: OwnLetter) => `${NAME[letter.kind]} ${letter.applicationId} - ${nameOf(about)}.pdf`

/** The same file for an e-mail to the person. */
export const letterToAttach = (app: App) => async (letterId: number) => {
  const told = await reading(app.db, async (tx) => {
    const [letter] = await tx.select().from(letters).where(eq(letters.id, letterId))
    if (!letter?.sentVersion) throw new Error(`Letter ${letterId} was never sent.`)
    const about = await readCase(tx, letter.applicationId)
    return withHistory(tx, { letter, about, text: await readVersion(tx, letterId, letter.sentVersion), actors: [] })
  })
  return { filename: fileNameOf(told), content: await sealed(app, told) }
}

type Told = OwnLetter & { history: (typeof statusHistory.$inferSelect)[]; signature: Record<string, unknown> | null }

async function readForPdf(tx: Tx, kind: LetterKind, id: number, caller: Caller): Promise<Told> {
  const own = await readOwnLetter(tx, kind, id, caller)
  if (own.actors.length === 0) refuseWithheld(caller, own.about.application)
  return withHistory(tx, own)
}

async function withHistory(tx: Tx, own: OwnLetter): Promise<Told> {
  const { id, kind } = own.letter
  const entity = `${kind}Letter`
  const history = await tx
    .select()
    .from(statusHistory)
    .where(and(eq(statusHistory.entity, entity), eq(statusHistory.entityId, id)))
    .orderBy(asc(statusHistory.id))
  const [signed] = await tx
    .select({ after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.entity, entity), eq(auditLog.entityId, id), eq(auditLog.action, 'signature')))
    .orderBy(desc(auditLog.id))
    .limit(1)
  return { ...own, history, signature: signed?.after ?? null }
}

async function sealed(app: App, own: Told): Promise<Buffer> {
  const { settings } = app
  const { letter, text } = own
  const key = await presentKey(app)
  const html = text.renderedHtml ?? ''
  const organisation = issuerOf(html).name || (await companyName(app.db))
  // A signature tells whole seconds.
  const at = new Date(Math.floor(Date.now() / 1000) * 1000)
  const address = `${settings.publicUrl}${CHECK_PAGE}`
  const number = `${NAME[letter.kind]} ${letter.applicationId} / ${text.number}`
  const paper: LetterPaper = {
    title: `${number} – ${text.jobTitle}`,
    language: null,
    logo: await logoIn(app, html),
    foot: `${organisation} · ${number}`,
    blocks: blocksOf(html),
    mark: null,
    certificate: {
      title: 'Certificate',
      facts: factsOf(app, own, { organisation, number, at }),
      note: [
        { text: 'This copy is sealed: a program that reads PDFs tells when it was changed since. Whether a copy is genuine is answered at ', face: 'normal' },
        { text: address, face: 'normal', href: address },
        {
          text: `. The certificate of the seal was made by ${organisation} for itself, so such a program says that it does not know the issuer; its SHA-256 fingerprint is ${key.fingerprint}.`,
          face: 'normal',
        },
      ],
    },
  }
  const about = { organisation, address, letter: `${letter.kind} ${letter.id} version ${text.number}`, at }
  return Buffer.from(await run<Uint8Array>({ do: 'make', paper, key: { p12: key.p12 }, about }))
}

type Issued = { organisation: string; number: string; at: Date }
/** Who issued it, who did what with it and when, and by what its text is known again. */
function factsOf({ settings }: Pick<App, 'settings'>, { letter, about, text, history, signature }: Told, { organisation, number, at }: Issued): Fact[] {
  const when = (moment: Date) => momentInWords(moment, settings.timeZone)
  const said = (name: string) => (typeof signature?.[name] === 'string' ? signature[name] : null)
  const readBy = signature?.codesReadBy
  const facts: (Fact | null)[] = [
    { term: 'Document', value: `${number}, ${text.jobTitle}` },
    { term: 'Issued by', value: `${organisation}, written by ${text.makerName}` },
    text.releasedBy ? { term: 'Released by', value: text.releasedBy } : null,
    { term: 'For', value: nameOf(about) },
    {
      term: 'What happened',
      value: history.map(({ toStatus, actorName, at: moment }) => `${toStatus} – ${when(moment)}, ${actorName}`).join('\n'),
    },
    letter.reason ? { term: 'Reason given', value: letter.reason } : null,
    said('typedName') ? { term: 'Signed as', value: said('typedName') ?? '', ...(letter.drawnSignature ? { strokes: letter.drawnSignature } : {}) } : null,
    said('consent') ? { term: 'Consent', value: said('consent') ?? '' } : null,
    said('codesSentTo')
      ? { term: 'Identity', value: `Signed in with the e-mail address ${said('codesSentTo')}. Codes read by: ${[readBy].flat().join('; ')}` }
      : null,
    { term: 'SHA-256 of the text', value: text.sha256 ?? '' },
    { term: 'Sealed', value: when(at) },
  ]
  return facts.filter((fact) => fact !== null)
}
