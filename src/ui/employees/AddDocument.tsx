import { Button, Checkbox, Group, Textarea, TextInput } from '@mantine/core'
import { useMachine } from '@xstate/react'
import { type FormEvent, useState } from 'react'
import { saveOnboardingDocument } from '../../api/recruitmentBounds.gen.ts'
import { addPackDocument, packFileMachine } from '../../machines/commands/employee.ts'
import { FileUpload } from '../components/form/FileUpload.tsx'
import { FormDialog } from '../components/form/FormDialog.tsx'
import { ErrorSummary, type FieldError, fieldsOf } from '../components/form/fields.tsx'
import { problemText } from '../components/form/problems.ts'
import { Note } from '../components/Note.tsx'
import { notifySuccess } from '../components/toast.ts'
import { t as tComponents } from '../i18n/components.ts'
import { t } from '../i18n/employees.ts'

const TYPES = '.pdf,.docx,.jpg,.jpeg,.png'

/** One more document of the pack; it is a draft until it is published. */
export function AddDocument({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState(false)
  const [gaps, setGaps] = useState<FieldError[]>([])
  const [file, sendFile] = useMachine(packFileMachine, { input: { what: null } })
  const fileId = file.context.answer
  const [state, send] = useMachine(
    addPackDocument.provide({
      actions: {
        tellDone: (_, { answer }) => {
          notifySuccess(answer.message)
          onClose()
        },
      },
    }),
  )
  const { problem } = state.context
  const errors = gaps.length ? gaps : [...(problem?.errors ?? [])]
  const field = fieldsOf(errors, '', saveOnboardingDocument)
  const busy = state.hasTag('busy') || file.hasTag('busy')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const data = new FormData(event.currentTarget)
    const name = String(data.get('name') ?? '').trim()
    const found: FieldError[] = []
    if (!name) found.push({ field: 'name', message: t('packNameMissing') })
    if (!fileId) found.push({ field: 'file', message: t('packFileMissing') })
    setGaps(found)
    if (name && fileId)
      send({ type: 'do', what: { fileId, name, description: String(data.get('description') ?? '').trim(), mandatory: data.get('mandatory') === 'on' } })
  }
  return (
    <FormDialog title={t('packAddTitle')} typed={typed || fileId !== null} onClose={onClose}>
      {(cancel) => (
        <form className="form" noValidate onSubmit={submit} onChange={() => setTyped(true)}>
          <ErrorSummary errors={errors} />
          {problem && problem.errors.length === 0 && (
            <Note tone="red" role="alert">
              {problemText(problem, 'upload').text}
            </Note>
          )}
          <TextInput {...field('name')} label={t('packName')} data-autofocus />
          <Textarea {...field('description')} label={t('packDescription')} />
          <FileUpload
            state={file}
            send={sendFile}
            id="field-file"
            label={t('packFile')}
            note={t('packFileHelp')}
            accept={TYPES}
            error={errors.find((one) => one.field === 'file' || one.field === 'fileId')?.message}
          />
          <Checkbox name="mandatory" label={t('packMandatory')} />
          <Group justify="flex-end" gap={8}>
            <Button size="md" onClick={cancel}>
              {tComponents('cancel')}
            </Button>
            <Button size="md" type="submit" variant="filled" aria-disabled={busy || undefined}>
              {t(busy ? 'packSaving' : 'packSave')}
            </Button>
          </Group>
        </form>
      )}
    </FormDialog>
  )
}
