import { recruitmentQueries } from '../../../api/queries.ts'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { Note } from '../../components/Note.tsx'
import { t } from '../../i18n/scorecard.ts'
import { ScorecardTable } from './ScorecardTable.tsx'
import css from './scorecard.module.css'

/** The submitted cards of a candidate, interview by interview, as far as the reader may see them. */
export function Scorecards({ id }: { id: number }) {
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/application/scorecards/{id}', { params: { path: { id } } })
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />
  const held = (data?.responseDataList ?? []).filter(({ panel }) => panel.some(({ given }) => given))
  if (held.length === 0) return null
  return (
    <section className={css.cards} aria-labelledby="scorecards-title">
      <h2 id="scorecards-title">{t('cards')}</h2>
      {held.map(({ interviewId, title, mayRead, cards, panel }) => (
        <section key={interviewId} aria-label={title}>
          <h3>{title}</h3>
          {mayRead ? <ScorecardTable title={title} cards={cards} /> : <Note tone="neutral">{t('hidden')}</Note>}
          <p className="meta">{panel.map(({ name, given }) => `${name}: ${t(given ? 'given' : 'notYet')}`).join(' · ')}</p>
        </section>
      ))}
    </section>
  )
}
