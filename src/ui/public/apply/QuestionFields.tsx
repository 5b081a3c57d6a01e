import type { ReactNode } from 'react'
import { publicApplication } from '../../../api/publicBounds.gen.ts'
import type { Draft, Question } from '../../../machines/flows/applyDraft.ts'
import applicantCss from '../../applicant/applicant.module.css'
import { type FieldError, fieldsOf, lettersOf } from '../../components/form/fields.tsx'
import { t } from '../../i18n/apply.ts'
import applyCss from './apply.module.css'
import { LongTextField, SelectField, TextField } from './PlainField.tsx'

type Props = { questions: readonly Question[]; draft: Draft; errors: FieldError[] }
/** More than these are chosen from a list that opens. */
const MOST_SHOWN = 7

/** What the post asks in its own way, each by its kind. */
export function QuestionFields({ questions, draft, errors }: Props) {
  const field = fieldsOf(errors)
  return (
    <div className="form">
      {questions.map((question) => (
        <QuestionField key={question.id} question={question} said={draft.answers[question.id] ?? []} field={field(`answers.${question.id}`)} />
      ))}
    </div>
  )
}

type FieldProps = { question: Question; said: string[]; field: ReturnType<ReturnType<typeof fieldsOf>> }

function QuestionField({ question: { kind, text, required, options }, said, field }: FieldProps) {
  const label = required ? text : t('optional', { label: text })
  const plain = { ...field, label }
  const typed = { defaultValue: said[0] ?? '', autoComplete: 'off' }
  switch (kind) {
    case 'SHORT_TEXT':
      return <TextField {...plain} {...typed} maxLength={publicApplication['answers.text'].maxLength} />
    case 'NUMBER':
      return <TextField {...plain} {...typed} inputMode="decimal" maxLength={lettersOf(publicApplication['answers.number'])} />
    case 'LONG_TEXT':
      return <LongTextField {...plain} {...typed} rows={6} maxLength={publicApplication['answers.longText'].maxLength} />
    case 'YES_NO': {
      const words = [
        ['true', t('yes')],
        ['false', t('no')],
      ] as const
      return <Choices {...plain} required={required} type="radio" words={words} said={said} />
    }
    case 'SEVERAL_OF':
      return <Choices {...plain} required={required} type="checkbox" words={options.map((option) => [option, option] as const)} said={said} />
    case 'ONE_OF':
      if (options.length <= MOST_SHOWN)
        return <Choices {...plain} required={required} type="radio" words={options.map((option) => [option, option] as const)} said={said} />
      return (
        <SelectField {...plain} defaultValue={said[0] ?? ''}>
          <option value="">{t(required ? 'choose' : 'noAnswer')}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </SelectField>
      )
  }
}

type ChoicesProps = {
  id: string
  name: string
  label: ReactNode
  error?: string | undefined
  required: boolean
  type: 'radio' | 'checkbox'
  words: readonly (readonly [value: string, word: string])[]
  said: string[]
}

function Choices({ id, name, label, error, required, type, words, said }: ChoicesProps) {
  // A radio that was chosen by mistake can be taken back only by another one.
  const all = type === 'radio' && !required ? [...words, ['', t('noAnswer')] as const] : words
  const isOn = (value: string) => said.includes(value) || (value === '' && said.length === 0)
  return (
    <fieldset className={`${applyCss.ticks} ${applicantCss.ticks}`} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{label}</legend>
      {error && (
        <p className="wrong" id={`${id}-error`}>
          {error}
        </p>
      )}
      {all.map(([value, word], at) => (
        <label key={value}>
          <input
            type={type}
            className={`${applyCss.tick} ${applicantCss.tick}`}
            id={at === 0 ? id : undefined}
            name={name}
            value={value}
            defaultChecked={isOn(value)}
            aria-invalid={Boolean(error) || undefined}
          />
          <span>{word}</span>
        </label>
      ))}
    </fieldset>
  )
}
