import { Button, TextInput } from '@mantine/core'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { saveCompany as bounds } from '../../api/recruitmentBounds.gen.ts'
import { logoUpload, saveCompany } from '../../machines/commands/applicationFormSettings.ts'
import { FileUpload } from '../components/form/FileUpload.tsx'
import { ErrorSummary } from '../components/form/fields.tsx'
import { LeaveGuard } from '../components/form/LeaveGuard.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { Pending } from '../components/Pending.tsx'
import { notifySuccess } from '../components/toast.ts'
import { useCommandForm } from '../data/useCommandForm.ts'
import { showCompany } from '../i18n/company.ts'
import { t } from '../i18n/companySettings.ts'
import { listOf } from '../i18n/format.ts'
import css from './CompanySettings.module.css'
import { LogoShown } from './LogoShown.tsx'

type Company = components['schemas']['Company']

/** How the company appears on pages, in letters and in mails. */
export function CompanySettings() {
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/company')
  const [round, setRound] = useState(1)
  if (!data) return error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <Pending />
  // After each save the form begins anew; what somebody else saved leaves alone what is typed.
  return <Form key={round} shown={data.data} onSaved={() => void refetch().then(() => setRound(round + 1))} />
}

function Form({ shown, onSaved }: { shown: Company; onSaved: () => void }) {
  const [file, sendFile] = useMachine(logoUpload, { input: { what: null } })
  const { name, addressLine, website, logo, version } = shown
  const form = useCommandForm(saveCompany, {
    begin: { name, addressLine, website, keepLogo: true },
    bounds,
    onDone({ message, responseData }) {
      showCompany(responseData)
      notifySuccess(message)
      sendFile({ type: 'cancel' })
      onSaved()
    },
  })
  const { values } = form
  const fileId = file.context.answer
  const busy = form.busy || file.hasTag('busy')
  const submit = () => {
    if (busy) return
    const site = values.website.trim()
    const wrong = { name: !values.name.trim() && t('nameMissing'), website: site !== '' && !/^https?:\/\/\S+$/.test(site) && t('websiteUnclear') }
    form.send(wrong, { ...values, website: site, fileId, version })
  }
  const isStale = form.problem?.code === 'STALE_VERSION'
  return (
    <section aria-label={t('company')} className={css.company}>
      <LeaveGuard when={(form.typed || file.context.file !== null) && !form.busy} onLeave={form.clear} />
      <form
        noValidate
        aria-busy={busy}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <p className="dim">{t('text')}</p>
        <ErrorSummary errors={form.errors} />
        {form.problem && form.errors.length === 0 && <ProblemAlert problem={form.problem} />}
        {isStale && <p>{t('stale', { saved: listOf([name, addressLine, website].filter(Boolean), 'conjunction') })}</p>}
        <TextInput {...form.text('name')} size="md" label={t('name')} autoComplete="organization" />
        <TextInput {...form.text('addressLine')} size="md" label={t('address')} description={t('addressHelp')} />
        <TextInput {...form.text('website')} size="md" type="url" label={t('website')} description={t('websiteHelp')} />
        <FileUpload
          state={file}
          send={sendFile}
          id="field-fileId"
          label={t('logo')}
          note={t('logoNote')}
          accept=".png,.jpg,.jpeg,image/png,image/jpeg"
          error={form.errors.find(({ field }) => field === 'fileId')?.message}
        />
        {logo && !file.context.file && (
          <p>
            <Button onClick={() => form.set({ keepLogo: !values.keepLogo })}>{t(values.keepLogo ? 'removeLogo' : 'keepLogo')}</Button>{' '}
            {!values.keepLogo && <span role="status">{t('logoGoes')}</span>}
          </p>
        )}
        <LogoShown {...values} file={file.matches('in') ? file.context.file : null} logo={values.keepLogo ? logo : null} />
        <Button type="submit" variant="filled" size="md" aria-disabled={busy || undefined}>
          {t(form.busy ? 'saving' : 'save')}
        </Button>
      </form>
    </section>
  )
}
