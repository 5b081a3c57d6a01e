import { Checkbox, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { askForDocument } from '../../api/recruitmentBounds.gen.ts'
import { askForDocumentMachine } from '../../machines/commands/candidate.ts'
import { FormDialog } from '../components/form/FormDialog.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { notifySuccess } from '../components/toast.ts'
import { useCommandForm } from '../data/useCommandForm.ts'
import { t } from '../i18n/compliance.ts'

const sources = ['Requisition', 'Application', 'Offer', 'Contract'] as const
type Source = (typeof sources)[number]
type Asked = { name: string; source: Source; mandatory: boolean }
const isSource = (value: string | null): value is Source => sources.some((one) => one === value)
const blank: Asked = { name: '', source: 'Requisition', mandatory: false }

/** Asks a candidate for one more document. */
export function AskDialog({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const [key] = useState(() => crypto.randomUUID())
  const form = useCommandForm(askForDocumentMachine, {
    begin: blank,
    bounds: askForDocument,
    onDone(answer) {
      notifySuccess(answer)
      onClose()
    },
  })
  const { values, set } = form
  const document = values.name.trim()
  const submit = () => form.send({ name: !document && t('nameMissing') }, { ...values, applicationId: id, key, name: document })
  return (
    <FormDialog title={t('askTitle', { name })} typed={values.name !== ''} confirm={t('askDo')} busy={form.busy} onSubmit={submit} onClose={onClose}>
      <ProblemAlert problem={form.problem} situation="compliance" />
      <TextInput {...form.text('name')} data-autofocus size="md" label={t('name')} />
      <Select
        size="md"
        label={t('source')}
        allowDeselect={false}
        data={sources.map((value) => ({ value, label: t(value) }))}
        value={values.source}
        onChange={(source) => isSource(source) && set({ source })}
      />
      <Checkbox label={t('mandatory')} checked={values.mandatory} onChange={(event) => set({ mandatory: event.currentTarget.checked })} />
    </FormDialog>
  )
}
