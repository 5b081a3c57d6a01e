import type { FastifyBaseLogger } from 'fastify'
import { outageOf } from '../http/outage.ts'
import { Problem } from '../http/problem.ts'
import { printError } from '../log.ts'

/** A job's records, each for itself: one that cannot be dealt with is told and left, the rest goes on. Answers how many went well. */
export async function eachAlone<Item>(what: string, items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<number> {
  let done = 0
  for (const item of items)
    try {
      await work(item)
      done++
    } catch (error) {
      printError(`${what}: ${JSON.stringify(item)} was left as it is.`, error)
    }
  return done
}

type Failed<Answer> = { failed: (id: number, message: string) => Answer; log: Pick<FastifyBaseLogger, 'error'> }
type Change<Answer> = (id: number) => Promise<Answer>

/**
 * The records of one call, each changed in a transaction of its own and each answered for itself, whatever kind of
 * error it meets. Once the database is away the rest is answered without a try: nobody waits for each in turn.
 */
export async function answeredOneByOne<Answer>(ids: readonly number[], change: Change<Answer>, { failed, log }: Failed<Answer>) {
  const answers = new Map<number, Answer>()
  let outage: Problem | null = null
  for (const id of ids)
    try {
      answers.set(id, outage ? failed(id, outage.message) : await change(id))
    } catch (error) {
      outage = error instanceof Problem ? null : outageOf(error)
      answers.set(id, failed(id, wordsOf(error, outage, id, log)))
    }
  return answers
}

/**
 * The same for many: those of a batch share one transaction, in which each has a savepoint of its own. A batch that cannot
 * be written as a whole changed nothing, and each of it is answered so.
 */
export async function answeredInBatches<Answer>(
  batches: readonly (readonly number[])[],
  inOneTransaction: (ids: readonly number[], each: (change: Change<Answer>) => Promise<void>) => Promise<void>,
  { failed, log }: Failed<Answer>,
) {
  const answers = new Map<number, Answer>()
  let outage: Problem | null = null
  for (const ids of batches)
    try {
      if (outage) throw outage
      await inOneTransaction(ids, async (change) => {
        for (const [id, answer] of await answeredOneByOne(ids, change, { failed, log })) answers.set(id, answer)
      })
    } catch (error) {
      outage = error instanceof Problem ? outage : outageOf(error)
      for (const id of ids) answers.set(id, failed(id, wordsOf(error, outage, id, log)))
    }
  return answers
}

function wordsOf(error: unknown, outage: Problem | null, id: number, log: Pick<FastifyBaseLogger, 'error'>): string {
  if (error instanceof Problem) return error.status === 400 ? (error.errors?.[0]?.message ?? error.message) : error.message
  log.error({ err: error, id }, 'one record of several could not be changed')
  return outage?.message ?? 'This one could not be changed: something went wrong on our side. Try it again.'
}
