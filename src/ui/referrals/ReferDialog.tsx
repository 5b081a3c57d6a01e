import { Checkbox, Textarea, TextInput } from '@mantine/core'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import type { components } from '../../api/recruitment.gen.ts'
import { newReferral as bounds } from '../../api/recruitmentBounds.gen.ts'
import { referMachine, referredCvMachine } from '../../machines/commands/referral.ts'
import { FileUpload } from '../components/form/FileUpload.tsx'
import { FormDialog } from '../components/form/FormDialog.tsx'
import { ErrorSummary, optional } from '../components/form/fields.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { notifySuccess } from '../components/toast.ts'
import { useCommandForm } from '../data/useCommandForm.ts'
import { t } from '../i18n/referrals.ts'
import css from './referrals.module.css'

type Props = { position: components['schemas']['OpenPosition']; onClose: () => void }

/** Puts somebody forward whom one knows, and who knows about it. */
export function ReferDialog({ position, onClose }: Props) {
  const [key] = useState(() => crypto.randomUUID())
  const [file, sendFile] = useMachine(referredCvMachine, { input: { what: null } })
  const fileId = file.context.answer
  const form = useCommandForm(referMachine, {
    begin: { firstName: '', surName: '', email: '', mobile: '', why: '', agreed: false },
    bounds,
    onDone(_, { firstName, surName }) {
      notifySuccess(t('done', { name: `${firstName} ${surName}` }))
      onClose()
    },
  })
  const { values, errors } = form
  const busy = form.busy || file.hasTag('busy')
  const submit = () => {
    if (busy) return
    const [firstName, surName, email] = [values.firstName.trim(), values.surName.trim(), values.email.trim()]
    const [mobile, why] = [values.mobile.trim(), values.why.trim()]
    const wrong = {
      firstName: !firstName && t('firstNameMissing'),
      surName: !surName && t('surNameMissing'),
      email: !email && t('emailMissing'),
      why: !why && t('whyMissing'),
      agreed: !values.agreed && t('agreedMissing'),
    }
    const more = { ...(mobile ? { mobile } : {}), ...(fileId ? { resumeFileId: fileId } : {}) }
    form.send(wrong, { key, jobPostId: position.id, firstName, surName, email, why, agreed: true, ...more })
  }
  const { id, error } = form.field('agreed')
  return (
    <FormDialog
      title={t('referFor', { title: position.title })}
      typed={form.typed || fileId !== null}
      confirm={t(form.busy ? 'sending' : 'confirm')}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <ErrorSummary errors={errors} />
      {form.problem && errors.length === 0 && <ProblemAlert problem={form.problem} />}
      <div className={css.names}>
        <TextInput {...form.text('firstName')} label={t('firstName')} data-autofocus />
        <TextInput {...form.text('surName')} label={t('surName')} />
      </div>
      <TextInput {...form.text('email')} type="email" label={t('email')} />
      <TextInput {...form.text('mobile')} type="tel" label={optional(t('mobile'))} />
      <Textarea {...form.text('why')} label={t('why')} description={t('whyHelp')} autosize minRows={3} />
      <FileUpload
        state={file}
        send={sendFile}
        id="field-resumeFileId"
        label={t('cv')}
        note={t('cvHelp')}
        accept=".pdf,.docx"
        error={errors.find(({ field }) => field === 'resumeFileId')?.message}
      />
      <Checkbox
        id={id}
        error={error}
        label={t('agreed')}
        description={t('told')}
        checked={values.agreed}
        onChange={(event) => form.set({ agreed: event.currentTarget.checked })}
      />
    </FormDialog>
  )
}
