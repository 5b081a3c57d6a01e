import { currentClaims } from '../../api/token.ts'

const PREFIX = 'threshold.draft.'

/** Whoever signs out leaves nothing in the tab for the next person at it. */
export function forgetDrafts() {
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(PREFIX)) sessionStorage.removeItem(name)
  } catch {
    // A browser without storage holds nothing.
  }
}

/**
 * What is typed and not saved yet, kept in this browser or tab for the person who typed it: over another page, a reload
 * or an ended session.
 */
export function draftOf<T extends object>(of: string, storage: Storage = localStorage) {
  const name = `${PREFIX}${currentClaims()?.subject ?? ''}.${of}`
  return {
    name,
    read(): T | null {
      try {
        const kept: unknown = JSON.parse(storage.getItem(name) ?? 'null')
        return typeof kept === 'object' && kept !== null ? (kept as T) : null
      } catch {
        return null
      }
    },
    keep(typed: T | null) {
      try {
        if (typed && Object.keys(typed).length > 0) storage.setItem(name, JSON.stringify(typed))
        else storage.removeItem(name)
      } catch {
        // A browser without storage still saves, only a reload finds nothing.
      }
    },
  }
}
