import { Checkbox, Select } from '@mantine/core'
import { useState } from 'react'
import { recruitmentQueries } from '../../../api/queries.ts'
import { choiceProps } from '../../components/form/choices.tsx'
import { PersonAvatar } from '../../components/PersonAvatar.tsx'
import { Status } from '../../components/status/Status.tsx'
import { states } from '../../components/status/states.ts'
import { t } from '../../i18n/calendar.ts'
import { offsetOf } from '../../i18n/calendarDays.ts'
import { organisationZone } from '../../i18n/zone.ts'
import { zonesWith } from '../zones.ts'
import type { CalendarInterview } from './CalendarPage.tsx'
import css from './calendar.module.css'
import type { CalendarSearch } from './search.ts'

const MOST_NAMED = 8
const MOST_TICKED = 20
const statuses = Object.keys(states.interview) as CalendarInterview['status'][]
type Props = {
  interviews: readonly CalendarInterview[]
  hr: boolean
  search: CalendarSearch & { zone: string }
  onSearch: (more: Partial<CalendarSearch>) => void
}

/** Whose free time is looked at, what the shades mean, and whose clock it is. */
export function Side({ interviews, hr, search, onSearch }: Props) {
  const { zone } = search
  return (
    <aside className={css.side}>
      {hr && <Panel interviews={interviews} search={search} onSearch={onSearch} />}
      {interviews.length > 0 && (
        <section>
          <h2>{t('states')}</h2>
          <ul className={css.states}>
            {statuses
              .filter((status) => interviews.some((one) => one.status === status))
              .map((status) => (
                <li key={status}>
                  <Status of="interview" is={status} />
                  <span className="num">{interviews.filter((one) => one.status === status).length}</span>
                </li>
              ))}
          </ul>
        </section>
      )}
      <Select
        label={t('zone')}
        description={t('zoneNow', { zone: zone.replaceAll('_', ' '), offset: offsetOf(zone) })}
        searchable
        allowDeselect={false}
        limit={50}
        data={zonesWith(zone)}
        value={zone}
        onChange={(value) => value && onSearch({ zone: value === organisationZone() ? undefined : value })}
      />
    </aside>
  )
}

function Panel({ interviews, search: { panel = [], only }, onSearch }: Omit<Props, 'hr'>) {
  const people = recruitmentQueries.useQuery('get', '/selection_process/user', {}, { staleTime: 60_000 })
  /** Who was looked at stays in the list, so that it can be ticked again. */
  const [seen, setSeen] = useState<readonly number[]>(panel)
  const known = new Map((people.data?.responseDataList ?? []).map(({ id, name }) => [id, name]))
  const counts = new Map<number, number>()
  for (const { id } of interviews.flatMap((one) => one.interviewers)) counts.set(id, (counts.get(id) ?? 0) + 1)
  const busiest = [...counts].toSorted(([, one], [, other]) => other - one).map(([id]) => id)
  const listed = [...new Set([...panel, ...seen, ...busiest.slice(0, MOST_NAMED)])].filter((id) => known.has(id))
  const tick = (ids: number[]) => {
    setSeen([...new Set([...seen, ...ids])])
    onSearch({ panel: ids.length > 0 ? ids : undefined, ...(ids.length === 0 ? { only: undefined } : {}) })
  }
  return (
    <>
      <section>
        <h2>{t('panel')}</h2>
        <p className="meta">{t('panelHelp')}</p>
        <ul className={css.people}>
          {listed.map((id) => (
            <li key={id}>
              <Checkbox
                checked={panel.includes(id)}
                disabled={!panel.includes(id) && panel.length >= MOST_TICKED}
                onChange={(event) => tick(event.currentTarget.checked ? [...panel, id] : panel.filter((one) => one !== id))}
                label={
                  <span className={css.person}>
                    <PersonAvatar name={known.get(id) ?? ''} small />
                    <span>
                      <b>{known.get(id)}</b> <span className="meta">{t('count', { n: counts.get(id) ?? 0 })}</span>
                    </span>
                  </span>
                }
              />
            </li>
          ))}
        </ul>
        <Select
          key={panel.length}
          searchable
          aria-label={t('addPerson')}
          placeholder={t('addPerson')}
          {...choiceProps(people)}
          data={[...known].filter(([id]) => !listed.includes(id)).map(([id, name]) => ({ value: String(id), label: name }))}
          limit={50}
          value={null}
          onChange={(value) => value && panel.length < MOST_TICKED && tick([...panel, Number(value)])}
        />
        {panel.length > 0 && (
          <Checkbox checked={only ?? false} label={t('only')} onChange={(event) => onSearch({ only: event.currentTarget.checked || undefined })} />
        )}
      </section>
      {panel.length > 0 && (
        <section>
          <h2>{t('together')}</h2>
          <p className="meta">{t('togetherHelp')}</p>
          <ul className={css.legend}>
            <li>
              <i className={css.together} /> {t('free')}
            </li>
            <li>
              <i className={css.busy} /> {t('busy')}
            </li>
            <li>
              <i className={css.outside} /> {t('outside')}
            </li>
          </ul>
        </section>
      )}
    </>
  )
}
