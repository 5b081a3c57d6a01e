const nameOf = (jobPostId: number) => `threshold.from.${jobPostId}`

/** Remembers by which link somebody first came to a position; a later link changes nothing. */
export function keepTouch(jobPostId: number, from: unknown): void {
  const channel = String(from ?? '').toLowerCase()
  if (channel.length > 40 || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(channel) || touchOf(jobPostId)) return
  try {
    localStorage.setItem(nameOf(jobPostId), channel)
  } catch {
    // A browser without storage applies all the same.
  }
}

export function touchOf(jobPostId: number): string | null {
  try {
    return localStorage.getItem(nameOf(jobPostId))
  } catch {
    return null
  }
}
