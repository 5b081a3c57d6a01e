import { publicApplication } from '../../../api/publicBounds.gen.ts'
import type { components } from '../../../api/recruitment.gen.ts'
import type { Draft, HeldList } from '../../../machines/flows/applyDraft.ts'
import applicantCss from '../../applicant/applicant.module.css'
import { type FieldError, fieldsOf, lettersOf } from '../../components/form/fields.tsx'
import { t } from '../../i18n/apply.ts'
import applyCss from './apply.module.css'
import { TextField } from './PlainField.tsx'

type Position = components['schemas']['OpenPositionDetail']

/** Which of the position's lists each answer is about. */
export const askedIn = (position: Position) =>
  [
    ['qualificationIds', position.qualifications],
    ['certificationIds', position.certifications],
    ['workAuthIds', position.workAuths],
    ['skillIds', position.skills],
    ['designationIds', position.designations],
  ] as const satisfies readonly (readonly [HeldList, Position['skills']])[]

export function ExperienceFields({ draft, errors, position }: { draft: Draft; errors: FieldError[]; position: Position }) {
  const field = fieldsOf(errors)
  return (
    <div className="form">
      <TextField
        {...field('totalExperience')}
        label={t('totalExperience')}
        description={t('experienceHelp')}
        defaultValue={draft.totalExperience}
        inputMode="decimal"
        autoComplete="off"
        maxLength={lettersOf(publicApplication.totalExperience)}
      />
      {askedIn(position)
        .filter(([, items]) => items.length > 0)
        .map(([list, items]) => (
          <fieldset
            className={`${applyCss.ticks} ${applicantCss.ticks}`}
            key={list}
            aria-describedby={field(list).error ? `${field(list).id}-error` : undefined}
          >
            <legend>{t(list)}</legend>
            {field(list).error && (
              <p className="wrong" id={`${field(list).id}-error`}>
                {field(list).error}
              </p>
            )}
            {items.map((item, index) => (
              <label key={item.id}>
                <input
                  type="checkbox"
                  className={`${applyCss.tick} ${applicantCss.tick}`}
                  id={index === 0 ? field(list).id : undefined}
                  name={list}
                  value={item.id}
                  defaultChecked={draft.held[list].includes(item.id)}
                />
                <span>
                  {item.name} {item.mandatory && <span className="meta">{t('needed')}</span>}
                </span>
              </label>
            ))}
          </fieldset>
        ))}
    </div>
  )
}
