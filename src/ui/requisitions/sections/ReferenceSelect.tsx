import { defaultOptionsFilter, Select, type SelectProps } from '@mantine/core'
import { useState } from 'react'
import { choiceProps } from '../../components/form/choices.tsx'
import { t as say } from '../../i18n/criteria.ts'
import { t } from '../../i18n/requisitions.ts'
import { type Item, type ReferenceList, useReference } from './useReference.ts'

type Props = Omit<SelectProps, 'data' | 'value' | 'onChange'> & {
  list: ReferenceList
  value: number | null
  onChange: (id: number | null) => void
  /** Which items are offered. */
  only?: (item: Item) => boolean
  /** Asks for a name that the list does not hold. */
  onAsk?: ((name: string) => void) | undefined
}
const ASK = 'ask'
const alike = (a: string, b: string) => a.localeCompare(b, undefined, { sensitivity: 'accent' }) === 0

/** One item of a reference list, found by typing. */
export function ReferenceSelect({ list, value, onChange, only, onAsk, ...rest }: Props) {
  const [typed, setTyped] = useState('')
  const wanted = typed.trim()
  const { items: all, query } = useReference(list)
  const items = all.filter((item) => item.id === value || !only || only(item))
  const asks = onAsk && wanted !== '' && query.isSuccess && !all.some(({ name }) => alike(name, wanted))
  return (
    <Select
      searchable
      placeholder={t('choose')}
      nothingFoundMessage={t('nothingFound')}
      {...rest}
      {...choiceProps(query)}
      data={[...items.map(({ id, name }) => ({ value: String(id), label: name })), ...(asks ? [{ value: ASK, label: say('askFor', { name: wanted }) }] : [])]}
      value={value === null ? null : String(value)}
      onSearchChange={setTyped}
      filter={({ options, search, limit }) => [
        ...(defaultOptionsFilter({ options, search, limit }) as typeof options),
        ...options.filter((one) => asks && 'value' in one && one.value === ASK && !one.label.toLowerCase().includes(search.trim().toLowerCase())),
      ]}
      renderOption={({ option }) =>
        items.find(({ id }) => String(id) === option.value)?.askedFor ? (
          <span>
            {option.label} <span className="meta">{say('asked')}</span>
          </span>
        ) : (
          option.label
        )
      }
      onChange={(chosen) => (chosen === ASK ? onAsk?.(wanted) : onChange(chosen === null ? null : Number(chosen)))}
    />
  )
}
