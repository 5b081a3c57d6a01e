import { number } from '../i18n/format.ts'
import { t } from '../i18n/reports.ts'
import { Definition, factsOf } from './Definition.tsx'
import { behindFigure, type Figure } from './opens.ts'
import css from './reports.module.css'
import { type ReportSearch, withoutRows } from './search.ts'
import { changeInWords, isDays, isHours, isShare, valueInWords } from './words.ts'

/** The report's main numbers, beside those of the other period. */
export function FigureRow({ figures, search }: { figures: readonly Figure[]; search: ReportSearch }) {
  return (
    <section className={css.figures} aria-label={t('figures')}>
      {figures.map((figure) => (
        <OneFigure key={figure.key} figure={figure} search={search} />
      ))}
    </section>
  )
}

function OneFigure({ figure, search }: { figure: Figure; search: ReportSearch }) {
  const name = t(`figure_${figure.key}`)
  const change = changeInWords(figure)
  const isMiddle = isDays(figure) || figure.key === 'tenure'
  const text = [t(`def_${figure.key}`), ...(isMiddle && figure.rows > 0 ? [t('middleOf', { n: number(figure.rows) })] : [])].join(' ')
  return (
    <div className={css.figure}>
      <h2>
        {name}
        <Definition
          what={name}
          text={text}
          facts={factsOf(figure.key, figure.rows > 0 ? figure.heldDays : null)}
          rows={figure.rows}
          to={{ ...withoutRows(search), ...behindFigure(figure) }}
        />
      </h2>
      <p className={css.value}>
        <b className="num">{valueInWords(figure.value)}</b>
        <span className="meta">{unitOf(figure)}</span>
      </p>
      {figure.before && figure.before.value !== null && (
        <p className="meta">
          {t('before', { value: beforeOf(figure) })}
          {change && (
            <>
              {' · '}
              <span className={change.tone ? css[change.tone] : undefined}>{change.text}</span>
            </>
          )}
        </p>
      )}
    </div>
  )
}

function unitOf(figure: Figure): string {
  if (figure.value === null) return t(isHours(figure) || figure.key === 'absenceRate' ? 'notToldOrNone' : 'nothing')
  if (isShare(figure)) return shareOf(figure.value, figure.of)
  if (isHours(figure)) return t('hours')
  return isDays(figure) ? t('daysMedian') : figure.key === 'tenure' ? t('yearsMedian') : ''
}
const shareOf = (value: number, of: number | null) => t('percentOf', { part: number(Math.round((value * (of ?? 0)) / 100)), of: number(of) })
const beforeOf = (figure: Figure) => {
  const before = figure.before!
  if (before.value === null || !isShare(figure)) return valueInWords(before.value)
  return `${valueInWords(before.value)} ${shareOf(before.value, before.of)}`
}
