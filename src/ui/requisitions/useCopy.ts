import { useNavigate } from '@tanstack/react-router'
import { copyRequisition } from '../../machines/commands/requisition.ts'
import { notifyProblem, notifySuccess } from '../components/toast.ts'
import { useCommandActor } from '../data/useCommandActor.ts'
import { t } from '../i18n/requisitions.ts'

/** Copies a requisition into a new draft and goes there. */
export function useCopy() {
  const navigate = useNavigate()
  const [state, send] = useCommandActor(copyRequisition, {
    done({ id }) {
      notifySuccess(t('copied'))
      void navigate({ to: '/jobreq/$id', params: { id } })
    },
    refused: (problem) => notifyProblem(problem, 'clone'),
  })
  return { busy: state.hasTag('busy'), copy: (id: number) => send({ type: 'do', what: { id, key: crypto.randomUUID() } }) }
}
