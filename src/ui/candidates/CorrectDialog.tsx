import { Group, TextInput } from '@mantine/core'
import { applicationChange as bounds } from '../../api/recruitmentBounds.gen.ts'
import { correctApplicantMachine } from '../../machines/commands/candidate.ts'
import type { Candidate } from '../../machines/flows/applicationStatus.ts'
import { FormDialog } from '../components/form/FormDialog.tsx'
import { ErrorSummary, optional } from '../components/form/fields.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { notifySuccess } from '../components/toast.ts'
import { useCommandForm } from '../data/useCommandForm.ts'
import { t } from '../i18n/candidate.ts'
import { nameOf } from './nameOf.ts'

/** Mends what was typed wrong about a person: names, address, telephone. */
export function CorrectDialog({ application, onClose }: { application: Candidate['application']; onClose: () => void }) {
  const { id, version, applicant } = application
  const text = (value: string | null | undefined) => value ?? ''
  const form = useCommandForm(correctApplicantMachine, {
    begin: {
      title: text(applicant.title),
      firstName: applicant.firstName,
      middleName: text(applicant.middleName),
      surName: applicant.surName,
      email: text(applicant.email),
      mobile: text(applicant.mobile),
      phone: text(applicant.phone),
    },
    bounds,
    draft: `applicant:${applicant.id}`,
    onDone(answer) {
      notifySuccess(answer)
      onClose()
    },
  })
  const { values, errors, problem } = form
  const submit = () =>
    form.send(
      {
        firstName: !values.firstName.trim() && t('firstNameMissing'),
        surName: !values.surName.trim() && t('surNameMissing'),
        email: !/^\S+@\S+\.\S+$/.test(values.email.trim()) && t('emailMissing'),
      },
      { applicationId: id, version, ...values, email: values.email.trim() },
    )
  return (
    <FormDialog
      title={t('correctTitle', { name: nameOf(applicant) })}
      typed={form.typed}
      confirm={t('save')}
      busy={form.busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="dim">{t('correctText')}</p>
      <ErrorSummary errors={errors} />
      {problem && errors.length === 0 && <ProblemAlert problem={problem} situation="application" />}
      <TextInput {...form.text('title')} label={optional(t('personTitle'))} maw={120} />
      <TextInput {...form.text('firstName')} label={t('firstName')} data-autofocus />
      <TextInput {...form.text('middleName')} label={optional(t('middleName'))} />
      <TextInput {...form.text('surName')} label={t('surName')} />
      <TextInput {...form.text('email')} type="email" label={t('email')} />
      <Group grow gap={12} align="flex-start">
        <TextInput {...form.text('mobile')} type="tel" label={optional(t('mobile'))} />
        <TextInput {...form.text('phone')} type="tel" label={optional(t('phone'))} />
      </Group>
    </FormDialog>
  )
}
