import { Button } from '@mantine/core'
import { useState } from 'react'
import type { components } from '../../api/recruitment.gen.ts'
import { deleteTemplate } from '../../machines/commands/writeMessages.ts'
import { ConfirmDialog } from '../components/form/ConfirmDialog.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { notifySuccess } from '../components/toast.ts'
import { useCommandActor } from '../data/useCommandActor.ts'
import { t } from '../i18n/notifications.ts'

type Props = { template: components['schemas']['EmailTemplate']; onDeleted: () => void }

/** Forgets a text that was kept for messages, once that is confirmed. */
export function DeleteTemplate({ template: { id, name, version }, onDeleted }: Props) {
  const [asking, setAsking] = useState(false)
  const [state, send] = useCommandActor(deleteTemplate, {
    done() {
      notifySuccess(t('templateRemoved'))
      onDeleted()
    },
  })
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('remove')}</Button>
      <ConfirmDialog
        opened={asking}
        title={t('removeTitle', { name })}
        confirm={t('remove')}
        danger
        busy={state.hasTag('busy')}
        onConfirm={() => send({ type: 'do', what: { id, version } })}
        onCancel={() => setAsking(false)}
      >
        {t('removeText')}
        <ProblemAlert problem={state.context.problem} situation="template" />
      </ConfirmDialog>
    </>
  )
}
