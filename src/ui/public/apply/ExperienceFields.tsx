import { publicApplication } from '../../../api/publicBounds.gen.ts'
import type { components } from '../../../api/recruitment.gen.ts'
import type { Draft, HeldList } from '../../../machines/flows/applyDraft.ts'
import type { CvRead } from '../../../machines/flows/applyRead.ts'
import applicantCss from '../../applicant/applicant.module.css'
import { type FieldError, fieldsOf, lettersOf } from '../../components/form/fields.tsx'
import { t } from '../../i18n/apply.ts'
import applyCss from './apply.module.css'
import { FromCv, WithWords } from './FromCv.tsx'
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

type Props = { draft: Draft; read: CvRead | null; errors: FieldError[]; position: Position }

/** What the position asks for. What the CV names is ticked, and shown in short to be checked; the rest is asked. */
export function ExperienceFields({ draft, read, errors, position }: Props) {
  const field = fieldsOf(errors)
  const readYears = read?.fields.totalExperience
  const named = read?.items ?? []
  const years = (
    <TextField
      {...field('totalExperience')}
      label={t('totalExperience')}
      description={t('experienceHelp')}
      defaultValue={draft.totalExperience}
      inputMode="decimal"
      autoComplete="off"
      maxLength={lettersOf(publicApplication.totalExperience)}
    />
  )
  const ticked = (list: HeldList) => named.filter((item) => item.list === list && draft.held[list].includes(item.id)).map(({ name }) => name)
  const lists = [...new Set(named.map(({ list }) => list))]
  return (
    <div className="form">
      {(readYears || named.length > 0) && (
        <FromCv
          values={[...(readYears ? [[t('years'), draft.totalExperience] as const] : []), ...lists.map((list) => [t(list), ticked(list).join(', ')] as const)]}
          wrong={readYears !== undefined && field('totalExperience').error !== undefined}
        >
          {readYears && <WithWords evidence={readYears.evidence}>{years}</WithWords>}
          {lists.map((list) => (
            <fieldset className={`${applyCss.ticks} ${applicantCss.ticks}`} key={list}>
              <legend>{t(list)}</legend>
              {named
                .filter((item) => item.list === list)
                .map(({ id, name, evidence }) => (
                  <WithWords key={id} evidence={evidence}>
                    <label>
                      <input
                        type="checkbox"
                        className={`${applyCss.tick} ${applicantCss.tick}`}
                        name={list}
                        value={id}
                        defaultChecked={draft.held[list].includes(id)}
                      />
                      <span>{name}</span>
                    </label>
                  </WithWords>
                ))}
            </fieldset>
          ))}
        </FromCv>
      )}
      {!readYears && years}
      {askedIn(position)
        .map(([list, items]) => [list, items.filter(({ id }) => !named.some((item) => item.list === list && item.id === id))] as const)
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
