import { Modal, Stack } from '@mantine/core'
import { useMachine } from '@xstate/react'
import { handInDocumentMachine } from '../../../machines/commands/candidate.ts'
import { FileUpload } from '../../components/form/FileUpload.tsx'
import { notifySuccess } from '../../components/toast.ts'
import { t } from '../../i18n/compliance.ts'
import { t as sayKit } from '../../i18n/components.ts'

const TYPES = '.pdf,.docx,.jpg,.jpeg,.png,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document,image/jpeg,image/png'
type Props = { item: { id: number; name: string; version: number }; onClose: () => void }

/** HR hands in what the candidate has sent or brought some other way. */
export function HandInDialog({ item: { id, name, version }, onClose }: Props) {
  const whenIn = (answer: string) => {
    notifySuccess(answer)
    onClose()
  }
  const [state, send] = useMachine(handInDocumentMachine, { input: { what: { id, version }, whenIn } })
  return (
    <Modal opened onClose={onClose} title={t('handInTitle', { name })} closeButtonProps={{ 'aria-label': sayKit('close') }}>
      <Stack gap={16}>
        <p className="dim">{t('handInText')}</p>
        <FileUpload state={state} send={send} label={t('handInChoose')} note={t('handInNote')} accept={TYPES} />
      </Stack>
    </Modal>
  )
}
