import type { components } from '../../../api/recruitment.gen.ts'
import { asRefusal } from '../../../api/refusal.ts'
import { shownName } from '../../candidates/nameOf.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { Note } from '../../components/Note.tsx'
import { shortDay } from '../../i18n/calendarDays.ts'
import { listOf } from '../../i18n/format.ts'
import { t } from '../../i18n/interviewOffers.ts'
import css from './OfferDialog.module.css'

type Schemas = components['schemas']
/** So many people and days are named; the others are counted. */
const [NAMED, DAYS] = [10, 8]

/** Who gets no times, and why. */
export const LeftOut = ({ title, left, all = false }: { title: string; left: readonly Schemas['NotOffered'][]; all?: boolean }) => (
  <Note tone="amber" role="status">
    <b>{title}</b>
    <ul className="note-list">
      {left.slice(0, all ? undefined : NAMED).map(({ applicationId, name, why }) => (
        <li key={applicationId}>{t('row', { name: name ? shownName(name) : String(applicationId), reason: t(`why_${why}`) })}</li>
      ))}
      {!all && left.length > NAMED && <li>{t('more', { n: left.length - NAMED })}</li>}
    </ul>
  </Note>
)

type Props = {
  found: Schemas['InterviewTimesPreview'] | undefined
  isLooking: boolean
  error: Parameters<typeof LoadFailed>[0]['error'] | null
  zone: string
  onRetry: () => void
}

/** To whom it goes, who is left out, and which times they would see. */
export const OfferPreview = ({ found, isLooking, error, zone, onRetry }: Props) => (
  <section className={css.preview} aria-labelledby="offer-preview" aria-busy={isLooking}>
    <h3 id="offer-preview">{t('preview')}</h3>
    {error && !found ? (
      // What the service does not take stands at its field; what did not come can be asked for again.
      asRefusal(error).errors.length > 0 ? (
        <p className="meta">{t('mend')}</p>
      ) : (
        <LoadFailed as="line" error={error} onRetry={onRetry} />
      )
    ) : found ? (
      <Found found={found} zone={zone} />
    ) : (
      <p className="meta" role="status">
        {t(isLooking ? 'looking' : 'fillIn')}
      </p>
    )}
  </section>
)

function Found({ found: { to, left, days }, zone }: { found: Schemas['InterviewTimesPreview']; zone: string }) {
  const names = to.slice(0, NAMED).map(({ name }) => shownName(name))
  const said = to.length > NAMED ? t('andMore', { names: names.join(', '), n: to.length - NAMED }) : listOf(names, 'conjunction')
  return (
    <>
      <p>{t('goesTo', { n: to.length, names: said })}</p>
      {left.length > 0 && <LeftOut title={t('leftOut', { n: left.length })} left={left} />}
      {days.length === 0 ? (
        <EmptyState kind="noMatch" title={t('noneTitle')}>
          {t('noneText')}
        </EmptyState>
      ) : (
        <>
          <p className="meta" role="status">
            {t('found', { n: days.reduce((sum, { times }) => sum + times.length, 0), days: days.length })} · {zone.replaceAll('_', ' ')}
          </p>
          <dl className={css.days}>
            {days.slice(0, DAYS).map(({ day, times }) => (
              <div key={day}>
                <dt>{shortDay(day)}</dt>
                <dd className="num">
                  {times.map((time) => (
                    <span key={time}>{time} </span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
          {days.length > DAYS && <p className="meta">{t('moreDays', { n: days.length - DAYS })}</p>}
        </>
      )}
    </>
  )
}
