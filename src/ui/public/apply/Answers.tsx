import type { components } from '../../../api/recruitment.gen.ts'
import type { Asked, Draft } from '../../../machines/flows/applyDraft.ts'
import type { CvRead } from '../../../machines/flows/applyRead.ts'
import type { Place } from '../../../machines/flows/applySteps.ts'
import type { FieldError } from '../../components/form/fields.tsx'
import { AboutFields } from './AboutFields.tsx'
import { Check } from './Check.tsx'
import { ExperienceFields } from './ExperienceFields.tsx'
import { SalaryFields } from './SalaryFields.tsx'

type Props = {
  step: Place
  position: components['schemas']['OpenPositionDetail']
  asked: Asked
  draft: Draft
  read: CvRead | null
  errors: FieldError[]
  onFill: (answers: Partial<Draft>) => void
}

/** The pages after the CV: what is asked, and the check. */
export function Answers({ step, position, asked, draft, read, errors, onFill }: Props) {
  const shared = { draft, errors, read }
  return (
    <>
      {step === 'about' && <AboutFields {...shared} onFill={onFill} />}
      {step === 'experience' && <ExperienceFields {...shared} position={position} />}
      {step === 'salary' && <SalaryFields draft={draft} errors={errors} pay={position.pay} />}
      {step === 'check' && <Check draft={draft} errors={errors} position={position} asked={asked} />}
    </>
  )
}
