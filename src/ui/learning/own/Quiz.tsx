import { Button } from '@mantine/core'
import { answerQuiz } from '../../../machines/commands/learning.ts'
import { ErrorSummary, fieldId } from '../../components/form/fields.tsx'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { notifyInfo, notifySuccess } from '../../components/toast.ts'
import { useCommandForm } from '../../data/useCommandForm.ts'
import { t } from '../../i18n/learning.ts'
import css from '../learning.module.css'
import type { Assignment } from './AssignmentPage.tsx'

/** The questions of a course, all on one page; what was chosen is kept until it is sent. */
export function Quiz({ one }: { one: Assignment }) {
  const { id, version, questions, passMark } = one
  const form = useCommandForm(answerQuiz, {
    begin: { chosen: {} as Record<string, number> },
    draft: `learning.quiz.${id}.${version}`,
    onDone: ({ passed, message }) => (passed ? notifySuccess(message) : notifyInfo(message)),
  })
  const { chosen } = form.values
  const submit = () => {
    const wrong = Object.fromEntries(
      questions.map(({ id: question }, at) => [`answers.${at}`, chosen[question] === undefined && t('answerMissing', { n: at + 1 })]),
    )
    const answers = questions.map(({ id: questionId }) => ({ questionId, option: chosen[questionId] ?? 0 }))
    if (!form.busy) form.send(wrong, { id, version, answers })
  }
  return (
    <section className={css.part} aria-labelledby="learning-questions">
      <h2 id="learning-questions">{t('questions')}</h2>
      {passMark !== null && <p className="meta">{t('questionsHelp', { mark: passMark })}</p>}
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <ErrorSummary errors={form.errors} />
        {form.problem && form.errors.length === 0 && <ProblemAlert problem={form.problem} />}
        {questions.map(({ id: question, question: text, options }, at) => {
          const field = `answers.${at}`
          const error = form.errors.find((found) => found.field === field)?.message
          return (
            <fieldset key={question} aria-describedby={error ? `${fieldId(field)}-error` : undefined}>
              <legend>{t('questionN', { n: at + 1, question: text })}</legend>
              {error && (
                <p id={`${fieldId(field)}-error`} className="tone t-red">
                  {error}
                </p>
              )}
              {options.map((option, place) => (
                <label key={option} className={css.choice}>
                  <input
                    type="radio"
                    id={place === 0 ? fieldId(field) : undefined}
                    name={`question-${question}`}
                    checked={chosen[question] === place}
                    onChange={() => form.set({ chosen: { ...chosen, [question]: place } })}
                  />
                  {option}
                </label>
              ))}
            </fieldset>
          )
        })}
        <Button type="submit" variant="filled" size="md" data-event="complete" aria-disabled={form.busy || undefined}>
          {t(form.busy ? 'sending' : 'sendAnswers')}
        </Button>
      </form>
    </section>
  )
}
