import { Select, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { newPeopleGroup, peopleGroupChange } from '../../api/recruitmentBounds.gen.ts'
import { changeGroupMachine, createGroupMachine } from '../../machines/commands/people.ts'
import { choiceProps } from '../components/form/choices.tsx'
import { FormDialog } from '../components/form/FormDialog.tsx'
import { ErrorSummary } from '../components/form/fields.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { notifySuccess } from '../components/toast.ts'
import { useCommandForm } from '../data/useCommandForm.ts'
import { t } from '../i18n/people.ts'

type Group = components['schemas']['PeopleGroup']
const gapsOf = (name: string, reason: string) => ({ name: !name && t('nameMissing'), reason: !reason && t('reasonMissing') })

export function NewGroupDialog({ onClose, onMade }: { onClose: () => void; onMade: (id: number) => void }) {
  const [key] = useState(() => crypto.randomUUID())
  const form = useCommandForm(createGroupMachine, {
    begin: { name: '', reason: '' },
    bounds: newPeopleGroup,
    onDone(id) {
      notifySuccess(t('created'))
      onMade(id)
    },
  })
  const submit = () => {
    const [name, reason] = [form.values.name.trim(), form.values.reason.trim()]
    form.send(gapsOf(name, reason), { key, name, reason })
  }
  return (
    <FormDialog title={t('newGroup')} typed={form.typed} confirm={t('create')} busy={form.busy} onSubmit={submit} onClose={onClose}>
      <ErrorSummary errors={form.errors} />
      {form.problem && form.errors.length === 0 && <ProblemAlert problem={form.problem} />}
      <TextInput {...form.text('name')} label={t('name')} data-autofocus />
      <Textarea {...form.text('reason')} label={t('reason')} description={t('reasonHelp')} autosize minRows={2} />
    </FormDialog>
  )
}

/** Name, reason and owner; handing it over is choosing another owner. */
export function ChangeGroupDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const owners = recruitmentQueries.useQuery('get', '/people-group/owners')
  const form = useCommandForm(changeGroupMachine, {
    begin: { name: group.name, reason: group.reason, ownerId: String(group.ownerId) },
    bounds: peopleGroupChange,
    onDone() {
      notifySuccess(t('saved'))
      onClose()
    },
  })
  const submit = () => {
    const [name, reason] = [form.values.name.trim(), form.values.reason.trim()]
    form.send(gapsOf(name, reason), { id: group.id, version: group.version, name, reason, ownerId: Number(form.values.ownerId) })
  }
  // Who owned it before may no longer be among those to choose from.
  const known = owners.data?.responseDataList ?? []
  const data = known.some(({ id }) => id === group.ownerId) ? known : [{ id: group.ownerId, name: group.owner }, ...known]
  return (
    <FormDialog title={t('changeTitle')} typed={form.typed} confirm={t('save')} busy={form.busy} onSubmit={submit} onClose={onClose}>
      <ErrorSummary errors={form.errors} />
      {form.problem && form.errors.length === 0 && <ProblemAlert problem={form.problem} />}
      <TextInput {...form.text('name')} label={t('name')} data-autofocus />
      <Textarea {...form.text('reason')} label={t('reason')} description={t('reasonHelp')} autosize minRows={2} />
      <Select
        searchable
        allowDeselect={false}
        id={form.field('ownerId').id}
        label={t('owner')}
        description={t('ownerHelp')}
        {...choiceProps(owners)}
        error={form.field('ownerId').error}
        data={data.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={form.values.ownerId}
        onChange={(ownerId) => ownerId && form.set({ ownerId })}
      />
    </FormDialog>
  )
}
