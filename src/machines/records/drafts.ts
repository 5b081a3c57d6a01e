import { currentClaims } from '../../api/token.ts'

const PREFIX = 'threshold.draft.'

/** Where drafts are kept. */
export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const held = new Map<string, string>()
/** For what no storage may hold, as bank and tax numbers: it outlives the screen and the session, but not the page. */
export const memory: DraftStore = {
  getItem: (name) => held.get(name) ?? null,
  setItem: (name, value) => void held.set(name, value),
  removeItem: (name) => void held.delete(name),
}

/** Whoever signs out leaves nothing in the tab for the next person at it. */
export function forgetDrafts() {
  held.clear()
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(PREFIX)) sessionStorage.removeItem(name)
  } catch {
    // A browser without storage holds nothing.
  }
}

/**
 * What is typed and not saved yet, kept for the person who typed it: over another page, an ended session and, unless in
 * memory alone, a reload.
 */
export function draftOf<T extends object>(of: string, storage: DraftStore = localStorage) {
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
