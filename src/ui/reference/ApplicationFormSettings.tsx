import { Switch } from '@mantine/core'
import { useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import { applicationFormSettingsMachine } from '../../machines/commands/applicationFormSettings.ts'
import { ConfirmDialog } from '../components/form/ConfirmDialog.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { Pending } from '../components/Pending.tsx'
import { notifySuccess } from '../components/toast.ts'
import { useCommandActor } from '../data/useCommandActor.ts'
import { t } from '../i18n/applicationForm.ts'
import css from './ApprovalChains.module.css'
import { SettingsHistory } from './SettingsHistory.tsx'

/** What HR asks for when it enters an application: off deletes what was entered, so that is asked about first. */
export function ApplicationFormSettings() {
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/application/form-settings')
  const [asking, setAsking] = useState(false)
  const [state, send] = useCommandActor(applicationFormSettingsMachine, {
    done(message) {
      notifySuccess(message)
      setAsking(false)
    },
    refused: () => setAsking(false),
  })
  const busy = state.hasTag('busy')
  if (!data) return error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <Pending />
  const { asksCurrentSalary, version } = data.data
  const save = (asks: boolean) => !busy && send({ type: 'do', what: { asksCurrentSalary: asks, version } })
  return (
    <section aria-label={t('settings')} className={css.chains}>
      <p className="dim">{t('settingsText')}</p>
      <ProblemAlert problem={state.context.problem} />
      <Switch
        label={t('asksCurrentSalary')}
        description={t('asksCurrentSalaryHelp')}
        checked={asksCurrentSalary}
        onChange={() => (asksCurrentSalary ? setAsking(true) : save(true))}
      />
      <ConfirmDialog
        opened={asking}
        title={t('offTitle')}
        confirm={t('off')}
        danger
        busy={busy}
        onCancel={() => setAsking(false)}
        onConfirm={() => save(false)}
      >
        {t('offText')}
      </ConfirmDialog>
      <SettingsHistory kind="applicationFormSettings" />
    </section>
  )
}
