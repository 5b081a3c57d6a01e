import type { QueryKey } from '@tanstack/react-query'
import type { Language } from './ui/i18n/language.ts'

/** What the server drew a page from: it lies beside the page, so that the browser begins with the same. */
export type Drawn = { language: Language; answers: [QueryKey, unknown][] }

export const DRAWN = 'drawn'

/** What lies beside this page; null where the server drew none. */
export function readDrawn(): Drawn | null {
  const text = document.getElementById(DRAWN)?.textContent
  return text ? (JSON.parse(text) as Drawn) : null
}
