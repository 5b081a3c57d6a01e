import { Switch } from '@mantine/core'
import { useState } from 'react'
import { recruitmentQueries } from '../../../api/queries.ts'
import { withoutNamesMachine } from '../../../machines/commands/withoutNames.ts'
import { ConfirmDialog } from '../../components/form/ConfirmDialog.tsx'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { notifySuccess } from '../../components/toast.ts'
import { useCommandActor } from '../../data/useCommandActor.ts'
import { t } from '../../i18n/withheld.ts'
import css from './selection.module.css'

/** Whether names are withheld while this requisition's candidates are screened: what that means, and who may change it. */
export function WithoutNames({ id }: { id: number }) {
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/selection_process/without-names/{id}', { params: { path: { id } } })
  const [asking, setAsking] = useState(false)
  const [state, send] = useCommandActor(withoutNamesMachine, {
    done(message) {
      setAsking(false)
      notifySuccess(message)
    },
    refused: () => setAsking(false),
  })
  const busy = state.hasTag('busy')
  if (error && !data) return <LoadFailed as="line" error={error} onRetry={() => void refetch()} />
  if (!data) return null
  const { on, withheld, changeable, endable } = data.data
  const locked = !changeable || (on && !endable)
  const choose = (wanted: boolean) => {
    if (locked || busy) return
    if (!wanted && withheld > 0) setAsking(true)
    else send({ type: 'do', what: { id, on: wanted } })
  }
  const why = !changeable ? t('keptBy') : locked ? t('endedBy', { n: withheld }) : on ? t('now', { n: withheld }) : null
  return (
    <div className={css.withoutNames}>
      <ProblemAlert problem={state.context.problem} />
      <Switch
        label={t('switch')}
        description={[t('switchHelp'), why].filter(Boolean).join(' ')}
        checked={busy && !asking ? (state.context.what?.on ?? on) : on}
        aria-disabled={locked || busy || undefined}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
      {asking && (
        <ConfirmDialog
          opened
          title={t('endTitle')}
          confirm={t('endDo')}
          busy={busy}
          onConfirm={() => send({ type: 'do', what: { id, on: false } })}
          onCancel={() => setAsking(false)}
        >
          {t('endText', { n: withheld })}
        </ConfirmDialog>
      )}
    </div>
  )
}
