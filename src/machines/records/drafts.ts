import { currentClaims } from '../../api/token.ts'
import type { Edits, Item } from './edits.ts'

/**
 * What is typed and not saved yet, kept in this browser for the person who typed it: over a reload, a closed page or an
 * ended session.
 */
export function draftOf<I extends Item>(record: string) {
  const name = `threshold.draft.${currentClaims()?.subject ?? ''}.${record}`
  return {
    name,
    read(): Edits<I> {
      try {
        const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '{}')
        return typeof kept === 'object' && kept !== null ? (kept as Edits<I>) : {}
      } catch {
        return {}
      }
    },
    keep(edits: Edits<I>) {
      try {
        if (Object.keys(edits).length > 0) localStorage.setItem(name, JSON.stringify(edits))
        else localStorage.removeItem(name)
      } catch {
        // A browser without storage still saves, only a reload finds nothing.
      }
    },
  }
}
