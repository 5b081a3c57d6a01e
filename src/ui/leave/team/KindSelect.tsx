import { Select } from '@mantine/core'
import type { components } from '../../../api/hr.gen.ts'
import { hrQueries } from '../../../api/queries.ts'
import { t } from '../../i18n/leaveTeam.ts'

type Calendar = components['schemas']['LeaveCalendar']
const ALL = 'all'
type Props = { value: number | null; onChange: (kind: number | undefined) => void }

/** The calendar with the leave of one kind, for whoever is told the kinds; how many are here counts everybody who is away, for whatever. */
export const ofKind = (calendar: Calendar, kind: number | undefined): Calendar =>
  kind === undefined || !calendar.seesKinds ? calendar : { ...calendar, absences: calendar.absences.filter(({ kindId }) => kindId === kind) }

/** Which kind of leave the calendar shows, for whoever is told the kinds. */
export function KindSelect({ value, onChange }: Props) {
  const kinds = hrQueries.useQuery('get', '/leave/kind').data?.responseDataList ?? []
  return (
    <Select
      aria-label={t('kinds')}
      allowDeselect={false}
      data={[{ value: ALL, label: t('allKinds') }, ...kinds.map(({ id, name }) => ({ value: String(id), label: name }))]}
      value={value === null ? ALL : String(value)}
      onChange={(chosen) => onChange(chosen === null || chosen === ALL ? undefined : Number(chosen))}
    />
  )
}
