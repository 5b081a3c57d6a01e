import { asc, desc, eq, sql } from 'drizzle-orm'
import type { components } from '../../src/api/hr.gen.ts'
import { textOf } from '../mail/richText.ts'
import type { Tx } from '../platform/db/database.ts'
import { planned, prepared } from '../platform/db/prepared.ts'
import { contentOf, type LetterRow, mailingsOf, type VersionRow } from '../records/letters.ts'
import { accounts } from '../tables/accounts.ts'
import { letterVersions } from '../tables/letters.ts'
import { outbox } from '../tables/outbox.ts'

type Letter = components['schemas']['Letter']
type LetterVersion = components['schemas']['LetterVersion']
const moment = (at: Date | null) => at?.toISOString() ?? null

export async function presentLetter(tx: Tx, letter: LetterRow, version: VersionRow, isReleased: boolean): Promise<Letter> {
  const { id, status, toEmail, createdAt, sentAt, attempts, reason } = outbox
  const mailings = await planned(
    tx.select({ id, status, toEmail, createdAt, sentAt, attempts, reason }).from(outbox).where(mailingsOf(letter)).orderBy(desc(outbox.id)),
  )
  const [releaser] = letter.releasedBy ? await tx.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, letter.releasedBy)) : []
  return {
    id: letter.id,
    kind: letter.kind,
    applicationId: letter.applicationId,
    status: letter.status,
    version: letter.version,
    letterVersion: letter.letterVersion,
    sentVersion: letter.sentVersion,
    content: contentOf(version),
    makerName: version.makerName,
    savedAt: version.savedAt.toISOString(),
    sentAt: moment(letter.sentAt),
    viewedAt: moment(letter.viewedAt),
    answeredAt: moment(letter.answeredAt),
    remindedAt: moment(letter.remindedAt),
    reason: letter.reason,
    needsRelease: !isReleased,
    releasedBy: releaser?.name ?? null,
    sha256: version.sha256,
    mailings: mailings.map(({ id, status, toEmail, createdAt, sentAt, attempts, reason }) => ({
      id,
      status,
      toEmail,
      at: createdAt.toISOString(),
      sentAt: moment(sentAt),
      attempts,
      reason,
    })),
  }
}

export async function presentVersions(tx: Tx, letterId: number): Promise<LetterVersion[]> {
  const rows = await prepared(tx, presentVersions, () =>
    tx
      .select()
      .from(letterVersions)
      .where(eq(letterVersions.letterId, sql.placeholder('letterId')))
      .orderBy(desc(letterVersions.number), asc(letterVersions.id)),
  ).execute({ letterId })
  return rows.map((row) => ({
    number: row.number,
    content: contentOf(row),
    makerName: row.makerName,
    savedAt: row.savedAt.toISOString(),
    releasedBy: row.releasedBy,
    sentAt: moment(row.sentAt),
    sha256: row.sha256,
    text: row.renderedText ?? textOf(row.body),
  }))
}
