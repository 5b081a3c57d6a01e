import { Link } from '@tanstack/react-router'
import type { components } from '../../api/recruitment.gen.ts'
import { day } from '../words/format.ts'
import { say } from '../words/public.ts'
import { amounts, perPeriod, placesInWords } from './pay.ts'

export function PositionRow({ position }: { position: components['schemas']['OpenPosition'] }) {
  const { id, title, department, contractType, places, pay, closingDate } = position
  return (
    <li>
      <div className="job-what">
        <Link to="/homepage/$jobPostId" params={{ jobPostId: id }} className="p">
          {title}
        </Link>
        {department && <div className="meta">{department}</div>}
      </div>
      <div className="job-where">
        <div>{placesInWords(places)}</div>
        {contractType && <div className="meta">{contractType}</div>}
      </div>
      <div className="job-pay num">
        <div>{amounts(pay)}</div>
        <div className="meta">{perPeriod(pay)}</div>
      </div>
      <div className="job-until meta num">{closingDate ? say('until', { date: day(closingDate) }) : say('noEnd')}</div>
    </li>
  )
}
