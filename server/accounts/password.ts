import { hash, verify } from '@node-rs/argon2'
import { Problem } from '../platform/http/problem.ts'

/** Argon2id, 19 MiB, two passes (the floor that OWASP names); the library's default algorithm is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Each hash takes a core for some 50 ms: more at once would starve everybody else. */
const AT_ONCE = 2
const WAITING = 200

let busy = 0
const queue: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= AT_ONCE) {
    if (queue.length >= WAITING) throw new Problem(503, 'BUSY', 'Many people are signing in at this moment. Try again in a few seconds.')
    await new Promise<void>((resolve) => queue.push(resolve))
  } else busy++
  try {
    return await work()
  } finally {
    const next = queue.shift()
    if (next) next()
    else busy--
  }
}

export const hashPassword = (password: string) => inTurn(() => hash(password, COST))

/** A hash of nothing anybody knows: checked when there is no account, so that the answer takes as long. */
const nobody = hash(crypto.randomUUID(), COST)

export const checkPassword = async (passwordHash: string | null | undefined, password: string) => {
  const known = passwordHash ?? (await nobody)
  const right = await inTurn(() => verify(known, password))
  return Boolean(passwordHash) && right
}
