import { TextInput } from '@mantine/core'
import { useState } from 'react'
import type { components } from '../../api/recruitment.gen.ts'
import { changeEmployeePosition as bounds } from '../../api/recruitmentBounds.gen.ts'
import { placedOf, positionCalls } from '../../machines/records/employeePosition.ts'
import { DateField } from '../components/form/DateField.tsx'
import { notifySuccess } from '../components/toast.ts'
import { RecordDialog } from '../data/RecordDialog.tsx'
import { useRecordForm } from '../data/useRecordForm.ts'
import { day } from '../i18n/format.ts'
import { t } from '../i18n/orgChart.ts'
import { today } from '../i18n/zone.ts'
import { useReference } from '../requisitions/sections/useReference.ts'
import { PositionFields } from './PositionFields.tsx'

type Props = { employee: components['schemas']['EmployeeRecord']; name: string; onClose: () => void }

/** Another position, department or manager, from a day on. */
export function PositionDialog({ employee, name, onClose }: Props) {
  const [fromDay] = useState(() => ((employee.position.fromDay ?? '') > today() ? (employee.position.fromDay ?? today()) : today()))
  const [item] = useState(() => placedOf(employee, fromDay))
  const departments = useReference('/ref/departments').items
  const types = useReference('/ref/position_type').items
  const form = useRecordForm({
    name: `position.${employee.id}`,
    item,
    begin: item,
    calls: positionCalls(fromDay),
    bounds,
    onSaved() {
      notifySuccess(t('saved'))
      onClose()
    },
  })
  const { values } = form
  const submit = () => {
    const jobTitle = values.jobTitle.trim()
    form.save({ jobTitle: !jobTitle && t('jobTitleMissing'), fromDay: !values.fromDay && t('fromDayMissing') }, { jobTitle })
  }
  const said = (field: string, value: unknown) => {
    if (field === 'departmentId') return departments.find(({ id }) => id === value)?.name ?? ''
    if (field === 'jobPositionTypeId') return types.find(({ id }) => id === value)?.name ?? ''
    if (field === 'cityId' && value === employee.position.cityId) return employee.position.city
    if (field === 'managerId' && value === employee.position.managerId) return employee.position.managerName
    return field === 'fromDay' ? day(String(value)) : value
  }
  return (
    <RecordDialog<'jobTitle' | 'departmentId' | 'jobPositionTypeId' | 'cityId' | 'managerId' | 'fromDay'>
      form={form}
      title={t('placeTitle', { name })}
      confirm={t(form.busy ? 'saving' : 'save')}
      situation="employee"
      label={(field) => t(field)}
      show={said}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput {...form.text('jobTitle')} label={t('jobTitle')} data-autofocus />
      <PositionFields
        {...{ values, field: form.field, set: form.set }}
        known={{ city: employee.position.city, manager: employee.position.managerName, except: employee.id }}
      />
      <DateField
        {...form.field('fromDay')}
        label={t('fromDay')}
        description={t('fromDayHelp')}
        value={values.fromDay || null}
        onChange={(value) => form.set({ fromDay: value ?? '' })}
      />
    </RecordDialog>
  )
}
