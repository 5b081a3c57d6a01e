import { Button, Checkbox, FileInput, Group, Modal, Textarea, TextInput } from '@mantine/core'
import { useMachine } from '@xstate/react'
import { type FormEvent, useState } from 'react'
import { saveOnboardingDocument } from '../../api/recruitmentBounds.gen.ts'
import { addPackDocument } from '../../machines/employeeDeeds.ts'
import { ErrorSummary, type FieldError, fieldsOf } from '../kit/fields.tsx'
import { Note } from '../kit/Note.tsx'
import { problemText } from '../kit/problems.ts'
import { notifySuccess } from '../kit/toast.ts'
import { say } from '../words/employees.ts'
import { say as kit } from '../words/kit.ts'

const TYPES = '.pdf,.docx,.jpg,.jpeg,.png'

/** One more document of the pack; it is a draft until it is published. */
export function AddDocument({ onClose }: { onClose: () => void }) {
  const [gaps, setGaps] = useState<FieldError[]>([])
  const [file, setFile] = useState<File | null>(null)
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
  const busy = state.hasTag('busy')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const data = new FormData(event.currentTarget)
    const name = String(data.get('name') ?? '').trim()
    const found: FieldError[] = []
    if (!name) found.push({ field: 'name', message: say('packNameMissing') })
    if (!file) found.push({ field: 'file', message: say('packFileMissing') })
    setGaps(found)
    if (name && file)
      send({ type: 'do', what: { file, name, description: String(data.get('description') ?? '').trim(), mandatory: data.get('mandatory') === 'on' } })
  }
  return (
    <Modal opened onClose={onClose} title={say('packAddTitle')} closeButtonProps={{ 'aria-label': kit('close') }}>
      <form className="form" noValidate onSubmit={submit}>
        <ErrorSummary errors={errors} />
        {problem && problem.errors.length === 0 && (
          <Note tone="red" role="alert">
            {problemText(problem, 'upload').text}
          </Note>
        )}
        <TextInput {...field('name')} label={say('packName')} data-autofocus />
        <Textarea {...field('description')} label={say('packDescription')} />
        <FileInput {...field('file')} label={say('packFile')} description={say('packFileHelp')} accept={TYPES} value={file} onChange={setFile} />
        <Checkbox name="mandatory" label={say('packMandatory')} />
        <Group justify="flex-end" gap={8}>
          <Button size="md" onClick={onClose}>
            {kit('cancel')}
          </Button>
          <Button size="md" type="submit" variant="filled" aria-disabled={busy || undefined}>
            {say(busy ? 'packSaving' : 'packSave')}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
