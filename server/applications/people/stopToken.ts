import { createHmac, timingSafeEqual } from 'node:crypto'

const proofOf = (secret: string, applicantId: string) => createHmac('sha256', secret).update(`stop-writing:${applicantId}`).digest('base64url')

/** What stands in the link by which a person ends their consent: it can do nothing else, and shows nothing. */
export const stopToken = (secret: string, applicantId: number) => `${applicantId}.${proofOf(secret, String(applicantId))}`

/** Whose link it is; null where this server did not make it. */
export function applicantIn(secret: string, token: string): number | null {
  const [, id, proof] = /^([1-9]\d{0,8})\.([\w-]{43})$/.exec(token) ?? []
  if (!id || !proof) return null
  return timingSafeEqual(Buffer.from(proofOf(secret, id)), Buffer.from(proof)) ? Number(id) : null
}
