import { randomBytes } from 'node:crypto'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { proofOf } from '../accounts/code.ts'
import { Secret } from '../mail/secret.ts'
import type { App } from '../platform/context.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { Problem } from '../platform/http/problem.ts'
import { applications } from '../tables/applications.ts'
import { applicationLinks } from '../tables/ownPages.ts'

type Settings = Pick<App, 'settings'>

/** Wrong, replaced, revoked: whoever tries keys learns nothing. */
const opensNothing = () => new Problem(404, 'LINK_OPENS_NOTHING', 'This link no longer works. Ask for a new one by e-mail.')

/** The key of a link that is still to be written down, by its hash; `link` is the one that stands in the database under a number then. */
export type OwnKey = { key: string; keyHash: string; link: (id: number) => Secret }
/** The key stands behind `#`, which no server and no other page is told. */
export function newOwnKey({ settings }: Settings): OwnKey {
  const key = randomBytes(32).toString('base64url')
  const link = (id: number) => new Secret(`${settings.publicUrl}/my-application#${key}`, { applicationLinkId: id })
  return { key, keyHash: proofOf(settings.secret, key), link }
}

/** A link to an application for its applicant; the one before opens nothing from now on. */
export async function issueOwnLink(app: Settings, tx: Tx, applicationId: number): Promise<{ id: number; key: string; link: Secret }> {
  await revokeLinks(tx, [applicationId])
  const { key, keyHash, link } = newOwnKey(app)
  const [row] = await tx.insert(applicationLinks).values({ applicationId, keyHash }).returning({ id: applicationLinks.id })
  const { id } = row!
  return { id, key, link: link(id) }
}

/** Links of these applications open nothing any more. */
const revokeLinks = (tx: Tx, applicationIds: readonly number[]) =>
  tx
    .update(applicationLinks)
    .set({ revokedAt: sql`now()` })
    .where(and(inArray(applicationLinks.applicationId, [...applicationIds]), isNull(applicationLinks.revokedAt)))

/** The applications of one person, of which links lead to an address that is no longer theirs. */
export async function revokeLinksOf(tx: Tx, applicantId: number): Promise<number[]> {
  const own = tx.select({ id: applications.id }).from(applications).where(eq(applications.applicantId, applicantId))
  const rows = await tx
    .update(applicationLinks)
    .set({ revokedAt: sql`now()` })
    .where(and(inArray(applicationLinks.applicationId, own), isNull(applicationLinks.revokedAt)))
    .returning({ id: applicationLinks.applicationId })
  return rows.map(({ id }) => id)
}

/** The application that a key opens. */
export async function applicationOfKey({ settings }: Settings, db: Database | Tx, key: string): Promise<number> {
  const [found] = await db
    .select({ id: applicationLinks.applicationId })
    .from(applicationLinks)
    .where(and(eq(applicationLinks.keyHash, proofOf(settings.secret, key)), isNull(applicationLinks.revokedAt)))
  if (!found) throw opensNothing()
  return found.id
}
