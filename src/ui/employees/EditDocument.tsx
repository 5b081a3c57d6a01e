import { Checkbox, Textarea, TextInput } from '@mantine/core'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import type { components } from '../../api/recruitment.gen.ts'
import { updateOnboardingDocument as bounds } from '../../api/recruitmentBounds.gen.ts'
import { packFileMachine } from '../../machines/commands/employee.ts'
import { packDocumentCalls, packRecordOf } from '../../machines/records/packDocument.ts'
import { FileUpload } from '../components/form/FileUpload.tsx'
import { notifySuccess } from '../components/toast.ts'
import { RecordDialog } from '../data/RecordDialog.tsx'
import { useRecordForm } from '../data/useRecordForm.ts'
import { t } from '../i18n/pack.ts'
import { useReference } from '../requisitions/sections/useReference.ts'
import { TYPES } from './AddDocument.tsx'
import { AudienceFields } from './AudienceFields.tsx'
import { PackCourseField, useCoursesToName } from './PackCourseField.tsx'

type Props = { document: components['schemas']['OnboardingDocument']; isDraft: boolean; onClose: () => void }

/** Name, whom it is for, whether it must be read, and its file: another file is a new version once the document was published. */
export function EditDocument({ document, isDraft, onClose }: Props) {
  const item = useMemo(() => packRecordOf(document), [document])
  const [departments, types] = [useReference('/ref/departments').items, useReference('/ref/position_type').items]
  const courses = useCoursesToName()
  const form = useRecordForm({
    name: `packDocument.${document.id}`,
    item,
    begin: item,
    calls: packDocumentCalls,
    bounds,
    onSaved() {
      notifySuccess(t('saved'))
      onClose()
    },
  })
  const [file, sendFile] = useMachine(packFileMachine, { input: { what: null, whenIn: (fileId: number) => form.set({ fileId }) } })
  const { values, errors } = form
  const busy = form.busy || file.hasTag('busy')
  const submit = () => {
    const name = values.name.trim()
    if (!file.hasTag('busy')) form.save({ name: !name && t('nameMissing') }, { name, description: values.description.trim() })
  }
  const said = (field: string, value: unknown) => {
    if (field === 'mandatory') return t(value ? 'mandatory' : 'notMandatory')
    if (field === 'courseId') return courses.data?.responseDataList.find(({ id }) => id === value)?.name ?? t('noCourse')
    if (field === 'fileId') return t('fileNumber', { n: String(value) })
    if (!Array.isArray(value)) return value
    const items = field === 'departmentIds' ? departments : types
    return value.length === 0 ? t('everybody') : value.map((id) => items.find((one) => one.id === id)?.name ?? String(id))
  }
  return (
    <RecordDialog<'name' | 'description' | 'mandatory' | 'fileId' | 'courseId' | 'departmentIds' | 'jobPositionTypeIds'>
      form={form}
      title={t('editTitle', { name: document.name })}
      confirm={t(busy ? 'saving' : 'save')}
      busy={busy}
      situation="upload"
      label={(field) => t(field)}
      show={said}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput {...form.text('name')} label={t('name')} data-autofocus />
      <Textarea {...form.text('description')} label={t('description')} />
      <AudienceFields values={values} onChange={form.set} field={form.field} />
      <Checkbox label={t('mandatory')} checked={values.mandatory} onChange={(event) => form.set({ mandatory: event.currentTarget.checked })} />
      <PackCourseField field={form.field('courseId')} value={values.courseId} onChange={(courseId) => form.set({ courseId })} />
      <FileUpload
        state={file}
        send={(event) => {
          // Taken away again: the file stays the one that it is.
          if (event.type === 'cancel') form.set({ fileId: document.fileId })
          sendFile(event)
        }}
        id="field-fileId"
        label={t('replace')}
        note={t(isDraft ? 'replaceDraft' : 'replaceHelp', { file: document.originalName, n: document.fileVersion })}
        accept={TYPES}
        error={errors.find(({ field }) => field === 'fileId')?.message}
      />
    </RecordDialog>
  )
}
