import { Modal, Stack } from '@mantine/core'
import { useMachine } from '@xstate/react'
import { replaceResumeMachine } from '../../machines/candidateDeeds.ts'
import { FileDrop } from '../kit/FileDrop.tsx'
import { ProblemAlert } from '../kit/ProblemAlert.tsx'
import { notifySuccess } from '../kit/toast.ts'
import { say } from '../words/candidate.ts'

type Props = { applicationId: number; version: number; name: string; onClose: () => void; onDone: () => void }
const ACCEPT = '.pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Another file in the place of the CV. */
export function ReplaceCv({ applicationId, version, name, onClose, onDone }: Props) {
  const [state, send] = useMachine(
    replaceResumeMachine.provide({
      actions: {
        tellDone: (_, { answer }) => {
          notifySuccess(answer)
          onDone()
          onClose()
        },
      },
    }),
  )
  const { problem } = state.context
  const aboutFile = problem?.errors[0]?.message
  return (
    <Modal opened onClose={onClose} title={say('replaceTitle', { name })} closeButtonProps={{ 'aria-label': say('close') }}>
      <Stack gap={16}>
        <p className="dim">{say('replaceText')}</p>
        {problem && !aboutFile && <ProblemAlert problem={problem} />}
        {state.hasTag('busy') ? (
          <p role="status">{say('replacing')}</p>
        ) : (
          <FileDrop
            label={say('replaceChoose')}
            note={say('replaceNote')}
            accept={ACCEPT}
            error={aboutFile}
            onChoose={(file) => send({ type: 'do', what: { applicationId, version, file } })}
          />
        )}
      </Stack>
    </Modal>
  )
}
