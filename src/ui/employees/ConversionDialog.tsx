import { useActorRef, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { conversionMachine, nameOf } from '../../machines/flows/conversion.ts'
import { ConfirmDialog } from '../components/form/ConfirmDialog.tsx'
import { Note } from '../components/Note.tsx'
import { problemText } from '../components/form/problems.ts'
import { notifySuccess } from '../components/toast.ts'
import { ClosingList } from '../requisitions/closing/ClosingList.tsx'
import { say } from '../i18n/employees.ts'
import { day } from '../i18n/format.ts'
import './employees.css'

export type Conversion = ActorRefFrom<typeof conversionMachine>

/** The conversion of this page: `conversion.send({ type: 'open', employeeId })`, and the dialog beside it. */
export function useConversion(onConverted?: () => void): Conversion {
  return useActorRef(
    conversionMachine.provide({
      actions: {
        tell: (_, { name }) => {
          notifySuccess(say('converted'), say('convertedText', { name }))
          onConverted?.()
        },
      },
    }),
  )
}

/** Asks before somebody becomes an employee; closes by itself when it is done, and the lists are read anew. */
export function ConversionDialog({ conversion }: { conversion: Conversion }) {
  const state = useSelector(conversion, (snapshot) => snapshot)
  const { employee, problem } = state.context
  const name = nameOf(employee)
  const failed = state.matches('unavailable')
  return (
    <ConfirmDialog
      opened={state.hasTag('dialog')}
      title={employee ? say('dialogTitle', { name }) : say('dialogLooking')}
      confirm={failed ? say('tryAgain') : say('dialogConfirm')}
      busy={state.hasTag('busy')}
      onConfirm={() => conversion.send({ type: failed ? 'retry' : 'confirm' })}
      onCancel={() => conversion.send({ type: 'cancel' })}
    >
      {problem && (
        <Note tone="red" role="alert">
          {problemText(problem, 'employee').text}
        </Note>
      )}
      {employee ? (
        <div className="conv">
          <p>{say('dialogText', { name, title: employee.contract.jobTitle })}</p>
          {employee.employmentStartDate && <p>{say('dialogStart', { day: day(employee.employmentStartDate) })}</p>}
          <ClosingList id={employee.contract.requisitionId} hiring={employee.contract.applicationId} />
          {employee.recordCompletedAt === null && <Note tone="amber">{say('dialogNoRecord', { name })}</Note>}
        </div>
      ) : (
        !failed && <p role="status">{say('dialogLoading')}</p>
      )}
    </ConfirmDialog>
  )
}
