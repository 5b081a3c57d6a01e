import { Button } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { components } from '../../api/recruitment.gen.ts'
import { PageTitle } from '../kit/PageTitle.tsx'
import { day } from '../words/format.ts'
import { say } from '../words/public.ts'
import { Asked } from './Asked.tsx'
import { PlainText } from './PlainText.tsx'
import { PublicBar } from './PublicBar.tsx'
import { payInWords, placesInWords } from './pay.ts'
import { jobPosting } from './structuredData.ts'
import './position.css'
import './public.css'

/** One open position, and the way to apply. */
export function PositionPage({ position }: { position: components['schemas']['OpenPositionDetail'] }) {
  const { id, title, organisation, department, contractType, places, pay, closingDate, summary, text, responsibilities } = position
  const facts = [
    [say('factPay'), payInWords(pay)],
    [say('factPlace'), placesInWords(places)],
    [say('factContract'), contractType],
    [say('factDepartment'), department],
    [say('factCloses'), closingDate ? say('until', { date: day(closingDate) }) : say('noEnd')],
  ].filter(([, value]) => value)
  return (
    <div className="pub">
      <PageTitle title={`${title}, ${organisation}`} />
      <PublicBar organisation={organisation} />
      <main className="post">
        <Link to="/homepage" className="pub-back">
          <IconChevronLeft size={16} stroke={2} aria-hidden />
          {say('allPositions')}
        </Link>
        <h1 tabIndex={-1}>{title}</h1>
        {summary && !text.startsWith(summary) && <p className="lead">{summary}</p>}
        <div className="post-cols">
          <aside aria-labelledby="facts">
            <h2 id="facts" className="vh">
              {say('facts')}
            </h2>
            <dl className="post-facts">
              {facts.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd className="num">{value}</dd>
                </div>
              ))}
            </dl>
            <div className="post-apply">
              <Button
                variant="filled"
                size="lg"
                fullWidth
                renderRoot={(props) => <Link {...props} to="/homepage/$jobPostId/apply/$place" params={{ jobPostId: id, place: 'about' }} />}
              >
                {say('apply')}
              </Button>
              <p className="meta">{say('applyNote')}</p>
            </div>
          </aside>
          <div className="post-text">
            <section aria-labelledby="about">
              <h2 id="about">{say('about')}</h2>
              <PlainText text={text} />
            </section>
            {responsibilities.length > 0 && (
              <section aria-labelledby="duties">
                <h2 id="duties">{say('duties')}</h2>
                <ul>
                  {responsibilities.map((duty) => (
                    <li key={duty}>{duty}</li>
                  ))}
                </ul>
              </section>
            )}
            <Asked position={position} />
          </div>
        </div>
      </main>
      <script type="application/ld+json">{jobPosting(position, location.href)}</script>
    </div>
  )
}
