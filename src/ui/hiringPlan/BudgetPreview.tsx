import type { Preview } from '../../machines/flows/importing.ts'
import { number } from '../i18n/format.ts'
import { t } from '../i18n/hiringPlan.ts'
import css from './hiringPlan.module.css'

/** What each row of a workbook would do to the budget, wrong ones first, with the cell and how to mend it. */
export function BudgetPreview({ preview: { rows, adding, changing, same, refused } }: { preview: Preview }) {
  const isEmpty = adding + changing === 0
  const said = refused > 0 ? t('previewRefused', { n: refused }) : isEmpty ? t('previewNone') : t('previewSound', { adding, changing, same })
  return (
    <>
      <p className="b" role={refused > 0 ? 'alert' : 'status'}>
        {said}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long report is scrolled by keyboard as well */}
      <section className={css.preview} aria-label={t('preview')} tabIndex={0}>
        <table className={css.rows}>
          <thead>
            <tr>
              <th scope="col">{t('row')}</th>
              <th scope="col">{t('department')}</th>
              <th scope="col">{t('quarter')}</th>
              <th scope="col">{t('positionTitle')}</th>
              <th scope="col" className="num">
                {t('people')}
              </th>
              <th scope="col">{t('does')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ row, does, department, quarter, positionTitle, people, before, wrong }) => (
              <tr key={row}>
                <td>{row}</td>
                <td>{department}</td>
                <td>{quarter}</td>
                <td>{positionTitle}</td>
                <td className="num">{does === 'CHANGE' ? t('wasBefore', { people, before: number(before) }) : people}</td>
                <td>
                  {t(`does_${does}`)}
                  {wrong.map(({ field, message }) => (
                    <p key={field} className={css.wrong}>
                      {t('cellWrong', { field, message })}
                    </p>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length < adding + changing + same + refused && <p className="meta">{t('previewFirst', { n: rows.length })}</p>}
    </>
  )
}
