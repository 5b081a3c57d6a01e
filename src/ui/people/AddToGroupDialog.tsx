import { SegmentedControl, Select, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import { newPeopleGroup as bounds } from '../../api/recruitmentBounds.gen.ts'
import { addToGroupMachine, type People } from '../../machines/commands/people.ts'
import { choiceProps } from '../components/form/choices.tsx'
import { FormDialog } from '../components/form/FormDialog.tsx'
import { ErrorSummary } from '../components/form/fields.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { notifyInfo, notifySuccess } from '../components/toast.ts'
import { useCommandForm } from '../data/useCommandForm.ts'
import { t } from '../i18n/people.ts'

export type AddToGroupProps = { title: string; people: People; onClose: () => void; onDone?: () => void }
type Which = 'existing' | 'another'

/** Adds people to a group that is there, or makes one for them. */
export function AddToGroupDialog({ title, people, onClose, onDone }: AddToGroupProps) {
  const [key] = useState(() => crypto.randomUUID())
  const [typed, setTyped] = useState('')
  const search = typed.trim()
  const found = recruitmentQueries.useQuery(
    'post',
    '/people-group/criteria',
    { body: { page: 1, size: 100, sort: 'name', ...(search ? { search } : {}) } },
    { placeholderData: (before) => before },
  )
  const form = useCommandForm(addToGroupMachine, {
    begin: { which: 'existing' as Which, group: null as string | null, name: '', reason: '' },
    bounds,
    onDone({ added }) {
      if (added > 0) notifySuccess(t('added', { n: added }))
      else notifyInfo(t('addedNone'))
      onDone?.()
      onClose()
    },
  })
  const { which, group } = form.values
  const isNew = which === 'another'
  const submit = () => {
    const [name, reason] = [form.values.name.trim(), form.values.reason.trim()]
    form.send(isNew ? { name: !name && t('nameMissing'), reason: !reason && t('reasonMissing') } : { group: !group && t('groupMissing') }, {
      group: isNew ? { key: `${key}-new`, name, reason } : Number(group),
      people,
    })
  }
  return (
    <FormDialog title={title} typed={form.typed} confirm={t('addDo')} busy={form.busy} onSubmit={submit} onClose={onClose}>
      <ErrorSummary errors={form.errors} />
      {form.problem && form.errors.length === 0 && <ProblemAlert problem={form.problem} />}
      <SegmentedControl
        aria-label={t('whichGroup')}
        data={[
          { value: 'existing', label: t('existing') },
          { value: 'another', label: t('another') },
        ]}
        value={which}
        // What was wrong with the other way is wrong no more.
        onChange={(value) => form.set({ ...form.values, which: value as Which })}
      />
      {isNew ? (
        <>
          <TextInput {...form.text('name')} label={t('name')} data-autofocus />
          <Textarea {...form.text('reason')} label={t('reason')} description={t('reasonHelp')} autosize minRows={2} />
        </>
      ) : (
        <Select
          size="md"
          searchable
          id={form.field('group').id}
          label={t('group')}
          description={t('groupHelp')}
          placeholder={t('choose')}
          nothingFoundMessage={t('noGroup')}
          {...choiceProps(found)}
          filter={({ options }) => options}
          error={form.field('group').error}
          data={(found.data?.responseDataList ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          value={group}
          onSearchChange={setTyped}
          onChange={(chosen) => form.set({ group: chosen })}
        />
      )}
    </FormDialog>
  )
}
