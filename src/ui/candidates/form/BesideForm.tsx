import { Button } from '@mantine/core'
import type { Entered, Known } from '../../../machines/flows/applicationForm/applicationFormDraft.ts'
import type { Place } from '../../../machines/flows/applicationForm/applicationFormSteps.ts'
import { t } from '../../i18n/applicationForm.ts'
import css from './CvProposals.module.css'
import { CvProposals, type Judge } from './CvProposals.tsx'
import { CvStep } from './CvStep.tsx'
import type { FieldsProps } from './formFields.ts'
import { useCvReading } from './useCvReading.ts'

type Props = {
  id: number | null
  step: Place
  entered: Entered
  base: Entered
  known: Known | null
  refused: readonly string[]
  fields: FieldsProps
  judge: Judge
}

/** What stands beside the fields: what the CV says, and with the details the CV itself where it is at hand. */
export function BesideForm({ id, step, entered, base, fields, ...rest }: Props) {
  const query = useCvReading(id, entered, base)
  const { resume } = entered
  if (resume) {
    const isNew = resume.id !== base.resume?.id
    return (
      <CvProposals key={resume.id} {...{ step, query, entered, ...rest }} name={resume.originalName} fill={fields.fill}>
        {step === 'details' && isNew && (
          <Button size="xs" justify="start" onClick={() => fields.fill({ resume: base.resume })}>
            {t('cvReplace')}
          </Button>
        )}
      </CvProposals>
    )
  }
  if (step !== 'details') return null
  return (
    <section className={css.read} aria-labelledby="cv-at-hand">
      <h2 id="cv-at-hand">{t('cvAtHand')}</h2>
      <CvStep {...fields} removable={false} />
    </section>
  )
}
