import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { OwnContract } from '../../machines/flows/contractSigning.ts'
import type { EmployeeStatus } from '../../machines/lifecycles/employee.ts'
import { t } from '../i18n/applicant.ts'
import { day } from '../i18n/format.ts'
import { Frame } from './Frame.tsx'
import { recordFlowOf } from './flow.ts'
import { SignOut } from './OfferStanding.tsx'
import { Stations } from './Stations.tsx'

/** Nothing to be answered about the contract: what is left to do, and what comes next. */
export const ContractStanding = ({ letter }: { letter: OwnContract }) =>
  letter.employeeId ? <Employed letter={letter} employeeId={letter.employeeId} /> : <Standing letter={letter} recordDone={false} employee={null} />

function Employed({ letter, employeeId }: { letter: OwnContract; employeeId: number }) {
  const state = useSelector(recordFlowOf(employeeId), (snapshot) => snapshot)
  const { record } = state.context
  return <Standing letter={letter} recordDone={record?.recordCompletedAt != null} employee={record?.status ?? null} />
}

function Standing({ letter, recordDone, employee }: { letter: OwnContract; recordDone: boolean; employee: EmployeeStatus | null }) {
  const { organisation, jobTitle, status, employeeId } = letter
  const button = (label: string, to: 'record' | 'employee') => (
    <Button
      size="lg"
      fullWidth
      variant="filled"
      renderRoot={(props) =>
        to === 'employee' ? (
          <Link {...props} to="/employee/$employeeId" params={{ employeeId: employeeId ?? 0 }} />
        ) : (
          <Link {...props} to="/contract-letter/$contractId/{-$step}" params={{ contractId: letter.id, step: 'personal' }} />
        )
      }
    >
      {label}
    </Button>
  )
  return (
    <Frame
      title={t('standingTitle')}
      organisation={organisation}
      way={employeeId ? (recordDone ? button(t('toEmployee'), 'employee') : button(t('toRecord'), 'record')) : undefined}
    >
      <p className="dim">{t('standingFor', { title: jobTitle, organisation })}</p>
      <Stations offer={null} contract={status} answered="" start={day(letter.startDate)} {...{ recordDone, employee }} />
      <SignOut />
    </Frame>
  )
}
