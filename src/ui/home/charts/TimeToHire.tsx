import { Link } from '@tanstack/react-router'
import { t as sayDay } from '../../i18n/day.ts'
import { number } from '../../i18n/format.ts'
import { t } from '../../i18n/reports.ts'
import { Definition, factsOf } from '../../reports/Definition.tsx'
import { behindFigure, type Figure } from '../../reports/opens.ts'
import type { ReportSearch } from '../../reports/search.ts'
import { valueInWords } from '../../reports/words.ts'
import css from '../Figures.module.css'

type Props = { figures: readonly Figure[]; search: ReportSearch; opens: boolean }

/** The middle time from application to signature, and of how many hires. */
export function TimeToHire({ figures, search, opens }: Props) {
  const figure = figures.find(({ key }) => key === 'timeToHire')
  if (!figure) return null
  const name = t('figure_timeToHire')
  const to = { ...search, ...behindFigure(figure) }
  const value = valueInWords(figure.value)
  return (
    <section className={css.dsec}>
      <h2 className={css.head}>
        {name}
        <Definition
          what={name}
          text={t('def_timeToHire')}
          facts={factsOf('timeToHire', figure.rows > 0 ? figure.heldDays : null)}
          rows={figure.rows}
          {...(opens ? { to } : {})}
        />
      </h2>
      <p className={css.value}>
        {opens && figure.rows > 0 ? (
          <Link to="/reports" search={to} className="num" aria-label={sayDay('hireRows', { value, n: figure.rows })}>
            {value}
          </Link>
        ) : (
          <b className="num">{value}</b>
        )}{' '}
        <span className="meta">{figure.value === null ? t('nothing') : sayDay('hireOf', { n: number(figure.rows), count: figure.rows })}</span>
      </p>
      {opens && (
        <Link className="link" to="/reports" search={{ ...search, report: 'timeToHire' }}>
          {sayDay('openReport')}
        </Link>
      )}
    </section>
  )
}
