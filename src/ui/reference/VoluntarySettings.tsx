import { Switch, Textarea, TextInput } from '@mantine/core'
import { recruitmentQueries } from '../../api/queries.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { voluntarySettings as bounds } from '../../api/recruitmentBounds.gen.ts'
import { saveVoluntarySettings } from '../../machines/commands/fairness/voluntary.ts'
import { notifySuccess } from '../components/toast.ts'
import { useCommandForm } from '../data/useCommandForm.ts'
import { answerInWords } from '../fairness/answers.ts'
import { listOf } from '../i18n/format.ts'
import { t as sayAsked } from '../i18n/voluntary.ts'
import { t } from '../i18n/voluntarySettings.ts'
import css from './CompanySettings.module.css'
import { Loaded, SettingsForm } from './SettingsForm.tsx'

type Settings = components['schemas']['VoluntarySettings']
type Offered = components['schemas']['OfferedAnswers']
type Question = Omit<Settings['questions'][number], 'choices'> & { lines: string }

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Whether people are asked about themselves after applying, what, and in which words. */
export function VoluntarySettings() {
  const query = recruitmentQueries.useQuery('get', '/voluntary-questions/settings')
  return <Loaded query={query} form={({ data, offered }, round, onSaved) => <Form key={round} shown={data} offered={offered} onSaved={onSaved} />} />
}

type FormProps = { shown: Settings; offered: readonly Offered[]; onSaved: () => void }
function Form({ shown, offered, onSaved }: FormProps) {
  const { asks, introduction, questions, version } = shown
  const form = useCommandForm(saveVoluntarySettings, {
    begin: { asks, introduction, questions: questions.map(({ choices, ...question }): Question => ({ ...question, lines: choices.join('\n') })) },
    bounds,
    onDone({ message }) {
      notifySuccess(message)
      onSaved()
    },
  })
  const { values } = form
  const change = (at: number, part: Partial<Question>) => form.set({ questions: values.questions.map((one, n) => (n === at ? { ...one, ...part } : one)) })
  const submit = () =>
    form.send({}, { ...values, questions: values.questions.map(({ lines, ...question }) => ({ ...question, choices: linesOf(lines) })), version })
  return (
    <SettingsForm
      kind="voluntaryQuestions"
      label={t('settings')}
      text={t('text')}
      save={t(form.busy ? 'saving' : 'save')}
      stale={t('stale')}
      form={form}
      busy={form.busy}
      isTyped={form.typed && !form.busy}
      onSubmit={submit}
    >
      <Switch {...form.field('asks')} label={t('asks')} description={t('asksHelp')} checked={values.asks} onChange={() => form.set({ asks: !values.asks })} />
      <Textarea {...form.text('introduction')} autosize minRows={3} label={t('introduction')} description={t('introductionHelp')} />
      {values.questions.map((question, at) => (
        <QuestionFields
          key={question.kind}
          question={question}
          own={offered.find(({ kind }) => kind === question.kind)?.choices ?? []}
          field={form.field}
          place={`questions.${at}`}
          onChange={(part) => change(at, part)}
        />
      ))}
      <p className="dim">{t('choicesChange')}</p>
    </SettingsForm>
  )
}

type FieldsProps = {
  question: Question
  /** What the product offers where nothing is typed; of the background it offers nothing. */
  own: readonly string[]
  field: (path: string) => object
  place: string
  onChange: (part: Partial<Question>) => void
}

/** One kind of question: whether it is asked, its words and its answers. */
function QuestionFields({ question: { kind, asked, wording, lines }, own: offered, field, place, onChange }: FieldsProps) {
  const own = offered.map((answer) => answerInWords(kind, answer))
  return (
    <fieldset className={css.question}>
      <legend>{t(`kind_${kind}`)}</legend>
      <Switch label={t('asked')} checked={asked} onChange={() => onChange({ asked: !asked })} />
      {asked && (
        <>
          <TextInput
            {...field(`${place}.wording`)}
            maxLength={bounds['questions.wording'].maxLength}
            label={t('wording')}
            description={t('wordingHelp', { text: sayAsked(`question_${kind}`) })}
            value={wording}
            onChange={(event) => onChange({ wording: event.currentTarget.value })}
          />
          <Textarea
            {...field(`${place}.choices`)}
            autosize
            minRows={3}
            label={t(own.length > 0 ? 'choices' : 'choicesNeeded')}
            description={own.length > 0 ? t('choicesHelp', { text: listOf(own, 'disjunction') }) : t('choicesHelpNeeded')}
            value={lines}
            onChange={(event) => onChange({ lines: event.currentTarget.value })}
          />
        </>
      )}
    </fieldset>
  )
}
