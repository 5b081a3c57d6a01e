import type { components } from '../../../api/recruitment.gen.ts'
import { ScrollBox } from '../../components/ScrollBox.tsx'
import { t as sayReview } from '../../i18n/applications.ts'
import { moment } from '../../i18n/format.ts'
import { t } from '../../i18n/scorecard.ts'
import css from './scorecard.module.css'

export type ShownCard = Pick<components['schemas']['SubmittedScorecard'], 'interviewerId' | 'interviewerName' | 'answers' | 'summary' | 'overall' | 'at'> & {
  reason?: string | null
  revision?: number
}

/** Attribute by interviewer: values and notes as they were submitted, the summaries and recommendations at the end. */
export function ScorecardTable({ title, cards }: { title: string; cards: readonly ShownCard[] }) {
  // Cards that were begun before the kit was changed may name other attributes.
  const names = [...new Set(cards.flatMap(({ answers }) => answers.map(({ name }) => name)))]
  const answerIn = (card: ShownCard, name: string) => card.answers.find((one) => one.name === name)
  return (
    <ScrollBox label={t('cardsOf', { title })}>
      <table className={css.table}>
        <caption className="vh">{t('cardsOf', { title })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('attribute')}</th>
            {cards.map((card) => (
              <th key={card.interviewerId} scope="col">
                {card.interviewerName}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cards.map((card) => {
                const answer = answerIn(card, name)
                return (
                  <td key={card.interviewerId}>
                    {answer && <b className="num">{answer.value ? t(answer.value) : t('notAsked')}</b>}
                    {answer?.note && <p>{answer.note}</p>}
                  </td>
                )
              })}
            </tr>
          ))}
          <tr>
            <th scope="row">{t('summary')}</th>
            {cards.map((card) => (
              <td key={card.interviewerId}>
                <p>{card.summary}</p>
                {card.reason && <p className="meta">{t('changedWhy', { n: card.revision ?? 1, reason: card.reason })}</p>}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('overall')}</th>
            {cards.map((card) => (
              <td key={card.interviewerId}>
                <b>{sayReview(card.overall)}</b>
                <time className="meta num" dateTime={card.at}>
                  {moment(card.at)}
                </time>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </ScrollBox>
  )
}
