import { Button, TextInput } from '@mantine/core'
import { useMachine } from '@xstate/react'
import { recruitmentQueries } from '../../api/queries.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { saveCompany as bounds } from '../../api/recruitmentBounds.gen.ts'
import { logoUpload, saveCompany } from '../../machines/commands/applicationFormSettings.ts'
import { FileUpload } from '../components/form/FileUpload.tsx'
import { notifySuccess } from '../components/toast.ts'
import { useCommandForm } from '../data/useCommandForm.ts'
import { showCompany } from '../i18n/company.ts'
import { t } from '../i18n/companySettings.ts'
import { listOf } from '../i18n/format.ts'
import { LogoShown } from './LogoShown.tsx'
import { Loaded, SettingsForm } from './SettingsForm.tsx'

type Company = components['schemas']['Company']

/** How the company appears on pages, in letters and in mails. */
export function CompanySettings() {
  const query = recruitmentQueries.useQuery('get', '/company')
  return <Loaded query={query} form={({ data }, round, onSaved) => <Form key={round} shown={data} onSaved={onSaved} />} />
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
    const site = values.website.trim()
    const wrong = { name: !values.name.trim() && t('nameMissing'), website: site !== '' && !/^https?:\/\/\S+$/.test(site) && t('websiteUnclear') }
    form.send(wrong, { ...values, website: site, fileId, version })
  }
  return (
    <SettingsForm
      kind="company"
      label={t('company')}
      text={t('text')}
      save={t(form.busy ? 'saving' : 'save')}
      stale={t('stale', { saved: listOf([name, addressLine, website].filter(Boolean), 'conjunction') })}
      form={form}
      busy={busy}
      isTyped={(form.typed || file.context.file !== null) && !form.busy}
      onSubmit={submit}
    >
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
    </SettingsForm>
  )
}
