import { Button, Select } from '@mantine/core'
import { useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import { choiceProps } from '../components/form/choices.tsx'
import { optional } from '../components/form/fields.tsx'
import { PlaceSelect } from '../data/PlaceSelect.tsx'
import { placeInWords } from '../data/usePlaces.ts'
import { t } from '../i18n/orgChart.ts'
import { ReferenceSelect } from '../requisitions/sections/ReferenceSelect.tsx'

type Values = { departmentId: number | null; jobPositionTypeId: number | null; cityId: number | null; managerId: number | null }
type Field = { id: string; name: string; error: string | undefined }
type Props = {
  values: Values
  field: (name: keyof Values) => Field
  set: (part: Partial<Values>) => void
  /** How the chosen city and manager are called, and who cannot be the manager. */
  known?: { city: string | null; manager: string | null; except: number }
}

/** Type, department, city and manager of a position. */
export function PositionFields({ values, field, set, known }: Props) {
  const [city, setCity] = useState(known?.city ?? null)
  return (
    <>
      <div className="pair">
        <ReferenceSelect
          {...field('jobPositionTypeId')}
          list="/ref/position_type"
          label={optional(t('jobPositionTypeId'))}
          clearable
          value={values.jobPositionTypeId}
          onChange={(jobPositionTypeId) => set({ jobPositionTypeId })}
        />
        <ReferenceSelect
          {...field('departmentId')}
          list="/ref/departments"
          label={optional(t('departmentId'))}
          clearable
          value={values.departmentId}
          onChange={(departmentId) => set({ departmentId })}
        />
      </div>
      <PlaceSelect
        {...field('cityId')}
        label={optional(t('cityId'))}
        description={values.cityId !== null && city ? t('cityChosen', { city }) : undefined}
        without={values.cityId === null ? [] : [values.cityId]}
        onChoose={(place) => {
          setCity(placeInWords(place))
          set({ cityId: place.id })
        }}
      />
      {values.cityId !== null && (
        <Button size="md" justify="start" onClick={() => set({ cityId: null })}>
          {t('cityRemove')}
        </Button>
      )}
      <ManagerSelect
        field={field('managerId')}
        except={known?.except}
        begun={known?.manager ?? null}
        value={values.managerId}
        onChange={(managerId) => set({ managerId })}
      />
    </>
  )
}

type ManagerProps = { field: Field; except: number | undefined; begun: string | null; value: number | null; onChange: (id: number | null) => void }
/** Somebody else who works here, found by typing. */
function ManagerSelect({ field, except, begun, value, onChange }: ManagerProps) {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState(begun)
  const query = recruitmentQueries.useQuery('post', '/employee/criteria', { body: { search, size: 10 } })
  const found = (query.data?.responseDataList ?? [])
    .filter(({ employeeId }) => employeeId !== except)
    .map((row) => ({ value: String(row.employeeId), label: `${row.personalDetailsFirstName} ${row.personalDetailsLastName}` }))
  const data = value === null || found.some((one) => one.value === String(value)) ? found : [{ value: String(value), label: chosen ?? String(value) }, ...found]
  return (
    <Select
      {...field}
      searchable
      clearable
      label={optional(t('managerId'))}
      nothingFoundMessage={t('nothingFound')}
      {...choiceProps(query)}
      data={data}
      // The service has searched already.
      filter={({ options }) => options}
      value={value === null ? null : String(value)}
      onSearchChange={(typed) => setSearch(data.some(({ label }) => label === typed) ? '' : typed)}
      onChange={(id, option) => {
        setChosen(option?.label ?? null)
        onChange(id === null ? null : Number(id))
      }}
    />
  )
}
