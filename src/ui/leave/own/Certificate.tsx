import { Button, Group, Modal, Stack } from '@mantine/core'
import { useMachine } from '@xstate/react'
import type { components } from '../../../api/hr.gen.ts'
import { certificateFor } from '../../../machines/commands/leave/leave.ts'
import { FileUpload } from '../../components/form/FileUpload.tsx'
import { notifySuccess } from '../../components/toast.ts'
import { t } from '../../i18n/leave.ts'
import { spanInWords } from '../leaveWords.ts'

export const CERTIFICATES = 'application/pdf,image/jpeg,image/png'

/** A certificate for leave that was asked for before. */
export function Certificate({ request, onClose }: { request: components['schemas']['LeaveRequest']; onClose: () => void }) {
  const whenIn = () => {
    notifySuccess(t('certificateDone'))
    onClose()
  }
  const [state, send] = useMachine(certificateFor, { input: { what: { id: request.id, version: request.version }, whenIn } })
  return (
    <Modal opened onClose={onClose} title={t('certificateTitle', { what: spanInWords(request) })} closeButtonProps={{ 'aria-label': t('close') }}>
      <Stack gap={16}>
        <p className="meta">{t('certificateText')}</p>
        <FileUpload state={state} send={send} label={t('certificateChoose')} note={t('certificateNote')} accept={CERTIFICATES} />
        <Group justify="flex-end">
          <Button size="md" onClick={onClose}>
            {t('close')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
