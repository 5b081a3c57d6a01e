import { t } from '../i18n/hiringPlan.ts'
import { Definition } from '../reports/Definition.tsx'
import css from './hiringPlan.module.css'

/** What each of the numbers means, one click away. */
export function Definitions() {
  const undone = { name: t('undone'), text: t('undoneNever') }
  const source = { name: t('fromHistory'), text: t('fromHistoryText') }
  const facts = { budgeted: [], open: [source, { name: t('reopened'), text: t('reopenedOpen') }], filled: [source, undone], screens: [source, undone] }
  return (
    <ul className={css.definitions} aria-label={t('numbers')}>
      {(['budgeted', 'open', 'filled', 'screens'] as const).map((one) => (
        <li key={one}>
          {t(one)}
          <Definition what={t(one)} text={t(`def_${one}`)} facts={facts[one]} />
        </li>
      ))}
    </ul>
  )
}
