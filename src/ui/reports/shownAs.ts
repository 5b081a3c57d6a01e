import { useState } from 'react'

const nameOf = (table: string) => `threshold.report.${table}`

/** Whether a table is shown as a chart or as what it is, kept for this person's browser. */
export function useShownAs(table: string) {
  const [shown, setShown] = useState<'chart' | 'table'>(() => {
    try {
      return localStorage.getItem(nameOf(table)) === 'table' ? 'table' : 'chart'
    } catch {
      return 'chart'
    }
  })
  const show = (as: 'chart' | 'table') => {
    setShown(as)
    try {
      localStorage.setItem(nameOf(table), as)
    } catch {
      // A browser that keeps nothing shows it all the same.
    }
  }
  return [shown, show] as const
}
