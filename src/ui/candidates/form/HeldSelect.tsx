import { MultiSelect } from '@mantine/core'
import type { HeldField } from '../../../machines/flows/applicationForm/applicationFormDraft.ts'
import { choiceProps } from '../../components/form/choices.tsx'
import { optional } from '../../components/form/fields.tsx'
import { t } from '../../i18n/applicationForm.ts'
import { type ReferenceList, useReference } from '../../requisitions/sections/useReference.ts'

/** Where the items of each field are listed. */
const listOf = {
  qualificationIds: '/ref/job_qualification',
  certificationIds: '/ref/certification_ref',
  workAuthIds: '/ref/work_auth',
  designationIds: '/ref/job_designation',
  skillIds: '/ref/job_skill',
  computerSkillIds: '/computer-skill',
  languageIds: '/language',
  lifecycleIds: '/lifecycle',
} as const satisfies Record<HeldField, ReferenceList>

export const useHeldItems = (held: HeldField) => useReference(listOf[held])

type Props = { id: string; name: string; error: string | undefined; held: HeldField; value: number[]; onChange: (ids: number[]) => void }

/** Several items of a reference list, found by typing. */
export function HeldSelect({ held, value, onChange, ...field }: Props) {
  const { items, query } = useHeldItems(held)
  return (
    <MultiSelect
      {...field}
      searchable
      clearable
      hidePickedOptions
      label={optional(t(held))}
      placeholder={value.length === 0 ? t('choose') : undefined}
      nothingFoundMessage={t('nothingFound')}
      {...choiceProps(query)}
      data={items.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value.map(String)}
      onChange={(ids) => onChange(ids.map(Number))}
    />
  )
}
