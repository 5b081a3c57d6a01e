import { MultiSelect, Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { hrQueries } from '../../api/queries.ts'
import { choiceProps } from '../components/form/choices.tsx'
import { t } from '../i18n/leaveTeam.ts'

type Field = { id: string; name: string; error: string | undefined }
type Person = { employeeId: number; name: string }

/** People who work here, found by typing. */
function useColleagues(leading = false) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, 250)
  const query = hrQueries.useQuery(
    'get',
    '/leave/colleague',
    { params: { query: { ...(search ? { search } : {}), ...(leading ? { leading } : {}) } } },
    { placeholderData: (before) => before },
  )
  const found = (query.data?.responseDataList ?? []).map(({ employeeId, name, jobTitle }) => ({
    value: String(employeeId),
    label: jobTitle ? `${name}, ${jobTitle}` : name,
    name,
  }))
  return { typed, setTyped, query, found }
}

type OneProps = { field: Field; label: string; value: number | null; onChange: (id: number | null) => void }
export function ColleagueSelect({ field, label, value, onChange }: OneProps) {
  const { typed, setTyped, query, found } = useColleagues()
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null)
  const data = chosen && !found.some((one) => one.value === chosen.value) ? [chosen, ...found] : found
  return (
    <Select
      {...field}
      searchable
      data-autofocus
      label={label}
      nothingFoundMessage={t('nothingFound')}
      {...choiceProps(query)}
      // The service has searched already.
      filter={({ options }) => options}
      data={data}
      searchValue={typed}
      onSearchChange={setTyped}
      value={value === null ? null : String(value)}
      onChange={(id, option) => {
        setChosen(id === null || !option ? null : { value: id, label: option.label })
        onChange(id === null ? null : Number(id))
      }}
    />
  )
}

type TeamProps = { value: number | null; name: string | null; onChange: (id: number | undefined) => void }
/** Whose team HR looks at: everybody who leads somebody. */
export function TeamSelect({ value, name, onChange }: TeamProps) {
  const { typed, setTyped, query, found } = useColleagues(true)
  const isKnown = value === null || found.some((one) => one.value === String(value))
  // The field holds the name alone, by which the same person is found again; their work is told in the list.
  const leaders = found.map((one) => ({ value: one.value, label: one.name }))
  return (
    <Select
      searchable
      allowDeselect={false}
      aria-label={t('teamOf')}
      placeholder={t('teamOf')}
      nothingFoundMessage={t('nothingFound')}
      {...choiceProps(query)}
      filter={({ options }) => options}
      data={isKnown ? leaders : [{ value: String(value), label: name ?? '' }, ...leaders]}
      renderOption={({ option }) => found.find((one) => one.value === option.value)?.label ?? option.label}
      searchValue={typed}
      onSearchChange={setTyped}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? undefined : Number(id))}
    />
  )
}

type ManyProps = { field: Field; label: string; description?: string; begun: readonly Person[]; value: readonly number[]; onChange: (ids: number[]) => void }
/** Several of them. */
export function ColleaguesSelect({ field, label, description, begun, value, onChange }: ManyProps) {
  const { typed, setTyped, query, found } = useColleagues()
  const [known, setKnown] = useState(() => begun.map(({ employeeId, name }) => ({ value: String(employeeId), label: name })))
  const data = [
    ...found.map(({ value: id, label: words }) => ({ value: id, label: words })),
    ...known.filter(({ value: id }) => !found.some((one) => one.value === id)),
  ]
  return (
    <MultiSelect
      {...field}
      searchable
      hidePickedOptions
      data-autofocus
      label={label}
      {...(description ? { description } : {})}
      nothingFoundMessage={t('nothingFound')}
      {...choiceProps(query)}
      filter={({ options }) => options}
      data={data}
      searchValue={typed}
      onSearchChange={setTyped}
      value={value.map(String)}
      onChange={(ids) => {
        setKnown(data.filter((one) => ids.includes(one.value)))
        onChange(ids.map(Number))
      }}
    />
  )
}
