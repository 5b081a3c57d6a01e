import type { components } from '../../api/recruitment.gen.ts'
import { t } from '../i18n/jobPost.ts'
import css from './AnswerList.module.css'
import { answerInWords } from './answers.tsx'

/** What an applicant answered to the questions of the post, each as it was asked; nothing where nothing was answered. */
export function AnswerList({ answers }: { answers: readonly components['schemas']['ApplicationAnswer'][] }) {
  if (answers.length === 0) return null
  return (
    <section aria-label={t('answers')} className={css.answers}>
      <h2>{t('answers')}</h2>
      <dl>
        {answers.map(({ questionId, kind, text, answer }) => (
          <div key={`${questionId} ${text}`}>
            <dt>{text}</dt>
            <dd>{answerInWords(kind, answer)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
