import { useState } from 'react'
import type { components } from '../../api/recruitment.gen.ts'
import { t } from '../i18n/own.ts'
import css from './own.module.css'
import { clockThere, dayThere, ownZone, zoneInWords, zonesWith } from './when.ts'

type Meeting = components['schemas']['OwnInterview']

/** The interviews before the person, by the clock of a zone that is named and can be changed. */
export function Meetings({ list, onRefuse }: { list: readonly Meeting[]; onRefuse: (meeting: Meeting) => void }) {
  const [zone, setZone] = useState(ownZone)
  const [choosing, setChoosing] = useState(false)
  if (list.length === 0) return null
  return (
    <section aria-labelledby="meetings">
      <h2 id="meetings">{t(list.length > 1 ? 'meetings' : 'meeting')}</h2>
      {choosing ? (
        <label className={css.field}>
          {t('chooseZone')}
          <select
            value={zone}
            onChange={({ currentTarget }) => {
              setZone(currentTarget.value)
              setChoosing(false)
            }}
          >
            {zonesWith(zone, ownZone(), ...list.map((one) => one.zone)).map((one) => (
              <option key={one} value={one}>
                {zoneInWords(one)}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <p className={css.zone}>
          {t('zone', { zone: zoneInWords(zone) })}{' '}
          <button type="button" className={css.plainly} onClick={() => setChoosing(true)}>
            {t('changeZone')}
          </button>
        </p>
      )}
      {list.map((meeting) => (
        <article className={css.meeting} key={meeting.startsAt}>
          <h3>
            {dayThere(meeting.startsAt, zone)}, <span className="num">{clockThere(meeting.startsAt, meeting.endsAt, zone)}</span>
          </h3>
          <dl className={css.facts}>
            {(meeting.place || meeting.link) && (
              <div>
                <dt>{t('where')}</dt>
                <dd>{meeting.place ?? t('video')}</dd>
              </div>
            )}
            {meeting.interviewers.length > 0 && (
              <div>
                <dt>{t('with')}</dt>
                <dd>{meeting.interviewers.join(', ')}</dd>
              </div>
            )}
          </dl>
          {meeting.cannotCome ? (
            <p className={css.quiet}>{t('cannotComeSaid')}</p>
          ) : (
            <button type="button" className={css.plainly} onClick={() => onRefuse(meeting)}>
              {t('cannotCome')}
            </button>
          )}
        </article>
      ))}
    </section>
  )
}
