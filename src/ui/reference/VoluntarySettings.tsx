import { Button, Switch, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { voluntarySettings as bounds } from '../../api/recruitmentBounds.gen.ts'
import { saveVoluntarySettings } from '../../machines/commands/fairness/voluntary.ts'
import { ErrorSummary } from '../components/form/fields.tsx'
import { LeaveGuard } from '../components/form/LeaveGuard.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { Pending } from '../components/Pending.tsx'
import { notifySuccess } from '../components/toast.ts'
import { useCommandForm } from '../data/useCommandForm.ts'
import { answerInWords } from '../fairness/answers.ts'
import { listOf } from '../i18n/format.ts'
import { t as sayAsked } from '../i18n/voluntary.ts'
import { t } from '../i18n/voluntarySettings.ts'
import css from './CompanySettings.module.css'

type Settings = components['schemas']['VoluntarySettings']
type Question = Omit<Settings['questions'][number], 'choices'> & { lines: string }

/** What the product offers where nothing is typed; of the background it offers nothing. */
const ours: Record<Question['kind'], readonly string[]> = {
  GENDER: ['WOMAN', 'MAN', 'NON_BINARY'],
  AGE: ['UNDER_25', 'FROM_25', 'FROM_35', 'FROM_45', 'FROM_55'],
  DISABILITY: ['YES', 'NO'],
  ETHNIC_BACKGROUND: [],
}
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Whether people are asked about themselves after applying, what, and in which words. */
export function VoluntarySettings() {
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/voluntary-questions/settings')
  const [round, setRound] = useState(1)
  if (!data) return error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <Pending />
  // After each save the form begins anew; what somebody else saved leaves alone what is typed.
  return <Form key={round} shown={data.data} onSaved={() => void refetch().then(() => setRound(round + 1))} />
}

function Form({ shown, onSaved }: { shown: Settings; onSaved: () => void }) {
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
  const submit = () => {
    if (form.busy) return
    form.send({}, { ...values, questions: values.questions.map(({ lines, ...question }) => ({ ...question, choices: linesOf(lines) })), version })
  }
  return (
    <section aria-label={t('settings')} className={css.company}>
      <LeaveGuard when={form.typed && !form.busy} onLeave={form.clear} />
      <form
        noValidate
        aria-busy={form.busy}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <p className="dim">{t('text')}</p>
        <ErrorSummary errors={form.errors} />
        {form.problem && form.errors.length === 0 && <ProblemAlert problem={form.problem} />}
        {form.problem?.code === 'STALE_VERSION' && <p>{t('stale')}</p>}
        <Switch {...form.field('asks')} label={t('asks')} description={t('asksHelp')} checked={values.asks} onChange={() => form.set({ asks: !values.asks })} />
        <Textarea {...form.text('introduction')} autosize minRows={3} label={t('introduction')} description={t('introductionHelp')} />
        {values.questions.map((question, at) => (
          <QuestionFields key={question.kind} question={question} field={form.field} place={`questions.${at}`} onChange={(part) => change(at, part)} />
        ))}
        <p className="dim">{t('choicesChange')}</p>
        <Button type="submit" variant="filled" size="md" aria-disabled={form.busy || undefined}>
          {t(form.busy ? 'saving' : 'save')}
        </Button>
      </form>
    </section>
  )
}

type FieldsProps = {
  question: Question
  field: (path: string) => object
  place: string
  onChange: (part: Partial<Question>) => void
}

/** One kind of question: whether it is asked, its words and its answers. */
function QuestionFields({ question: { kind, asked, wording, lines }, field, place, onChange }: FieldsProps) {
  const own = ours[kind].map((answer) => answerInWords(kind, answer))
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
