import { t } from '../i18n/day.ts'
import type { Wait } from './waits.ts'

type Recruiting = 'approvals' | 'overLimit' | 'applications' | 'feedback' | 'failed' | 'next' | 'leave' | 'learning' | 'running' | 'ending' | 'starting'
type Own = 'prepare' | 'question' | 'tasks' | 'documents' | 'declined'
type GroupId = Recruiting | Own
/** With `more`, there are more than `total`. */
export type WaitGroup = { id: GroupId; waits: Wait[]; total: number; all?: string; more?: boolean }

export const groupOf = (id: GroupId, waits: Wait[], total = waits.length, all?: string): WaitGroup => ({ id, waits, total, ...(all ? { all } : {}) })

/** What only comes nearer waits for nobody yet. */
const coming: readonly GroupId[] = ['ending', 'starting']
export const waiting = (groups: readonly WaitGroup[]) => groups.reduce((sum, one) => sum + (coming.includes(one.id) ? 0 : one.total), 0)
export const shownGroups = (groups: readonly WaitGroup[]) => groups.filter((one) => one.waits.length > 0)

type Query = { error: unknown; data: unknown; isPending: boolean; refetch: () => Promise<unknown> }
type Part = 'approvals' | 'day' | 'scorecards' | 'ownDay' | 'notices'
/** What of the calls is still on its way, and what could not be loaded, by its name. */
export function standingOf(asked: Partial<Record<Part, Query>>) {
  const parts = Object.entries(asked) as [Part, Query][]
  const broken = parts.filter(([, query]) => query.error && !query.data)
  return {
    loading: parts.some(([, query]) => query.isPending),
    broken: broken.map(([part]) => t(part)),
    again: () => {
      for (const [, query] of broken) void query.refetch()
    },
  }
}
