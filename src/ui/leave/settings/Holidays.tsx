import { Button, Select } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { hrQueries } from '../../../api/queries.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { LazyBoundary, lazy } from '../../components/lazy.tsx'
import { Pending } from '../../components/Pending.tsx'
import { t } from '../../i18n/leaveSettings.ts'
import { today } from '../../i18n/zone.ts'
import type { SettingsSearch } from '../leaveSearch.ts'
import { HolidaysOf } from './HolidaysOf.tsx'
import css from './settings.module.css'

const PlaceDialog = lazy(() => import('./PlaceDialog.tsx').then((kit) => ({ default: kit.PlaceDialog })))

/** As far as the service has years. */
const [FIRST, LAST] = [1990, 2200]

/** Places with their own holidays, and the holidays of one of them in a year. */
export function Holidays({ search, onSearch }: { search: SettingsSearch; onSearch: (search: SettingsSearch) => void }) {
  const { data, error, refetch } = hrQueries.useQuery('get', '/leave/place')
  const [shown, setShown] = useState<'new' | 'edit' | null>(null)
  const places = data?.responseDataList ?? []
  const place = places.find(({ id }) => id === search.place) ?? places[0] ?? null
  const year = search.year && search.year >= FIRST && search.year <= LAST ? search.year : Number(today().slice(0, 4))
  const go = (part: Partial<SettingsSearch>) => onSearch({ ...search, tab: 'holidays', ...part })
  const add = (
    <Button leftSection={<IconPlus size={16} stroke={2} aria-hidden />} onClick={() => setShown('new')}>
      {t('addPlace')}
    </Button>
  )
  return (
    <section aria-labelledby="holidays">
      <div className={css.head}>
        <div>
          <h2 id="holidays">{place ? t('holidays', { place: place.name, year: String(year) }) : t('places')}</h2>
          <p className="meta">{t('holidaysText')}</p>
        </div>
        {places.length > 0 && add}
      </div>
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Pending />}
      {data && !place && (
        <EmptyState kind="empty" title={t('noPlaces')} actions={add}>
          {t('noPlacesText')}
        </EmptyState>
      )}
      {place && (
        <>
          <div className={css.tools}>
            <Select
              label={t('place')}
              allowDeselect={false}
              searchable
              nothingFoundMessage={t('nothingFound')}
              data={places.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={String(place.id)}
              onChange={(id) => go({ place: Number(id) || undefined })}
            />
            <Button onClick={() => setShown('edit')}>{t('editPlace')}</Button>
            <Button aria-label={t('yearBefore')} title={t('yearBefore')} onClick={() => go({ year: year - 1 })}>
              <IconChevronLeft size={16} stroke={1.8} aria-hidden />
            </Button>
            <span className="b num" aria-live="polite">
              {year}
            </span>
            <Button aria-label={t('yearAfter')} title={t('yearAfter')} onClick={() => go({ year: year + 1 })}>
              <IconChevronRight size={16} stroke={1.8} aria-hidden />
            </Button>
            <span className="meta">
              {t('peopleCount', { n: place.people })}
              {place.isSample && ` · ${t('sample')}`}
            </span>
          </div>
          <HolidaysOf key={place.id} place={place} year={year} />
        </>
      )}
      <LazyBoundary>
        {shown && <PlaceDialog place={shown === 'edit' ? place : null} onSaved={(id) => go({ place: id })} onClose={() => setShown(null)} />}
      </LazyBoundary>
    </section>
  )
}
