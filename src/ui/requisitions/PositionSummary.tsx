import { Link } from '@tanstack/react-router'
import { Status } from '../components/status/Status.tsx'
import { day, moment } from '../i18n/format.ts'
import { t } from '../i18n/requisitions.ts'
import { closedWords } from './closing/closingWords.ts'
import css from './PositionSummary.module.css'
import type { Summary } from './RequisitionHeader.tsx'
import recordCss from './record.module.css'
import { fieldInWords } from './sections/sectionWords.ts'
import { SheetButtons } from './sheet/SheetButtons.tsx'

/** The requisition at one glance: its frame, what is missing, how it came here. */
export function PositionSummary({ summary }: { summary: Summary }) {
  const { position, progress, history, actors } = summary
  const facts: [string, string][] = [
    [t('department'), summary.department ?? ''],
    [t('positionType'), summary.positionType ?? ''],
    [t('contractType'), summary.contractType ?? ''],
    [t('priority'), t(`priority_${position.priority}`)],
    [t('openingsLabel'), String(position.openings)],
    [t('requestDate'), position.requestDate ? day(position.requestDate) : t('notYet')],
    [t('startDate'), day(position.startDate)],
    [t('endDate'), day(position.endDate)],
    [t('reason'), position.reason ?? ''],
  ]
  const missing = progress.sections.filter((one) => one.required && one.status !== 'COMPLETED')
  return (
    <section aria-labelledby="section-title">
      <div className="between">
        <h2 id="section-title">{t('summary')}</h2>
        <SheetButtons id={position.id} />
      </div>
      {actors.some((actor) => actor !== 'approver') && (
        <p>
          <Link className="link" to="/reqsum" search={{ requisitionId: position.id }}>
            {t('toSummary')}
          </Link>
        </p>
      )}
      <dl className={css.sums}>{facts.map(([term, value]) => [<dt key={term}>{term}</dt>, <dd key={`${term} value`}>{value}</dd>])}</dl>
      <h2 className={recordCss.mt}>{t('missing')}</h2>
      {missing.length === 0 ? (
        <p className="dim">{t('nothingMissing')}</p>
      ) : (
        <ul className={recordCss.said}>
          {missing.map(({ section, missing: fields }) => (
            <li key={section}>
              <span className="b">{t(section)}</span> {section === 'position' && <span className="meta">{fields.map(fieldInWords).join(', ')}</span>}
            </li>
          ))}
        </ul>
      )}
      <h2 className={recordCss.mt}>{t('history')}</h2>
      <ol className={recordCss.said}>
        {history.map(({ status, at, by, reason, closed }) => (
          <li key={at}>
            <Status of="requisition" is={status} /> <span className="meta">{[by, moment(at)].filter(Boolean).join(' · ')}</span>
            {reason && <p className="dim">{reason}</p>}
            {closed && closedWords(closed) && <p className="dim">{closedWords(closed)}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
