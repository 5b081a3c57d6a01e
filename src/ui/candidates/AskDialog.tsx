import { Button, Checkbox, Group, Select, Stack, TextInput } from '@mantine/core'
import { useMachine } from '@xstate/react'
import { type FormEvent, useState } from 'react'
import { askForDocument as askForDocumentBounds } from '../../api/recruitmentBounds.gen.ts'
import { askForDocumentMachine } from '../../machines/commands/candidate.ts'
import { FormDialog } from '../components/form/FormDialog.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { notifySuccess } from '../components/toast.ts'
import { t } from '../i18n/compliance.ts'

const sources = ['Requisition', 'Application', 'Offer', 'Contract'] as const
type Source = (typeof sources)[number]
const isSource = (value: string | null): value is Source => sources.some((one) => one === value)

/** Asks a candidate for one more document. */
export function AskDialog({ id, name, onClose, onAsked }: { id: number; name: string; onClose: () => void; onAsked: () => void }) {
  const [document, setDocument] = useState('')
  const [source, setSource] = useState<Source>('Requisition')
  const [mandatory, setMandatory] = useState(false)
  const [missing, setMissing] = useState(false)
  const [key] = useState(() => crypto.randomUUID())
  const [state, send] = useMachine(
    askForDocumentMachine.provide({
      actions: {
        tellDone: (_, { answer }) => {
          notifySuccess(answer)
          onAsked()
          onClose()
        },
      },
    }),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(!document.trim())
    if (document.trim() && !state.hasTag('busy')) send({ type: 'do', what: { applicationId: id, key, name: document.trim(), source, mandatory } })
  }
  return (
    <FormDialog title={t('askTitle', { name })} typed={document !== ''} onClose={onClose}>
      {(cancel) => (
        <form onSubmit={submit} noValidate>
          <Stack gap={16}>
            <ProblemAlert problem={state.context.problem} situation="compliance" />
            <TextInput
              data-autofocus
              size="md"
              label={t('name')}
              {...askForDocumentBounds.name}
              value={document}
              error={missing && t('nameMissing')}
              onChange={(event) => setDocument(event.currentTarget.value)}
            />
            <Select
              size="md"
              label={t('source')}
              allowDeselect={false}
              data={sources.map((value) => ({ value, label: t(value) }))}
              value={source}
              onChange={(value) => isSource(value) && setSource(value)}
            />
            <Checkbox label={t('mandatory')} checked={mandatory} onChange={(event) => setMandatory(event.currentTarget.checked)} />
            <Group justify="flex-end" gap={8}>
              <Button size="md" onClick={cancel}>
                {t('cancel')}
              </Button>
              <Button size="md" type="submit" variant="filled" aria-disabled={state.hasTag('busy') || undefined}>
                {t('askDo')}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </FormDialog>
  )
}
