const nameOf = (jobPostId: number) => `threshold.from.${jobPostId}`

/** The channel that a link names, as the contract takes it; nothing where it is none. */
export function channelIn(from: unknown): string | undefined {
  const channel = String(from ?? '').toLowerCase()
  return channel.length <= 40 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(channel) ? channel : undefined
}

/** Remembers by which link somebody first came to a position; a later link changes nothing. */
export function keepTouch(jobPostId: number, channel: string): void {
  if (touchOf(jobPostId)) return
  try {
    localStorage.setItem(nameOf(jobPostId), channel)
  } catch {
    // A browser without storage applies all the same.
  }
}

/** What a browser has kept may be anything. */
export function touchOf(jobPostId: number): string | null {
  try {
    return channelIn(localStorage.getItem(nameOf(jobPostId))) ?? null
  } catch {
    return null
  }
}
