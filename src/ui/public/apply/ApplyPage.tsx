import { useNavigate } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { FormEvent } from 'react'
import { waitFor } from 'xstate'
import type { components } from '../../../api/recruitment.gen.ts'
import { placeOf } from '../../../machines/flows/apply.ts'
import type { Draft } from '../../../machines/flows/applyDraft.ts'
import { LazyBoundary, lazy } from '../../components/lazy.tsx'
import { ApplyFrame } from './ApplyFrame.tsx'
import { answersOf } from './answers.ts'
import { CvFields } from './CvFields.tsx'
import { errorsOf } from './errors.ts'
import { addressOf, type Flow } from './flow.ts'

/** Whoever is at the CV does not need the other pages yet. */
const Answers = lazy(() => import('./Answers.tsx').then((module) => ({ default: module.Answers })))
/** Most posts ask nothing of their own. */
const QuestionFields = lazy(() => import('./QuestionFields.tsx').then((module) => ({ default: module.QuestionFields })))
const Done = lazy(() => import('./Ends.tsx').then((module) => ({ default: module.Done })))
const Closed = lazy(() => import('./Ends.tsx').then((module) => ({ default: module.Closed })))

type Props = { position: components['schemas']['OpenPositionDetail']; flow: Flow }

/** Whatever the flow is at: one thing a page. */
export function ApplyPage({ position, flow }: Props) {
  const state = useSelector(flow, (snapshot) => snapshot)
  const navigate = useNavigate()
  const place = placeOf(state.value)
  const { draft, read, gaps, problem, applicationId, arrived, asked } = state.context
  if (place === 'gone' || place === 'done')
    return <LazyBoundary>{place === 'gone' ? <Closed position={position} /> : <Done {...{ position, applicationId, arrived }} />}</LazyBoundary>

  const step = place === 'submitting' || place === 'onward' ? 'check' : place
  const follow = () => void navigate({ to: '/homepage/$jobPostId/apply/$place', params: { jobPostId: position.id, place: addressOf(flow) } })
  const fill = (answers: Partial<Draft>) => flow.send({ type: 'fill', answers })
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    fill(answersOf(event.currentTarget, step))
    flow.send({ type: step === 'check' ? 'submit' : 'continue' })
    if (step === 'check') await waitFor(flow, (snapshot) => placeOf(snapshot.value) !== 'submitting')
    if (addressOf(flow) !== step) follow()
  }
  const skip = () => {
    flow.send({ type: 'skip' })
    follow()
  }
  const errors = errorsOf(gaps, problem, asked)
  return (
    <ApplyFrame
      key={step}
      position={position}
      step={step}
      asked={asked}
      errors={errors}
      problem={problem}
      busy={state.hasTag('busy')}
      onInput={(event) => fill(answersOf(event.currentTarget, step))}
      onSubmit={submit}
    >
      {step === 'cv' ? (
        <CvFields flow={flow} errors={errors} onSkip={skip} />
      ) : (
        <LazyBoundary>
          {step === 'questions' ? (
            <QuestionFields questions={asked.questions} draft={draft} errors={errors} />
          ) : (
            <Answers {...{ step, position, asked, draft, read, errors }} onFill={fill} />
          )}
        </LazyBoundary>
      )}
    </ApplyFrame>
  )
}
