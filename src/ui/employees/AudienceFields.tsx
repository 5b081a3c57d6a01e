import { MultiSelect } from '@mantine/core'
import { choiceProps } from '../components/form/choices.tsx'
import { optional } from '../components/form/fields.tsx'
import { t } from '../i18n/pack.ts'
import { useReference } from '../requisitions/sections/useReference.ts'

type Values = { departmentIds: number[]; jobPositionTypeIds: number[] }
type Props = {
  values: Values
  onChange: (part: Partial<Values>) => void
  field: (name: keyof Values) => { id: string; name: string; error: string | undefined }
}
const lists = [
  ['departmentIds', '/ref/departments'],
  ['jobPositionTypeIds', '/ref/position_type'],
] as const

/** Whom a document of the pack is for; nothing chosen means everybody. */
export function AudienceFields({ values, onChange, field }: Props) {
  const references = [useReference(lists[0][1]), useReference(lists[1][1])]
  return lists.map(([name], at) => {
    const { items, query } = references[at]!
    return (
      <MultiSelect
        key={name}
        {...field(name)}
        searchable
        clearable
        hidePickedOptions
        label={optional(t(name))}
        description={t(`${name}Help`)}
        nothingFoundMessage={t('nothingFound')}
        {...choiceProps(query)}
        data={items.map(({ id, name: label }) => ({ value: String(id), label }))}
        value={values[name].map(String)}
        onChange={(ids) => onChange({ [name]: ids.map(Number) })}
      />
    )
  })
}
