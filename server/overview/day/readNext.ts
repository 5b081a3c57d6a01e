import { asc, eq, sql } from 'drizzle-orm'
import type { components } from '../../../src/api/recruitment.gen.ts'
import { forLetters } from '../../../src/machines/lifecycles/application.ts'
import { lettersToRelease } from '../../letters/letterPay.ts'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { Limits } from '../../records/timeLimits.ts'
import { shownTo } from '../../records/withoutNames.ts'
import { applicants, applications } from '../../tables/applications.ts'
import type { LetterKind } from '../../tables/letters.ts'
import { requisitions } from '../../tables/requisitions.ts'
import { contract, letterJoins, nextStepAfter, offer, words } from '../../workflows/letters/nextLetterStep.ts'
import { type Asked, forEach, ofOwned, waitingShown } from './asked.ts'

const SHOWN = 5

/** The steps for which a draft is there, which may have to be released first. */
const sends = new Map<components['schemas']['NextLetterStep'], LetterKind>([
  [words.offer.send, 'offer'],
  [words.contract.send, 'contract'],
])

const shownOf = shownTo(({ shortName }) =>
  forEach(() => ({
    ...waitingShown(shortName),
    nextStep: nextStepAfter(new Set()),
    letters: { offer: offer.id, contract: contract.id },
  })),
)

/** Selected candidates for whom HR does what comes next, those that have waited the longest. */
export async function readNext(db: Database, limits: Limits, { caller, whose }: Asked): Promise<components['schemas']['Day']['next']['first']> {
  const shown = shownOf(caller)[whose]
  const found = await prepared(db, shown, () => {
    const { id, status, statusSince, requisitionId } = applications
    // Of each status by its index.
    const first = sql`select few.id, few.status_since from unnest(${sql.param(forLetters)}::text[]) as waiting(status)
      cross join lateral (select ${id}, ${statusSince} from ${applications} where ${status} = waiting.status and ${ofOwned(sql`${requisitionId}`, whose)}
        order by ${statusSince}, ${id} limit ${SHOWN}) few`
    return db
      .select(shown)
      .from(applications)
      .innerJoin(applicants, eq(applicants.id, applications.applicantId))
      .innerJoin(requisitions, eq(requisitions.id, applications.requisitionId))
      .leftJoin(letterJoins.offer.table, letterJoins.offer.on)
      .leftJoin(letterJoins.contract.table, letterJoins.contract.on)
      .where(sql`${id} = any(array(select id from (${first}) longest order by status_since, id limit ${SHOWN}))`)
      .orderBy(asc(statusSince), asc(id))
  }).execute({ owner: caller.accountId })
  const toSend = found.flatMap(({ nextStep, letters }) => {
    const kind = sends.get(nextStep)
    return (kind && letters[kind]) ?? []
  })
  const unreleased = await lettersToRelease(db, toSend)
  return found.map(({ departmentId, status, statusSince, nextStep, letters, ...one }) => {
    const kind = sends.get(nextStep)
    const toRelease = kind !== undefined && unreleased.has(letters[kind] ?? 0)
    return { ...one, nextStep: toRelease ? words[kind].release : nextStep, inStatus: limits.standing({ status, departmentId, statusSince }) }
  })
}
