import { Link } from '@tanstack/react-router'
import type { Candidate } from '../../../machines/flows/applicationStatus.ts'
import { t } from '../../i18n/applications.ts'
import { t as say } from '../../i18n/candidate.ts'
import { day } from '../../i18n/format.ts'
import { within } from '../order/address.ts'
import css from './Timeline.module.css'
import { TimelineLine } from './TimelineLine.tsx'

/** As many as stand beside the profile. */
const NEWEST = 5

/** How it came here: the newest of what happened, and the way to everything. */
export function Timeline({ id, events }: { id: number; events: Candidate['history']['events'] }) {
  return (
    <section aria-label={t('timeline')}>
      <h2>{t('timeline')}</h2>
      <ol className={css.tl}>
        {events.slice(0, NEWEST).map((event) => (
          <TimelineLine key={event.id} line={event} when={day} />
        ))}
      </ol>
      <Link className="link" to="/canprf" search={within({ applicationId: id, tab: 'timeline' })}>
        {say('wholeTimeline')}
      </Link>
    </section>
  )
}
