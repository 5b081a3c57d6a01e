import type { ReactNode } from 'react'
import { EmptyState } from '../components/EmptyState.tsx'
import { Note } from '../components/Note.tsx'
import { useDelayed } from '../components/useDelayed.ts'
import { t } from '../i18n/day.ts'
import css from './Day.module.css'
import { Waits } from './Waits.tsx'
import type { WaitGroup } from './waitGroups.ts'

type Props = { groups: readonly WaitGroup[]; total: number; loading: boolean; broken: readonly string[]; again: () => void; calm: string; children: ReactNode }

/** What waits, group by group, below what stands first; it says so when nothing waits, and what could not be loaded. */
export function Waiting({ groups, total, loading, broken, again, calm, children }: Props) {
  const slow = useDelayed(loading, 200)
  return (
    <div className={css.dayWaits} aria-busy={loading}>
      {broken.length > 0 && (
        <div className={css.dayNote}>
          <Note tone="red" role="alert">
            {t('partly', { what: broken.join(', ') })}{' '}
            <button type="button" className="note-do" onClick={again}>
              {t('again')}
            </button>
          </Note>
        </div>
      )}
      {loading && slow && groups.length === 0 && (
        <div className="pending" role="status" aria-label={t('loading')}>
          {[60, 75, 52, 68].map((width) => (
            <span key={width} className="sk" style={{ width: `${width}%` }} />
          ))}
        </div>
      )}
      {children}
      {!loading && total === 0 && broken.length === 0 && (
        <EmptyState kind="empty" title={t('title', { n: 0 })}>
          {calm}
        </EmptyState>
      )}
      {groups.map((group) => (
        <Waits key={group.id} group={group} />
      ))}
    </div>
  )
}
