import type { FastifyRequest } from 'fastify'
import { Problem } from './problem.ts'

/**
 * The specification has GETs that act. A browser must never make one on its own or for another site, so only a call
 * that a script of ours made is let through. (HEAD has no route at all.)
 */
export function onlyFromScript({ headers }: Pick<FastifyRequest, 'headers'>) {
  const foreign = headers['sec-fetch-site'] !== undefined && headers['sec-fetch-site'] !== 'same-origin'
  const opened = headers['sec-fetch-mode'] === 'navigate'
  const early = [headers['sec-purpose'], headers.purpose, headers['x-moz']].some((purpose) => String(purpose ?? '').includes('prefetch'))
  if (foreign || opened || early)
    throw new Problem(409, 'NOT_BY_LINK', 'This address sends something, so it cannot be opened as a link. Use the button in Threshold.')
}
