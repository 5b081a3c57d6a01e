import type { Own, TimeTask } from '../../machines/flows/own/ownPage.ts'
import { t } from '../i18n/own.ts'
import css from './own.module.css'
import { clockThere, dayInFull, dayThere, timeThere } from './when.ts'
import { Zone, type ZoneProps } from './Zone.tsx'

type Meeting = Own['interviews'][number]
type Offer = Own['offers'][number]
type OnTimes = (offerId: number, task: TimeTask) => void

const isAt = ({ booked }: Offer, { startsAt }: Meeting) => booked !== null && Date.parse(booked) === Date.parse(startsAt)

/** Where an interview is and with whom. */
const Facts = ({ place, interviewers }: { place: string | null; interviewers: readonly string[] }) => (
  <dl className={css.facts}>
    {place && (
      <div>
        <dt>{t('where')}</dt>
        <dd>{place}</dd>
      </div>
    )}
    {interviewers.length > 0 && (
      <div>
        <dt>{t('with')}</dt>
        <dd>{interviewers.join(', ')}</dd>
      </div>
    )}
  </dl>
)

/** Interviews that wait for the person to choose when. */
export const Offers = ({ offers, onTimes }: { offers: readonly Offer[]; onTimes: OnTimes }) =>
  offers.map(
    (offer) =>
      offer.booked === null && (
        <section className={css.offer} key={offer.id} aria-labelledby={`offer-${offer.id}`}>
          <h2 id={`offer-${offer.id}`}>{t('offer')}</h2>
          <p>{t('offerText', { n: offer.minutes, day: dayInFull(offer.lastDay) })}</p>
          <Facts {...offer} />
          <button type="button" className={css.primary} onClick={() => onTimes(offer.id, 'choose')}>
            {t('chooseTime')}
          </button>
        </section>
      ),
  )

type Props = ZoneProps & { own: Own; onRefuse: (meeting: Meeting) => void; onTimes: OnTimes }

/** The interviews before the person, by the clock of a zone that is named and can be changed. */
export function Meetings({ own: { interviews: list, offers }, zone, onZone, onRefuse, onTimes }: Props) {
  if (list.length === 0) return null
  return (
    <section aria-labelledby="meetings">
      <h2 id="meetings">{t(list.length > 1 ? 'meetings' : 'meeting')}</h2>
      <Zone zone={zone} onZone={onZone} also={list.map((one) => one.zone)} />
      {list.map((meeting) => {
        const offer = offers.find((one) => one.changeUntil !== null && isAt(one, meeting))
        return (
          <article className={css.meeting} key={meeting.startsAt}>
            <h3>
              {dayThere(meeting.startsAt, zone)}, <span className="num">{clockThere(meeting.startsAt, meeting.endsAt, zone)}</span>
            </h3>
            <Facts place={meeting.place ?? (meeting.link && t('video'))} interviewers={meeting.interviewers} />
            {meeting.cannotCome ? (
              <p className={css.quiet}>{t('cannotComeSaid')}</p>
            ) : offer?.changeUntil ? (
              <>
                <p className={css.quiet}>{t('changeUntil', { when: `${dayThere(offer.changeUntil, zone)}, ${timeThere(offer.changeUntil, zone)}` })}</p>
                <button type="button" className={css.plainly} onClick={() => onTimes(offer.id, 'change')}>
                  {t('changeTime')}
                </button>
                {' · '}
                <button type="button" className={css.plainly} onClick={() => onTimes(offer.id, 'giveUp')}>
                  {t('giveUp')}
                </button>
              </>
            ) : (
              <button type="button" className={css.plainly} onClick={() => onRefuse(meeting)}>
                {t('cannotCome')}
              </button>
            )}
          </article>
        )
      })}
    </section>
  )
}
