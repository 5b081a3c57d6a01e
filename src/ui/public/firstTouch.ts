import type { Touch } from '../../machines/flows/applyDraft.ts'

const nameOf = (jobPostId: number) => `threshold.from.${jobPostId}`

/** A channel, or the token of a colleague, as a link names it and the contract takes it; nothing where it is none. */
export function wordIn(word: unknown): string | undefined {
  const text = String(word ?? '').toLowerCase()
  return text.length <= 40 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) ? text : undefined
}

/** Remembers by which link somebody first came to a position; a later link changes nothing. */
export function keepTouch(jobPostId: number, { from = '', ref = '' }: { from?: string | undefined; ref?: string | undefined }): void {
  try {
    if ((from || ref) && !localStorage.getItem(nameOf(jobPostId))) localStorage.setItem(nameOf(jobPostId), `${from} ${ref}`)
  } catch {
    // A browser without storage applies all the same.
  }
}

/** What a browser has kept may be anything. */
export function touchOf(jobPostId: number): Touch {
  try {
    const [channel, referral] = (localStorage.getItem(nameOf(jobPostId)) ?? '').split(' ').map(wordIn)
    return { ...(channel && { channel }), ...(referral && { referral }) }
  } catch {
    return {}
  }
}
