import { Button } from '@mantine/core'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { handInCertificate, learningFile } from '../../../machines/commands/learning.ts'
import { DateField } from '../../components/form/DateField.tsx'
import { FileUpload } from '../../components/form/FileUpload.tsx'
import { ErrorSummary } from '../../components/form/fields.tsx'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { notifySuccess } from '../../components/toast.ts'
import { useCommandForm } from '../../data/useCommandForm.ts'
import { t } from '../../i18n/learning.ts'
import css from '../learning.module.css'
import type { Assignment } from './AssignmentPage.tsx'

export const FILE_TYPES = '.pdf,.docx,.jpg,.jpeg,.png'

/** A certificate from outside: the file and the day that stands on it. Where the course asks for one it is open, else a button opens it. */
export function CertificateForm({ one }: { one: Assignment }) {
  const [isOpen, setIsOpen] = useState(one.kind === 'CERTIFICATE')
  return (
    <section className={css.part} aria-labelledby="learning-certificate">
      <h2 id="learning-certificate">{t('haveCertificate')}</h2>
      <p className="meta">{t('certificateHelp')}</p>
      {isOpen ? <Form one={one} /> : <Button onClick={() => setIsOpen(true)}>{t('haveCertificate')}</Button>}
    </section>
  )
}

function Form({ one }: { one: Assignment }) {
  const [file, sendFile] = useMachine(learningFile, { input: { what: null } })
  const fileId = file.context.answer
  const form = useCommandForm(handInCertificate, {
    begin: { completedOn: null as string | null },
    onDone: ({ message }) => notifySuccess(message ?? t('saved')),
  })
  const { completedOn } = form.values
  const busy = form.busy || file.hasTag('busy')
  const submit = () => {
    const wrong = { fileId: fileId === null && t('fileMissing'), completedOn: !completedOn && t('certificateDayMissing') }
    if (!busy) form.send(wrong, { id: one.id, version: one.version, fileId: fileId ?? 0, completedOn: completedOn ?? '' })
  }
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <ErrorSummary errors={form.errors} />
      {form.problem && form.errors.length === 0 && <ProblemAlert problem={form.problem} />}
      <FileUpload
        state={file}
        send={sendFile}
        id="field-fileId"
        label={t('certificateFile')}
        note={t('fileNote')}
        accept={FILE_TYPES}
        error={form.errors.find(({ field }) => field === 'fileId')?.message}
      />
      <DateField
        {...form.field('completedOn')}
        size="md"
        label={t('certificateDay')}
        value={completedOn}
        onChange={(next) => form.set({ completedOn: next })}
      />
      <Button type="submit" variant={one.kind === 'CERTIFICATE' ? 'filled' : 'default'} size="md" data-event="handIn" aria-disabled={busy || undefined}>
        {t(form.busy ? 'sending' : 'handIn')}
      </Button>
    </form>
  )
}
