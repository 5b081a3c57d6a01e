import { LoadFailed } from '../../components/LoadFailed.tsx'
import { t } from '../../i18n/screening.ts'
import css from './Place.module.css'
import type { Order } from './useCandidateOrder.ts'

/** How far one has come in the list, and the way to the keys. */
export function Place({ order: { place, failed }, onKeys }: { order: Order; onKeys: () => void }) {
  return (
    <span className={css.place}>
      {failed && <LoadFailed as="line" {...failed} />}
      {place && <span className="num">{t('place', place)}</span>}
      <button type="button" className={css.keys} aria-haspopup="dialog" onClick={onKeys}>
        {t('keys')}
      </button>
    </span>
  )
}
