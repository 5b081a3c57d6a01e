import { ActionIcon, Button, Checkbox, Select, Textarea } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { jobPostChange } from '../../../api/recruitmentBounds.gen.ts'
import type { WrittenQuestion as Question } from '../../../machines/records/jobPost.ts'
import type { fieldsOf } from '../../components/form/fields.tsx'
import { t } from '../../i18n/jobPost.ts'
import css from './QuestionsEditor.module.css'
import { isChoice, kinds, mostOptions, mostQuestions } from './questions.ts'

type Field = ReturnType<typeof fieldsOf>
type Props = { questions: readonly Question[]; onChange: (questions: Question[]) => void; field: Field }

/** What the post asks everybody: written, put in order and taken out; saved with the post. */
export default function QuestionsEditor({ questions, onChange, field }: Props) {
  const [added, setAdded] = useState(false)
  const [told, setTold] = useState('')
  // A question is known by its place until it is saved, so that the one that moves keeps its fields and the focus.
  const keys = useRef<number[]>([])
  if (keys.current.length !== questions.length) keys.current = questions.map((_, at) => at)
  const change = (next: Question[], nextKeys: number[]) => {
    keys.current = nextKeys
    onChange(next)
  }
  const swap = (at: number, by: -1 | 1) => {
    const swapped = <T,>(list: readonly T[]) => list.with(at, list[at + by] as T).with(at + by, list[at] as T)
    change(swapped(questions), swapped(keys.current))
    setTold(t('movedTo', { n: at + by + 1, of: questions.length }))
  }
  const add = () => {
    setAdded(true)
    change([...questions, { kind: 'SHORT_TEXT', text: '', required: false, options: [] }], [...keys.current, Math.max(-1, ...keys.current) + 1])
  }
  return (
    <section aria-labelledby="post-questions" className={css.questions}>
      <h3 id="post-questions">{t('questions')}</h3>
      <p className="dim">{t('questionsHelp', { most: mostQuestions })}</p>
      {questions.length === 0 && <p className="meta">{t('questionsNone')}</p>}
      <ol>
        {questions.map((question, at) => (
          <QuestionRow
            key={keys.current[at]}
            question={question}
            at={at}
            last={at === questions.length - 1}
            focused={added && at === questions.length - 1 && question.id === undefined}
            field={field}
            onChange={(part) => change(questions.with(at, { ...question, ...part }), keys.current)}
            onMove={(by) => swap(at, by)}
            onRemove={() => change(questions.toSpliced(at, 1), keys.current.toSpliced(at, 1))}
          />
        ))}
      </ol>
      {questions.length < mostQuestions ? (
        <Button leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />} onClick={add}>
          {t('add')}
        </Button>
      ) : (
        <p className="meta">{t('full', { most: mostQuestions })}</p>
      )}
      <div className="vh" role="status">
        {told}
      </div>
    </section>
  )
}

type RowProps = {
  question: Question
  at: number
  last: boolean
  /** It was added just now. */
  focused: boolean
  field: Field
  onChange: (part: Partial<Question>) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

function QuestionRow({ question, at, last, focused, field, onChange, onMove, onRemove }: RowProps) {
  const { id, kind, text, required, options } = question
  const [saved] = useState(kind)
  const n = at + 1
  return (
    <li aria-label={text ? t('questionOf', { n, text }) : t('questionNo', { n })}>
      <div className="between">
        <b>{t('questionNo', { n })}</b>
        <span className="row">
          <ActionIcon data-direction aria-label={t('up', { n })} aria-disabled={at === 0 || undefined} onClick={() => at > 0 && onMove(-1)}>
            <IconArrowUp size={16} stroke={1.8} />
          </ActionIcon>
          <ActionIcon data-direction aria-label={t('down', { n })} aria-disabled={last || undefined} onClick={() => !last && onMove(1)}>
            <IconArrowDown size={16} stroke={1.8} />
          </ActionIcon>
          <ActionIcon aria-label={t('remove', { n })} onClick={onRemove}>
            <IconX size={16} stroke={1.8} />
          </ActionIcon>
        </span>
      </div>
      <Textarea
        label={t('text')}
        autosize
        minRows={1}
        maxRows={4}
        autoFocus={focused}
        {...field(`questions.${at}.text`)}
        maxLength={jobPostChange['questions.text'].maxLength}
        value={text}
        onChange={(event) => onChange({ text: event.currentTarget.value.replaceAll('\n', ' ') })}
      />
      <Select
        label={t('kind')}
        {...field(`questions.${at}.kind`)}
        description={id !== undefined && kind !== saved ? t('kindChanged') : undefined}
        data={kinds.map((value) => ({ value, label: t(value) }))}
        value={kind}
        allowDeselect={false}
        onChange={(next) => {
          const known = kinds.find((one) => one === next)
          if (known) onChange({ kind: known })
        }}
      />
      {isChoice(kind) && (
        <Textarea
          label={t('options')}
          description={t('optionsHelp', { most: mostOptions })}
          autosize
          minRows={3}
          maxRows={12}
          {...field(`questions.${at}.options`)}
          value={options.join('\n')}
          onChange={(event) => onChange({ options: event.currentTarget.value === '' ? [] : event.currentTarget.value.split('\n') })}
        />
      )}
      <Checkbox label={t('required')} checked={required} onChange={(event) => onChange({ required: event.currentTarget.checked })} />
    </li>
  )
}
