import { Textarea } from '@mantine/core'
import { saveScorecard } from '../../../api/recruitmentBounds.gen.ts'
import type { Answer } from '../../../machines/records/scorecard.ts'
import { values } from '../../candidates/ReviewValue.tsx'
import { t } from '../../i18n/scorecard.ts'
import css from './scorecard.module.css'

type Props = { answer: Answer; at: number; onChange: (answer: Answer) => void }

export const attributeId = (at: number) => `attribute-${at}`

/** One attribute: what to look for, a value or that it was not asked, and a note. */
export function Attribute({ answer, at, onChange }: Props) {
  const { name, lookFor, value, notAsked, note } = answer
  const group = `attribute-value-${at}`
  return (
    <li className={css.attribute}>
      <div>
        <b>{name}</b>
        {lookFor && <span className="meta">{lookFor}</span>}
      </div>
      <fieldset className={css.values}>
        <legend>{name}</legend>
        {values.map((one, place) => (
          <label key={one}>
            <input
              type="radio"
              name={group}
              id={place === 0 ? attributeId(at) : undefined}
              checked={value === one}
              onChange={() => onChange({ ...answer, value: one, notAsked: false })}
            />
            {t(one)}
          </label>
        ))}
        <label className={css.notAsked}>
          <input type="radio" name={group} checked={notAsked} onChange={() => onChange({ ...answer, value: null, notAsked: true })} />
          {t('notAsked')}
        </label>
      </fieldset>
      <Textarea
        aria-label={t('noteOn', { name })}
        placeholder={t('note')}
        autosize
        minRows={2}
        maxRows={8}
        {...saveScorecard['answers.note']}
        value={note}
        onChange={(event) => onChange({ ...answer, note: event.currentTarget.value })}
      />
    </li>
  )
}
