import { Modal, Stack } from '@mantine/core'
import { useMachine } from '@xstate/react'
import { replaceResumeMachine } from '../../machines/commands/candidate.ts'
import { FileUpload } from '../components/form/FileUpload.tsx'
import { notifySuccess } from '../components/toast.ts'
import { say } from '../i18n/candidate.ts'

type Props = { applicationId: number; version: number; name: string; onClose: () => void; onDone: () => void }
const ACCEPT = '.pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Another file in the place of the CV. */
export function ReplaceCv({ applicationId, version, name, onClose, onDone }: Props) {
  const whenIn = (answer: string) => {
    notifySuccess(answer)
    onDone()
    onClose()
  }
  const [state, send] = useMachine(replaceResumeMachine, { input: { what: { applicationId, version }, whenIn } })
  return (
    <Modal opened onClose={onClose} title={say('replaceTitle', { name })} closeButtonProps={{ 'aria-label': say('close') }}>
      <Stack gap={16}>
        <p className="dim">{say('replaceText')}</p>
        <FileUpload state={state} send={send} label={say('replaceChoose')} note={say('replaceNote')} accept={ACCEPT} />
      </Stack>
    </Modal>
  )
}
