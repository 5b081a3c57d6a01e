import { NumberInput, Select, Textarea, TextInput } from '@mantine/core'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import type { components } from '../../../api/hr.gen.ts'
import { saveCourse as bounds } from '../../../api/hrBounds.gen.ts'
import { learningFile } from '../../../machines/commands/learning.ts'
import { courseCalls, courseRecordOf, newCourse } from '../../../machines/records/learning.ts'
import { FileUpload } from '../../components/form/FileUpload.tsx'
import { optional } from '../../components/form/fields.tsx'
import { notifySuccess } from '../../components/toast.ts'
import { RecordDialog } from '../../data/RecordDialog.tsx'
import { useRecordForm } from '../../data/useRecordForm.ts'
import { t } from '../../i18n/learning.ts'
import css from '../learning.module.css'
import { FILE_TYPES } from '../own/CertificateForm.tsx'
import type { Course } from './CoursePage.tsx'
import { kinds } from './courseColumns.tsx'
import { QuizEditor } from './QuizEditor.tsx'

type Kind = components['schemas']['CourseKind']
type Field = keyof typeof newCourse
/** Where the field and its label have different names. */
const words = { minutes: 'minutesLong', fileId: 'document' } as const satisfies Partial<Record<Field, string>>
const whole = (value: string | number) => (value === '' ? null : Number(value))

/** What a course consists of. Of a published one other content is a new version. */
export function CourseDialog({ course, onClose }: { course: Course | null; onClose: () => void }) {
  const item = useMemo(() => (course ? courseRecordOf(course) : null), [course])
  const form = useRecordForm({
    name: `learning.course.${course?.id ?? 'new'}`,
    item,
    begin: newCourse,
    calls: courseCalls,
    bounds,
    onSaved() {
      notifySuccess(t('saved'))
      onClose()
    },
  })
  const { values, errors } = form
  const [file, sendFile] = useMachine(learningFile, { input: { what: null, whenIn: (fileId: number) => form.set({ fileId }) } })
  const busy = form.busy || file.hasTag('busy')
  const submit = () => {
    const name = values.name.trim()
    if (!file.hasTag('busy')) form.save({ name: !name && t('nameMissing') }, { name, description: values.description.trim(), link: values.link.trim() })
  }
  const said = (field: Field, value: unknown) => {
    if (field === 'kind') return t(`kind_${value as Kind}`)
    if (field === 'fileId') return value === course?.file?.id ? course?.file?.originalName : t(value === null ? 'noDocument' : 'otherDocument')
    return Array.isArray(value) ? t('nQuestions', { n: value.length }) : value
  }
  const asksQuestions = values.kind === 'DOCUMENT' || values.kind === 'LINK'
  return (
    <RecordDialog<Field>
      form={form}
      title={course ? t('changeName', { name: course.name }) : t('addCourse')}
      size={640}
      confirm={t(busy ? 'saving' : 'save')}
      busy={busy}
      situation="other"
      label={(field) => t(field === 'minutes' || field === 'fileId' ? words[field] : field)}
      show={said}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput {...form.text('name')} label={t('name')} data-autofocus />
      {!course && (
        <Select
          {...form.field('kind')}
          label={t('kind')}
          allowDeselect={false}
          data={kinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
          value={values.kind}
          onChange={(value) => form.set({ kind: kinds.find((one) => one === value) ?? values.kind })}
        />
      )}
      <Textarea {...form.text('description')} autosize minRows={2} label={optional(t('description'))} />
      <div className={css.pair}>
        <NumberInput
          {...form.field('minutes')}
          label={optional(t('minutesLong'))}
          allowDecimal={false}
          value={values.minutes ?? ''}
          onChange={(value) => form.set({ minutes: whole(value) })}
        />
        <NumberInput
          {...form.field('validMonths')}
          label={optional(t('validMonths'))}
          description={t('validMonthsHelp')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          allowDecimal={false}
          value={values.validMonths ?? ''}
          onChange={(value) => form.set({ validMonths: whole(value) })}
        />
      </div>
      {values.kind === 'LINK' && <TextInput {...form.text('link')} type="url" label={t('link')} />}
      {values.kind === 'DOCUMENT' && (
        <FileUpload
          state={file}
          send={(event) => {
            // Taken away again: the file stays the one that it is.
            if (event.type === 'cancel') form.set({ fileId: course?.file?.id ?? null })
            sendFile(event)
          }}
          id="field-fileId"
          label={t('document')}
          note={course?.file ? t('documentNow', { file: course.file.originalName }) : t('fileNote')}
          accept={FILE_TYPES}
          error={errors.find(({ field }) => field === 'fileId')?.message}
        />
      )}
      {asksQuestions && <QuizEditor form={form} />}
    </RecordDialog>
  )
}
