import { useActorRef, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { conversionMachine, nameOf } from '../../machines/flows/conversion.ts'
import { ConfirmDialog } from '../components/form/ConfirmDialog.tsx'
import { problemText } from '../components/form/problems.ts'
import { Note } from '../components/Note.tsx'
import { notifySuccess } from '../components/toast.ts'
import { useEmitted } from '../data/useEmitted.ts'
import { t } from '../i18n/employees.ts'
import { day } from '../i18n/format.ts'
import { ClosingList } from '../requisitions/closing/ClosingList.tsx'
import css from './employees.module.css'

type Conversion = ActorRefFrom<typeof conversionMachine>

/** The conversion of this page: `conversion.send({ type: 'open', employeeId })`, and the dialog beside it. */
export function useConversion(): Conversion {
  const actor = useActorRef(conversionMachine)
  useEmitted(actor, ({ name }) => notifySuccess(t('converted'), t('convertedText', { name })))
  return actor
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
      title={employee ? t('dialogTitle', { name }) : t('dialogLooking')}
      confirm={failed ? t('tryAgain') : t('dialogConfirm')}
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
        <div className={css.conv}>
          <p>{t(employee.contract ? 'dialogText' : 'dialogTextByHand', { name, title: employee.contract?.jobTitle ?? employee.position.jobTitle })}</p>
          {employee.employmentStartDate && <p>{t('dialogStart', { day: day(employee.employmentStartDate) })}</p>}
          {employee.contract && <ClosingList id={employee.contract.requisitionId} hiring={employee.contract.applicationId} />}
          {employee.recordCompletedAt === null && <Note tone="amber">{t('dialogNoRecord', { name })}</Note>}
        </div>
      ) : (
        !failed && <p role="status">{t('dialogLoading')}</p>
      )}
    </ConfirmDialog>
  )
}
