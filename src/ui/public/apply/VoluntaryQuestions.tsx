import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { recruitmentQueries } from '../../../api/queries.ts'
import type { components } from '../../../api/recruitment.gen.ts'
import { giveVoluntaryAnswers } from '../../../machines/commands/fairness/voluntary.ts'
import applicantCss from '../../applicant/applicant.module.css'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { useCommandActor } from '../../data/useCommandActor.ts'
import { answerInWords, NOT_SAID } from '../../fairness/answers.ts'
import { t } from '../../i18n/voluntary.ts'
import applyCss from './apply.module.css'
import css from './VoluntaryQuestions.module.css'

type Asked = components['schemas']['VoluntaryQuestions']

/** What somebody who has applied may say of themselves. It is gone with the page: the answers are given once, or not at all. */
export function VoluntaryQuestions({ token }: { token: string }) {
  const { data, error, refetch, isFetching } = recruitmentQueries.useQuery('get', '/voluntary-questions', {}, { staleTime: Number.POSITIVE_INFINITY })
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} busy={isFetching} />
  // They were switched off meanwhile.
  if (!data || data.data.questions.length === 0) return null
  return <Questions asked={data.data} token={token} />
}

function Questions({ asked: { introduction, questions }, token }: { asked: Asked; token: string }) {
  const [state, send] = useCommandActor(giveVoluntaryAnswers)
  const { answer, problem } = state.context
  const busy = state.hasTag('busy')
  if (answer)
    return (
      <section className={css.asked} aria-label={t('thanks')}>
        <h2 tabIndex={-1} ref={(heading) => heading?.focus()}>
          {t('thanks')}
        </h2>
        <p role="status">{t('thanksText')}</p>
      </section>
    )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const said = new FormData(event.currentTarget)
    const answers = questions.flatMap(({ kind }) => {
      const chosen = said.get(kind)
      return typeof chosen === 'string' ? [{ kind, answer: chosen }] : []
    })
    send({ type: 'do', what: { token, answers } })
  }
  return (
    <section className={css.asked} aria-labelledby="voluntary">
      <h2 id="voluntary">{t('title')}</h2>
      <p className={css.typed}>{introduction || t('introduction')}</p>
      <h3>{t('promise')}</h3>
      <ul>
        <li>{t('promiseApart')}</li>
        <li>{t('promiseFive')}</li>
        <li>{t('promiseOnce')}</li>
      </ul>
      <form className="form" noValidate aria-busy={busy} onSubmit={submit}>
        {questions.map((question) => (
          <fieldset key={question.kind} className={`${applyCss.ticks} ${applicantCss.ticks}`}>
            <legend>{question.wording || t(`question_${question.kind}`)}</legend>
            {[...question.choices, NOT_SAID].map((choice) => (
              <label key={choice}>
                <input type="radio" className={`${applyCss.tick} ${applicantCss.tick}`} name={question.kind} value={choice} />
                <span>{answerInWords(question.kind, choice)}</span>
              </label>
            ))}
          </fieldset>
        ))}
        {problem && <ProblemAlert problem={problem} />}
        <Button type="submit" variant="filled" size="lg" aria-disabled={busy || undefined}>
          {t(busy ? 'sending' : 'send')}
        </Button>
      </form>
    </section>
  )
}
