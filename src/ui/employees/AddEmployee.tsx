import { Checkbox, TextInput } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import { newEmployee as bounds } from '../../api/recruitmentBounds.gen.ts'
import { addEmployee } from '../../machines/commands/employee.ts'
import { DateField } from '../components/form/DateField.tsx'
import { FormDialog } from '../components/form/FormDialog.tsx'
import { ErrorSummary } from '../components/form/fields.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { Note } from '../components/Note.tsx'
import { notifySuccess } from '../components/toast.ts'
import { useCommandForm } from '../data/useCommandForm.ts'
import { t } from '../i18n/newEmployee.ts'
import { PositionFields } from './PositionFields.tsx'

const nothing = {
  ...{ firstName: '', lastName: '', email: '', jobTitle: '', employmentStartDate: '' },
  departmentId: null as number | null,
  jobPositionTypeId: null as number | null,
  cityId: null as number | null,
  managerId: null as number | null,
  ...{ invite: true, linkAccount: false },
}

/** Somebody who was not hired through recruitment: what is needed to begin with, the rest stands in the record. */
export function AddEmployee({ onClose }: { onClose: () => void }) {
  const [key] = useState(() => crypto.randomUUID())
  const navigate = useNavigate()
  const withoutMail = recruitmentQueries.useQuery('get', '/outbox/state').data?.data.mailServer === false
  const form = useCommandForm(addEmployee, {
    begin: nothing,
    bounds,
    onDone(employeeId, { firstName, lastName }) {
      notifySuccess(t('added', { name: `${firstName} ${lastName}` }))
      onClose()
      void navigate({ to: '/employee/$employeeId', params: { employeeId }, ignoreBlocker: true })
    },
  })
  const { values, errors, problem, busy } = form
  const namesake = problem?.existing
  const isOfStaff = values.linkAccount || errors.some(({ field }) => field === 'linkAccount')
  const submit = () => {
    const [firstName, lastName, email, jobTitle] = [values.firstName.trim(), values.lastName.trim(), values.email.trim(), values.jobTitle.trim()]
    form.send(
      {
        firstName: !firstName && t('firstNameMissing'),
        lastName: !lastName && t('lastNameMissing'),
        email: !/^\S+@\S+\.\S+$/.test(email) && t('emailMissing'),
        jobTitle: !jobTitle && t('jobTitleMissing'),
        employmentStartDate: !values.employmentStartDate && t('startMissing'),
      },
      { ...values, key, firstName, lastName, email, jobTitle },
    )
  }
  return (
    <FormDialog title={t('title')} size={640} typed={form.typed} confirm={t(busy ? 'adding' : 'add')} busy={busy} onSubmit={submit} onClose={onClose}>
      <ErrorSummary errors={errors} />
      {problem && errors.length === 0 && <ProblemAlert problem={problem} situation="employee" />}
      {namesake && (
        <p>
          <Link className="link" to="/employee/$employeeId" params={{ employeeId: namesake.id }}>
            {t('openNamesake', { name: namesake.name })}
          </Link>
        </p>
      )}
      <div className="pair">
        <TextInput {...form.text('firstName')} label={t('firstName')} data-autofocus />
        <TextInput {...form.text('lastName')} label={t('lastName')} />
      </div>
      <TextInput {...form.text('email')} type="email" label={t('email')} description={t('emailHelp')} />
      {isOfStaff && (
        <Checkbox
          {...form.field('linkAccount')}
          label={t('linkAccount')}
          checked={values.linkAccount}
          onChange={(event) => form.set({ linkAccount: event.currentTarget.checked })}
        />
      )}
      <TextInput {...form.text('jobTitle')} label={t('jobTitle')} />
      <PositionFields {...{ values, field: form.field, set: form.set }} />
      <DateField
        {...form.field('employmentStartDate')}
        label={t('employmentStartDate')}
        description={t('startHelp')}
        value={values.employmentStartDate || null}
        onChange={(value) => form.set({ employmentStartDate: value ?? '' })}
      />
      <Checkbox
        {...form.field('invite')}
        label={t('invite')}
        description={t('inviteHelp')}
        checked={values.invite}
        onChange={(event) => form.set({ invite: event.currentTarget.checked })}
      />
      {withoutMail && values.invite && <Note tone="neutral">{t('withoutMail')}</Note>}
    </FormDialog>
  )
}
