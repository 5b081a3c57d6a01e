import { Button, Menu, Popover } from '@mantine/core'
import { IconArrowsLeftRight, IconCalendar, IconChevronDown, IconX } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import { comparedTo, movingPeriods, type Period, periodOn } from '../../machines/lifecycles/reportPeriods.ts'
import { DateField } from '../components/form/DateField.tsx'
import { PlaceSelect } from '../data/PlaceSelect.tsx'
import { t } from '../i18n/reports.ts'
import { today } from '../i18n/zone.ts'
import { ReferenceSelect } from '../requisitions/sections/ReferenceSelect.tsx'
import css from './reports.module.css'
import { periodOf, type ReportSearch, withoutRows } from './search.ts'
import { periodInWords } from './words.ts'

type Props = { search: ReportSearch; onSearch: (search: ReportSearch) => void }
const inWords = ({ from, to }: Period) => ({ days: periodInWords(from, to) })

/** Which days and which positions the report is about; all of it stands in the address. */
export function Filters({ search, onSearch }: Props) {
  const period = periodOf(search)
  const change = (part: Partial<ReportSearch>) => onSearch({ ...withoutRows(search), ...part })
  return (
    <section className={css.filters} aria-label={t('filters')}>
      <PeriodFilter period={period} onChange={change} />
      {search.compare ? (
        <Button
          className={css.chip}
          leftSection={<IconArrowsLeftRight size={15} stroke={1.8} />}
          rightSection={<IconX size={14} stroke={2} />}
          aria-label={`${t('comparedWith', inWords(comparedTo(period, search.compare)))}. ${t('endComparison')}`}
          onClick={() => change({ compare: undefined })}
        >
          {t('comparedWith', inWords(comparedTo(period, search.compare)))}
        </Button>
      ) : (
        <Menu position="bottom-start">
          <Menu.Target>
            <Button leftSection={<IconArrowsLeftRight size={15} stroke={1.8} />} rightSection={<IconChevronDown size={14} stroke={2} />}>
              {t('compare')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Label>{t('compareWith')}</Menu.Label>
            {(['before', 'year'] as const).map((one) => (
              <Menu.Item key={one} onClick={() => change({ compare: one })}>
                {t(`compare_${one}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      <ReferenceSelect
        list="/ref/departments"
        aria-label={t('department')}
        placeholder={t('anyDepartment')}
        value={search.department ?? null}
        clearable
        onChange={(id) => change({ department: id ?? undefined })}
      />
      <ReferenceSelect
        list="/ref/position_type"
        aria-label={t('positionType')}
        placeholder={t('anyPositionType')}
        value={search.positionType ?? null}
        clearable
        onChange={(id) => change({ positionType: id ?? undefined })}
      />
      <PlaceFilter place={search.place} onChange={(place) => change({ place })} />
    </section>
  )
}

function PlaceFilter({ place, onChange }: { place: number | undefined; onChange: (place: number | undefined) => void }) {
  const found = recruitmentQueries.useQuery(
    'get',
    '/ref/cities',
    { params: { query: { item: place ?? 1 } } },
    { enabled: place !== undefined, staleTime: 300_000 },
  )
  if (place === undefined) return <PlaceSelect aria-label={t('place')} placeholder={t('anyPlace')} without={[]} onChoose={({ id }) => onChange(id)} />
  const name = found.data?.responseDataList[0]?.name ?? String(place)
  return (
    <Button
      className={css.chip}
      rightSection={<IconX size={14} stroke={2} />}
      aria-label={`${t('place')}: ${name}. ${t('all')}`}
      onClick={() => onChange(undefined)}
    >
      {name}
    </Button>
  )
}

export function PeriodFilter({ period, onChange }: { period: Period; onChange: (period: Period) => void }) {
  const [opened, setOpened] = useState(false)
  const choose = (chosen: Period) => {
    setOpened(false)
    onChange(chosen)
  }
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus returnFocus withinPortal width={300}>
      <Popover.Target>
        <Button
          leftSection={<IconCalendar size={15} stroke={1.8} />}
          rightSection={<IconChevronDown size={14} stroke={2} />}
          aria-expanded={opened}
          aria-label={t('periodIs', { span: inWords(period).days })}
          onClick={() => setOpened(!opened)}
        >
          {inWords(period).days}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('period')} className={css.period}>
        {movingPeriods.map((preset) => (
          <Button key={preset} variant="subtle" justify="start" onClick={() => choose(periodOn(preset, today()))}>
            {t(preset)}
          </Button>
        ))}
        <OwnDays key={`${period.from} ${period.to}`} period={period} onChoose={choose} />
      </Popover.Dropdown>
    </Popover>
  )
}

const TEN_YEARS = 3660 * 86_400_000

function OwnDays({ period, onChoose }: { period: Period; onChoose: (period: Period) => void }) {
  const [from, setFrom] = useState<string | null>(period.from)
  const [to, setTo] = useState<string | null>(period.to)
  const [wrong, setWrong] = useState<string | null>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!from || !to) return setWrong(t('dayMissing'))
    if (to < from) return setWrong(t('wrongOrder'))
    if (Date.parse(to) - Date.parse(from) >= TEN_YEARS) return setWrong(t('tooLong'))
    onChoose({ from, to })
  }
  return (
    <form onSubmit={submit} noValidate className={css.days}>
      <DateField label={t('from')} value={from} onChange={setFrom} />
      <DateField label={t('to')} value={to} onChange={setTo} error={wrong} />
      <Button type="submit">{t('show')}</Button>
    </form>
  )
}
