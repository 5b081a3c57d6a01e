/** How the company appears, as the server writes it into every page. */
export type ShownCompany = { name: string; logo: { id: number; width: number; height: number } | null }

const listeners = new Set<() => void>()
let known: ShownCompany | null | undefined

function read(): ShownCompany | null {
  try {
    return JSON.parse(document.querySelector<HTMLMetaElement>('meta[name=company]')!.content)
  } catch {
    // A server that draws says it; where none writes the page, nobody does.
    return null
  }
}

export const company = (): ShownCompany | null => {
  if (known === undefined) known = read()
  return known
}

/** From now on it appears so. */
export function showCompany(next: ShownCompany | null) {
  known = next
  for (const tell of listeners) tell()
}

export function onCompany(tell: () => void) {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
