import { eq } from 'drizzle-orm'
import type { operations } from '../../../src/api/recruitment.gen.ts'
import { claimFile } from '../../files/claimFile.ts'
import { readLogo } from '../../files/companyLogo.ts'
import { pictureSize } from '../../files/pictureSize.ts'
import { drawPaper } from '../../letters/pdf/letterPdf.ts'
import { readCompany } from '../../platform/company.ts'
import type { App, Caller, Handlers } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { write } from '../../platform/db/transaction.ts'
import { checkVersion, notFound, Problem, wrongField } from '../../platform/http/problem.ts'
import { audit } from '../../platform/lifecycle/audit.ts'
import { files } from '../../tables/files.ts'
import { company, companyLogos } from '../../tables/platform.ts'

const MOST_BYTES = 300 * 1024
const SIDE = { least: 16, most: 2000 } as const
const KINDS: Record<string, 'png' | 'jpeg'> = { 'image/png': 'png', 'image/jpeg': 'jpeg' }
/** A picture never changes: it may be kept for as long as a browser likes. */
const FOR_A_YEAR = 'public, max-age=31536000, immutable'

/** How the company appears on pages, in letters and in mails. */
export const companyHandlers = (app: App) =>
  ({
    getCompany: async () => ({ data: await readCompany(app.db) }),

    getCompanyLogo: async ({ params, reply }) => {
      const logo = await readLogo(app, params.id)
      if (!logo) throw notFound('logo')
      reply
        .type(`image/${logo.kind}`)
        .header('cache-control', FOR_A_YEAR)
        .header('content-security-policy', "sandbox; default-src 'none'")
        .header('x-content-type-options', 'nosniff')
      return logo.bytes
    },

    saveCompany: async (call) => {
      const { body, caller } = call
      const size = body.fileId === null ? null : await judgeLogo(app, body.fileId, caller)
      return write(app, call, async (tx) => {
        const [row] = await tx.select().from(company).for('update')
        checkVersion(row!, body.version)
        const kept = body.keepLogo ? row!.logoId : null
        const logoId = body.fileId === null || size === null ? kept : await keepLogo(tx, body.fileId, size, caller)
        const after = { name: body.name.trim(), addressLine: body.addressLine.trim(), website: body.website.trim(), logoId }
        await tx
          .update(company)
          .set({ ...after, version: row!.version + 1 })
          .where(eq(company.id, row!.id))
        const { name, addressLine, website } = row!
        const before = { name, addressLine, website, logoId: row!.logoId }
        await audit(tx, { by: caller, action: 'update', entity: 'company', id: row!.id, before, after })
        return { message: 'Successfully saved!', responseData: await readCompany(tx) }
      })
    },
  }) satisfies Pick<Handlers<operations>, 'getCompany' | 'getCompanyLogo' | 'saveCompany'>

type Size = { width: number; height: number }

async function keepLogo(tx: Tx, fileId: number, size: Size, { accountId }: Caller): Promise<number> {
  const file = await claimFile(tx, fileId, { accountId })
  const [logo] = await tx
    .insert(companyLogos)
    .values({ fileId: file.id, ...size })
    .returning({ id: companyLogos.id })
  return logo!.id
}

/** A picture that browsers show and letters can be drawn with; a letter is drawn with it before anybody relies on that. */
async function judgeLogo(app: App, fileId: number, { accountId }: Caller): Promise<Size> {
  const [file] = await app.db.select().from(files).where(eq(files.id, fileId))
  if (!file?.storedAt || file.ownerAccountId !== accountId) throw wrongField('fileId', 'The selected file is no longer here. Upload it again.')
  const kind = Object.hasOwn(KINDS, file.mediaType) ? KINDS[file.mediaType] : undefined
  if (!kind) throw wrongField('fileId', 'The logo must be a PNG or JPEG')
  if (file.size > MOST_BYTES) throw wrongField('fileId', 'The logo must be smaller than 300 kB. Save it in a smaller size.')
  const bytes = await app.files.read(file)
  const size = pictureSize(bytes)
  const damaged = wrongField('fileId', 'The logo is damaged and could not be read. Save it as a PNG again.')
  if (!size) throw damaged
  const sides = [size.width, size.height]
  if (sides.some((side) => side < SIDE.least || side > SIDE.most)) throw wrongField('fileId', 'The logo must be 16 to 2,000 pixels wide and high')
  try {
    const logo = { bytes: new Uint8Array(bytes), kind, ...size, alt: 'Logo' }
    await drawPaper({ title: 'Logo', language: 'en', foot: 'Logo', blocks: [], certificate: null, mark: null, logo })
  } catch (error) {
    throw error instanceof Problem ? error : damaged
  }
  return size
}
