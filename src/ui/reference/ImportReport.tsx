import type { Import } from '../../machines/flows/importing.ts'
import { t } from '../i18n/reference.ts'
import css from './ImportReport.module.css'

/** What is wrong with each refused row, by the numbers that stand beside the rows in the workbook. */
export function ImportReport({ found: { rows, refusedRows, report, fileName } }: { found: Import }) {
  return (
    <>
      <div role="alert">
        <p className="b">{t('importRefused', { n: refusedRows, rows })}</p>
        <p className="meta">{t('importRefusedText', { file: fileName })}</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long report is scrolled by keyboard as well */}
      <section className={css.importReport} aria-label={t('importReport')} tabIndex={0}>
        <table className="tbl">
          <thead>
            <tr>
              <th scope="col" className={css.importRow}>
                {t('importRow')}
              </th>
              <th scope="col" className={css.importColumn}>
                {t('importColumn')}
              </th>
              <th scope="col">{t('importWrong')}</th>
            </tr>
          </thead>
          <tbody>
            {report.map(({ row, field, message }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the report never changes
              <tr key={at}>
                <td className="num">{row}</td>
                <td>{field}</td>
                <td>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {new Set(report.map(({ row }) => row)).size < refusedRows && <p className="meta">{t('importFirst', { n: report.length })}</p>}
    </>
  )
}
