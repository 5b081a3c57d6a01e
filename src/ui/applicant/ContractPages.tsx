import { Link, useNavigate } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { LetterStep } from '../../machines/flows/letterAnswer.ts'
import { lazy } from '../components/lazy.tsx'
import { session } from '../shell/session.ts'
import { contractFlowOf, recordStepOf } from './flow.ts'
import { LetterPages } from './LetterPages.tsx'
import { ContractStanding } from './Standing.tsx'

const Pack = lazy(() => import('./Pack.tsx').then((module) => ({ default: module.Pack })))
// Only after the signature.
const RecordPages = lazy(() => import('./record/RecordPages.tsx').then((module) => ({ default: module.RecordPages })))

type Props = { subject: string; contractId: number; email: string; step: string | undefined }

/** The contract in the state in which its flow is; once it is signed, the own record. */
export function ContractPages({ subject, contractId, email, step }: Props) {
  const flow = contractFlowOf(subject, contractId)
  const recordStep = recordStepOf(step)
  const letter = useSelector(flow, (snapshot) => snapshot.context.letter)
  const agreed = useSelector(flow, (snapshot) => snapshot.context.agreed)
  const stands = useSelector(flow, (snapshot) => snapshot.matches('standing'))
  const navigate = useNavigate()
  const saving = useRef<Promise<unknown>>(Promise.resolve())
  const at = (step: LetterStep | 'personal') =>
    ({ to: '/contract-letter/$contractId/{-$step}', params: { contractId, step: step === 'letter' ? undefined : step } }) as const
  if (letter && stands) {
    if (recordStep && letter.employeeId)
      return <RecordPages employeeId={letter.employeeId} letter={letter} step={recordStep} signedBy={agreed ? email : null} />
    return <ContractStanding letter={letter} signedBy={agreed ? email : null} />
  }
  return (
    <LetterPages
      kind="contract"
      {...{ flow, email }}
      saving={() => saving.current}
      link={(step, look) => <Link {...at(step)} {...look} />}
      go={(step) => void navigate(at(step))}
      onAnswered={() => {
        // Signing gave a new role; the shell reads the renewed token.
        session.send({ type: 'storageChanged' })
        void navigate(at(flow.getSnapshot().context.letter?.employeeId ? 'personal' : 'letter'))
      }}
    >
      {letter && (
        <Pack letter={letter} onRead={() => flow.send({ type: 'refresh' })} onSaving={(last) => (saving.current = Promise.all([saving.current, last]))} />
      )}
    </LetterPages>
  )
}
