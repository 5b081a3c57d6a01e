import { remindOfCourses } from '../../../machines/commands/learning.ts'
import { notifyInfo, notifyProblem, notifySuccess } from '../../components/toast.ts'
import { useCommandActor } from '../../data/useCommandActor.ts'
import { t } from '../../i18n/learning.ts'

/** Reminds people now, and says of whom it did not and why. */
export function useRemind(onDone: () => void = () => undefined) {
  const [state, send] = useCommandActor(remindOfCourses, {
    done({ responseDataList, message }) {
      const left = responseDataList.flatMap((one) => (one.message === null ? [] : [t('notRemindedOne', { name: one.name, why: one.message })]))
      if (left.length === 0) notifySuccess(message)
      else notifyInfo(message, t('notReminded', { list: left.join('; ') }))
      onDone()
    },
    refused(problem) {
      notifyProblem(problem)
      onDone()
    },
  })
  const busy = state.hasTag('busy')
  return {
    busy,
    remind(employeeIds: number[], courseIds: number[] = []) {
      if (!busy) send({ type: 'do', what: { employeeIds, ...(courseIds.length > 0 && { courseIds }) } })
    },
  }
}
