import { useNavigate } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { copyRequisition } from '../../machines/commands/requisition.ts'
import { notifyProblem, notifySuccess } from '../components/toast.ts'
import { t } from '../i18n/requisitions.ts'

/** Copies a requisition into a new draft and goes there. */
export function useCopy() {
  const navigate = useNavigate()
  const [state, send] = useMachine(
    copyRequisition.provide({
      actions: {
        tellDone: (_, { answer }) => {
          notifySuccess(t('copied'))
          void navigate({ to: '/jobreq/$id', params: { id: answer.id } })
        },
        tellRefused: (_, { problem }) => notifyProblem(problem, 'clone'),
      },
    }),
  )
  return { busy: state.hasTag('busy'), copy: (id: number) => send({ type: 'do', what: { id, key: crypto.randomUUID() } }) }
}
