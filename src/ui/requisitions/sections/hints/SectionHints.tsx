import { t } from '../../../i18n/criteria.ts'
import { day } from '../../../i18n/format.ts'
import { isoDayIn, organisationZone } from '../../../i18n/zone.ts'
import css from './hints.module.css'
import type { Hints } from './useHints.ts'

/** With which version a section is compared, and what that one asked for as well. */
export function SectionHints({ hints }: { hints: Hints | undefined }) {
  if (!hints?.before) return null
  const { before, criteria, removed } = hints
  if (removed.length === 0 && !criteria.some(({ isNew, was }) => isNew || was)) return null
  return (
    <div className={`meta ${css.compared}`}>
      <p>{t('compared', { day: day(isoDayIn(new Date(before.until), organisationZone())) })}</p>
      {removed.map(({ name, weight }) => (
        <p key={name}>{t('takenOut', { name, weight })}</p>
      ))}
    </div>
  )
}
