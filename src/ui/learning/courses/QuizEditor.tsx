import { ActionIcon, Button, NumberInput, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { components } from '../../../api/hr.gen.ts'
import { t } from '../../i18n/learning.ts'
import css from '../learning.module.css'

type Question = components['schemas']['CourseQuestion']
type Field = { id: string; name: string; error: string | undefined }
type Props = {
  form: {
    values: { questions: Question[]; passMark: number | null }
    set: (part: Partial<{ questions: Question[]; passMark: number | null }>) => void
    field: (path: string) => Field
  }
}
const MOST_QUESTIONS = 20
const MOST_OPTIONS = 6
const LONGEST = { question: 300, option: 200 }

/** The questions of a course, each with two to six options of which one is right. */
export function QuizEditor({ form: { values, set, field } }: Props) {
  const { questions, passMark } = values
  const change = (at: number, part: Partial<Question>) => set({ questions: questions.map((one, place) => (place === at ? { ...one, ...part } : one)) })
  const removeOption = (at: number, { options, answer }: Question, option: number) =>
    change(at, { options: options.filter((_, place) => place !== option), answer: answer > option ? answer - 1 : answer === option ? 0 : answer })
  return (
    <>
      {questions.map((one, at) => {
        const text = field(`questions.${at}.question`)
        const options = field(`questions.${at}.options`)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: questions have no other name until they are saved
          <fieldset key={at} className={css.question}>
            <legend>{t('question', { n: at + 1 })}</legend>
            <TextInput
              {...text}
              aria-label={t('question', { n: at + 1 })}
              maxLength={LONGEST.question}
              value={one.question}
              onChange={({ currentTarget }) => change(at, { question: currentTarget.value })}
            />
            <span className="meta">{t('rightHelp')}</span>
            {one.options.map((option, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: neither have options
              <div key={place} className={css.option}>
                <input
                  type="radio"
                  name={`right-${at}`}
                  aria-label={t('right', { n: place + 1 })}
                  checked={one.answer === place}
                  onChange={() => change(at, { answer: place })}
                />
                <TextInput
                  {...(place === 0 ? options : {})}
                  aria-label={t('option', { n: place + 1 })}
                  maxLength={LONGEST.option}
                  value={option}
                  onChange={({ currentTarget }) => change(at, { options: one.options.map((known, other) => (other === place ? currentTarget.value : known)) })}
                />
                {one.options.length > 2 && (
                  <ActionIcon aria-label={t('removeOption', { n: place + 1, q: at + 1 })} onClick={() => removeOption(at, one, place)}>
                    <IconTrash size={16} stroke={1.7} />
                  </ActionIcon>
                )}
              </div>
            ))}
            <div className={css.acts}>
              {one.options.length < MOST_OPTIONS && (
                <Button size="xs" onClick={() => change(at, { options: [...one.options, ''] })}>
                  {t('addOption')}
                </Button>
              )}
              <Button size="xs" variant="subtle" onClick={() => set({ questions: questions.filter((_, other) => other !== at) })}>
                {t('removeQuestion', { n: at + 1 })}
              </Button>
            </div>
          </fieldset>
        )
      })}
      {questions.length > 0 && (
        <NumberInput
          {...field('passMark')}
          label={t('passMark')}
          min={1}
          max={100}
          allowDecimal={false}
          value={passMark ?? ''}
          onChange={(value) => set({ passMark: value === '' ? null : Number(value) })}
        />
      )}
      {questions.length < MOST_QUESTIONS && (
        <div>
          <Button size="xs" onClick={() => set({ questions: [...questions, { question: '', options: ['', ''], answer: 0 }] })}>
            {t('addQuestion')}
          </Button>
        </div>
      )}
    </>
  )
}
