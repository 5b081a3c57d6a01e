import { Button, NumberInput } from '@mantine/core'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { experienceSpecChange } from '../../api/recruitmentBounds.gen.ts'
import { type ExperienceValues, experienceMachine } from '../../machines/placeAndPay.calls.ts'
import { fieldsOf, optional } from '../kit/fields.tsx'
import { ProblemAlert } from '../kit/ProblemAlert.tsx'
import { say } from '../words/requisitions.ts'
import { SectionState } from './SectionState.tsx'
import { Must, Weight } from './Weight.tsx'

/** How many years are asked for. */
export function ExperienceSection({ id, editable }: { id: number; editable: boolean }) {
  const [state, send] = useMachine(experienceMachine, { input: { positionId: id } })
  const [draft, setDraft] = useState<Partial<ExperienceValues>>({})
  const { rows, saved, problem } = state.context
  const row = rows[0]
  const { minExperience, maxExperience = null } = row ?? draft
  const field = fieldsOf(problem?.errors, '', experienceSpecChange)
  const edit = (changes: Partial<ExperienceValues>) => (row ? send({ type: 'change', id: row.id, changes }) : setDraft({ ...draft, ...changes }))
  const years = { allowDecimal: false, readOnly: !editable }
  return (
    <section aria-labelledby="section-title" aria-busy={state.hasTag('busy')}>
      <div className="between">
        <h2 id="section-title">{say('experience')}</h2>
        <SectionState state={state} />
      </div>
      <p className="dim">{say('help_experience')}</p>
      <ProblemAlert problem={problem} situation="requisition" />
      <div className="form">
        <div className="pair">
          <NumberInput
            label={say('minExperience')}
            {...field('minExperience')}
            {...years}
            value={minExperience ?? ''}
            onChange={(typed) => typeof typed === 'number' && typed !== minExperience && edit({ minExperience: typed })}
          />
          <NumberInput
            label={optional(say('maxExperience'))}
            {...field('maxExperience')}
            {...years}
            value={maxExperience ?? ''}
            onChange={(typed) => {
              const next = typeof typed === 'number' ? typed : null
              if (next !== maxExperience) edit({ maxExperience: next })
            }}
          />
        </div>
        {row && (
          <div className="weighs">
            <Weight
              labelled
              name={say('experience')}
              value={row.weight}
              was={saved[row.id]?.weight ?? row.weight}
              editable={editable}
              onChange={(weight) => edit({ weight })}
            />
            <Must name={say('experience')} value={row.mandatory} editable={editable} onChange={(mandatory) => edit({ mandatory })} />
          </div>
        )}
        {!row && editable && (
          <div>
            <Button
              aria-disabled={minExperience === undefined || state.hasTag('busy') || undefined}
              onClick={() => minExperience !== undefined && !state.hasTag('busy') && send({ type: 'add', values: { minExperience, maxExperience } })}
            >
              {say('setYears')}
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}
