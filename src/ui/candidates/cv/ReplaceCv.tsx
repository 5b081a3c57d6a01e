import { Modal, Stack } from '@mantine/core'
import { useMachine } from '@xstate/react'
import { replaceResumeMachine } from '../../../machines/commands/candidate.ts'
import { FileUpload } from '../../components/form/FileUpload.tsx'
import { notifySuccess } from '../../components/toast.ts'
import { t } from '../../i18n/candidate.ts'
import { ACCEPT } from './accept.ts'

type Props = { applicationId: number; version: number; name: string; onClose: () => void }

/** Another file in the place of the CV. */
export function ReplaceCv({ applicationId, version, name, onClose }: Props) {
  const whenIn = (answer: string) => {
    notifySuccess(answer)
    onClose()
  }
  const [state, send] = useMachine(replaceResumeMachine, { input: { what: { applicationId, version }, whenIn } })
  return (
    <Modal opened onClose={onClose} title={t('replaceTitle', { name })} closeButtonProps={{ 'aria-label': t('close') }}>
      <Stack gap={16}>
        <p className="dim">{t('replaceText')}</p>
        <FileUpload state={state} send={send} label={t('replaceChoose')} note={t('replaceNote')} accept={ACCEPT} />
      </Stack>
    </Modal>
  )
}
