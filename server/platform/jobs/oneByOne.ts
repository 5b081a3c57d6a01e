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

/**
 * The records of one call, each changed in a transaction of its own and each answered for itself, whatever kind of
 * error it meets. Once the database is away the rest is answered without a try: nobody waits for each in turn.
 */
export async function answeredOneByOne<Answer>(ids: readonly number[], change: (id: number) => Promise<Answer>, { failed, log }: Failed<Answer>) {
  const answers = new Map<number, Answer>()
  let outage: Problem | null = null
  for (const id of ids)
    try {
      answers.set(id, outage ? failed(id, outage.message) : await change(id))
    } catch (error) {
      if (error instanceof Problem) {
        answers.set(id, failed(id, error.status === 400 ? (error.errors?.[0]?.message ?? error.message) : error.message))
        continue
      }
      log.error({ err: error, id }, 'one record of several could not be changed')
      outage = outageOf(error)
      answers.set(id, failed(id, outage?.message ?? 'This one could not be changed: something went wrong on our side. Try it again.'))
    }
  return answers
}
