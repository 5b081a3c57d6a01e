import { Checkbox, Textarea, TextInput } from '@mantine/core'
import { useMachine } from '@xstate/react'
import { saveOnboardingDocument as bounds } from '../../api/recruitmentBounds.gen.ts'
import { addPackDocument, packFileMachine } from '../../machines/commands/employee.ts'
import { FileUpload } from '../components/form/FileUpload.tsx'
import { FormDialog } from '../components/form/FormDialog.tsx'
import { ErrorSummary } from '../components/form/fields.tsx'
import { problemText } from '../components/form/problems.ts'
import { Note } from '../components/Note.tsx'
import { notifySuccess } from '../components/toast.ts'
import { useCommandForm } from '../data/useCommandForm.ts'
import { t } from '../i18n/employees.ts'
import { AudienceFields } from './AudienceFields.tsx'
import { PackCourseField } from './PackCourseField.tsx'

export const TYPES = '.pdf,.docx,.jpg,.jpeg,.png'

/** One more document of the pack; it is a draft until it is published. */
export function AddDocument({ onClose }: { onClose: () => void }) {
  const [file, sendFile] = useMachine(packFileMachine, { input: { what: null } })
  const fileId = file.context.answer
  const form = useCommandForm(addPackDocument, {
    begin: { name: '', description: '', mandatory: false, departmentIds: [] as number[], jobPositionTypeIds: [] as number[], courseId: null as number | null },
    bounds,
    onDone({ message }) {
      notifySuccess(message)
      onClose()
    },
  })
  const { problem, errors, values } = form
  const busy = form.busy || file.hasTag('busy')
  const submit = () => {
    const [name, description] = [values.name.trim(), values.description.trim()]
    if (!busy) form.send({ name: !name && t('packNameMissing'), file: !fileId && t('packFileMissing') }, { ...values, fileId: fileId ?? 0, name, description })
  }
  return (
    <FormDialog
      title={t('packAddTitle')}
      typed={form.typed || fileId !== null}
      confirm={t(busy ? 'packSaving' : 'packSave')}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <ErrorSummary errors={errors} />
      {problem && errors.length === 0 && (
        <Note tone="red" role="alert">
          {problemText(problem, 'upload').text}
        </Note>
      )}
      <TextInput {...form.text('name')} label={t('packName')} data-autofocus />
      <Textarea {...form.text('description')} label={t('packDescription')} />
      <AudienceFields values={values} onChange={form.set} field={form.field} />
      <PackCourseField field={form.field('courseId')} value={values.courseId} onChange={(courseId) => form.set({ courseId })} />
      <FileUpload
        state={file}
        send={sendFile}
        id="field-file"
        label={t('packFile')}
        note={t('packFileHelp')}
        accept={TYPES}
        error={errors.find((one) => one.field === 'file' || one.field === 'fileId')?.message}
      />
      <Checkbox label={t('packMandatory')} checked={values.mandatory} onChange={(event) => form.set({ mandatory: event.currentTarget.checked })} />
    </FormDialog>
  )
}
