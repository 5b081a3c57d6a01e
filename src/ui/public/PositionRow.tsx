import { Link } from '@tanstack/react-router'
import type { components } from '../../api/recruitment.gen.ts'
import { day } from '../i18n/format.ts'
import { t } from '../i18n/public.ts'
import css from './PositionRow.module.css'
import { amounts, perPeriod, placesInWords } from './pay.ts'
import publicCss from './public.module.css'

/** Columns at a desk; on a phone what, where, pay and until stand under each other. */
export function PositionRow({ position }: { position: components['schemas']['OpenPosition'] }) {
  const { id, title, department, contractType, places, pay, closingDate } = position
  const where = placesInWords(places, 2)
  const until = closingDate ? t('until', { date: day(closingDate) }) : t('noEnd')
  return (
    <li>
      <div>
        <Link to="/homepage/$jobPostId" params={{ jobPostId: id }} className={publicCss.p}>
          {title}
        </Link>
        <div className={`meta ${publicCss.wide}`}>{department}</div>
        <div className={`meta ${publicCss.narrow}`}>{department && where ? t('together', { one: department, two: where }) : (department ?? where)}</div>
      </div>
      <div className={publicCss.wide}>
        <div>{where}</div>
        <div className="meta">{contractType}</div>
      </div>
      <div className={`${css.jobPay} num`}>
        <div>{amounts(pay)}</div>
        <div className="meta">{perPeriod(pay)}</div>
      </div>
      <div className={`${css.jobUntil} meta num`}>
        <span className={publicCss.wide}>{until}</span>
        <span className={publicCss.narrow}>{contractType ? t('beside', { one: contractType, two: until }) : until}</span>
      </div>
    </li>
  )
}
