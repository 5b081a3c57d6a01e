import type { ImportTarget } from '../../machines/flows/importing.ts'

const nameOf = (list: ImportTarget) => `threshold.import.${list}`

/** The import of a list that this tab began and whose end nobody has read yet. */
export function leftImport(list: ImportTarget): number {
  try {
    const id = Number(sessionStorage.getItem(nameOf(list)))
    return Number.isInteger(id) && id > 0 ? id : 0
  } catch {
    return 0
  }
}

export function rememberImport(list: ImportTarget, id: number) {
  try {
    if (id > 0) sessionStorage.setItem(nameOf(list), String(id))
    else sessionStorage.removeItem(nameOf(list))
  } catch {
    // A browser without storage still imports; only leaving loses the report.
  }
}
