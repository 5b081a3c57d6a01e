import { NumberInput, Select, Textarea, TextInput } from '@mantine/core'
import { useMachine } from '@xstate/react'
import type { components } from '../../../api/hr.gen.ts'
import { saveCourse as bounds } from '../../../api/hrBounds.gen.ts'
import { learningFile, saveCourse } from '../../../machines/commands/learning.ts'
import { FileUpload } from '../../components/form/FileUpload.tsx'
import { FormDialog } from '../../components/form/FormDialog.tsx'
import { ErrorSummary, optional } from '../../components/form/fields.tsx'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { notifySuccess } from '../../components/toast.ts'
import { useCommandForm } from '../../data/useCommandForm.ts'
import { t } from '../../i18n/learning.ts'
import css from '../learning.module.css'
import { FILE_TYPES } from '../own/CertificateForm.tsx'
import type { Course } from './CoursePage.tsx'
import { QuizEditor } from './QuizEditor.tsx'

type Kind = components['schemas']['CourseKind']
const kinds: readonly Kind[] = ['DOCUMENT', 'LINK', 'SESSION', 'CERTIFICATE']
const whole = (value: string | number) => (value === '' ? null : Number(value))

/** What a course consists of. Of a published one other content is a new version. */
export function CourseDialog({ course, onClose }: { course: Course | null; onClose: () => void }) {
  const form = useCommandForm(saveCourse, {
    begin: {
      name: course?.name ?? '',
      kind: course?.kind ?? ('DOCUMENT' as Kind),
      description: course?.description ?? '',
      minutes: course?.minutes ?? null,
      validMonths: course?.validMonths ?? null,
      link: course?.link ?? '',
      fileId: course?.file?.id ?? null,
      passMark: course?.passMark ?? (80 as number | null),
      questions: course?.questions ?? ([] as components['schemas']['CourseQuestion'][]),
    },
    bounds,
    onDone(message) {
      notifySuccess(message || t('saved'))
      onClose()
    },
  })
  const { values, errors, problem } = form
  const [file, sendFile] = useMachine(learningFile, { input: { what: null, whenIn: (fileId: number) => form.set({ fileId }) } })
  const busy = form.busy || file.hasTag('busy')
  const submit = () => {
    if (busy) return
    const name = values.name.trim()
    const { kind, minutes, validMonths, passMark, questions, fileId } = values
    const body = { name, kind, description: values.description.trim(), minutes, validMonths, link: values.link.trim() || null, fileId, passMark, questions }
    form.send({ name: !name && t('nameMissing') }, { id: course?.id ?? null, version: course?.version ?? 1, body })
  }
  const asksQuestions = values.kind === 'DOCUMENT' || values.kind === 'LINK'
  return (
    <FormDialog
      title={course ? t('changeName', { name: course.name }) : t('addCourse')}
      typed={form.typed}
      size={640}
      confirm={t(busy ? 'saving' : 'save')}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <ErrorSummary errors={errors} />
      {problem && errors.length === 0 && <ProblemAlert problem={problem} />}
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
    </FormDialog>
  )
}
