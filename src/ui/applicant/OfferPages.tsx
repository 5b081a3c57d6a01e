import { Link, useNavigate } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { LetterStep } from '../../machines/flows/letterAnswer.ts'
import { offerFlowOf } from './flow.ts'
import { LetterPages } from './LetterPages.tsx'
import { OfferStanding } from './Standing.tsx'

const at = (step: LetterStep) => ({ to: '/offer-letter/{-$step}', params: { step: step === 'letter' ? undefined : step } }) as const

/** The offer letter, and once it is answered where things stand. */
export function OfferPages({ email }: { email: string }) {
  const flow = offerFlowOf(email)
  const letter = useSelector(flow, (snapshot) => snapshot.context.letter)
  const agreed = useSelector(flow, (snapshot) => snapshot.context.agreed)
  const stands = useSelector(flow, (snapshot) => snapshot.matches('standing'))
  const navigate = useNavigate()
  const go = (step: LetterStep) => void navigate(at(step))
  if (letter && stands) return <OfferStanding letter={letter} agreed={agreed} />
  return <LetterPages kind="offer" {...{ flow, email, go }} link={(step, look) => <Link {...at(step)} {...look} />} onAnswered={() => go('letter')} />
}
