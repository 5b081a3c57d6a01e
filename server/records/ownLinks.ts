import { randomBytes } from 'node:crypto'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { proofOf } from '../accounts/code.ts'
import { Secret } from '../mail/secret.ts'
import type { App } from '../platform/context.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { planned } from '../platform/db/prepared.ts'
import { Problem } from '../platform/http/problem.ts'
import { applications } from '../tables/applications.ts'
import { applicationLinks } from '../tables/ownPages.ts'

type Settings = Pick<App, 'settings'>

/** Wrong, replaced, revoked: whoever tries keys learns nothing. */
const opensNothing = () => new Problem(404, 'LINK_OPENS_NOTHING', 'This link no longer works. Ask for a new one by e-mail.')

/** A link to an application for its applicant; the one before opens nothing from now on. The key stands behind `#`, which no server and no other page is told. */
export async function issueOwnLink({ settings }: Settings, tx: Tx, applicationId: number): Promise<{ id: number; key: string; link: Secret }> {
  await revokeLinks(tx, [applicationId])
  return issueFirstLink({ settings }, tx, applicationId)
}

/** The same for an application that was just written, so that there is none before. */
export async function issueFirstLink({ settings }: Settings, tx: Tx, applicationId: number): Promise<{ id: number; key: string; link: Secret }> {
  const key = randomBytes(32).toString('base64url')
  const [row] = await planned(
    tx
      .insert(applicationLinks)
      .values({ applicationId, keyHash: proofOf(settings.secret, key) })
      .returning({ id: applicationLinks.id }),
  )
  const { id } = row!
  return { id, key, link: new Secret(`${settings.publicUrl}/my-application#${key}`, { applicationLinkId: id }) }
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
