import { Button, Checkbox, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { askForDocument } from '../../../api/recruitmentBounds.gen.ts'
import { askForDocumentMachine } from '../../../machines/commands/candidate.ts'
import { FormDialog } from '../../components/form/FormDialog.tsx'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { notifySuccess } from '../../components/toast.ts'
import { useCommandForm } from '../../data/useCommandForm.ts'
import { t } from '../../i18n/compliance.ts'

const sources = ['Requisition', 'Application', 'Offer', 'Contract'] as const
type Source = (typeof sources)[number]
type Asked = { name: string; also: { key: string; text: string }[]; source: Source; mandatory: boolean }
const isSource = (value: string | null): value is Source => sources.some((one) => one === value)
const blank: Asked = { name: '', also: [], source: 'Requisition', mandatory: false }
/** With the first one. */
const MOST = 20
const LONGEST = 200

/** Asks a candidate for documents, with one message. */
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
  const also = values.also.map(({ text }) => text.trim()).filter(Boolean)
  const submit = () => form.send({ name: !document && t('nameMissing') }, { ...values, applicationId: id, key, name: document, also })
  const change = (changed: string, text: string) => set({ also: values.also.map((one) => (one.key === changed ? { key: changed, text } : one)) })
  return (
    <FormDialog title={t('askTitle', { name })} typed={form.typed} confirm={t('askDo')} busy={form.busy} onSubmit={submit} onClose={onClose}>
      <ProblemAlert problem={form.problem} situation="compliance" />
      <TextInput {...form.text('name')} data-autofocus size="md" label={t('name')} />
      {values.also.map((one, at) => (
        <TextInput
          key={one.key}
          data-autofocus={at === values.also.length - 1 || undefined}
          size="md"
          label={t('nameAlso', { n: at + 2 })}
          maxLength={LONGEST}
          value={one.text}
          onChange={(event) => change(one.key, event.currentTarget.value)}
        />
      ))}
      {values.also.length + 1 < MOST && (
        <Button size="sm" style={{ alignSelf: 'flex-start' }} onClick={() => set({ also: [...values.also, { key: crypto.randomUUID(), text: '' }] })}>
          {t('another')}
        </Button>
      )}
      <Select
        size="md"
        label={t('source')}
        allowDeselect={false}
        data={sources.map((value) => ({ value, label: t(value) }))}
        value={values.source}
        onChange={(source) => isSource(source) && set({ source })}
      />
      <Checkbox label={t('mandatory')} checked={values.mandatory} onChange={(event) => set({ mandatory: event.currentTarget.checked })} />
      <p className="dim">{t('askTold')}</p>
    </FormDialog>
  )
}
