import type { components } from '../../api/recruitment.gen.ts'
import { t } from '../i18n/own.ts'
import css from './own.module.css'
import { dayInFull, dayInShort } from './when.ts'

type Own = components['schemas']['OwnApplication']

/** The stages in their order, as the service answers those that are reached. */
const stages = ['RECEIVED', 'IN_REVIEW', 'INTERVIEW', 'DECISION', 'OFFER'] as const

function wordsOfNext({ stage, interviews, letterWaits }: Own) {
  if (stage === 'INTERVIEW' && interviews.length > 0) return t('next_meeting')
  if (stage === 'OFFER' && letterWaits) return t('next_letter')
  return stage === 'CLOSED' ? '' : t(`next_${stage}`)
}

/** How far it is, what comes and by when; an end takes the place of all that. */
export function Stages({ own }: { own: Own }) {
  const { stage, ended, steps, answerBy } = own
  if (ended || stage === 'CLOSED') return <p className={css.box}>{t(ended ?? 'WITHOUT_OFFER')}</p>
  const at = stages.indexOf(stage)
  const dayOf = (index: number) => {
    const since = steps.find((step) => step.stage === stages[index])?.since
    if (since) return index === at && at > 0 ? t('since', { day: dayInShort(since) }) : dayInShort(since)
    return answerBy && index === Math.max(at + 1, 3) && at < 3 ? t('by', { day: dayInShort(answerBy) }) : ''
  }
  return (
    <>
      <ol className={css.stages} aria-label={t('stages')}>
        {stages.map((one, index) => (
          <li key={one} className={index < at ? css.past : index === at ? css.now : undefined} aria-current={index === at ? 'step' : undefined}>
            <b>{t(one)}</b> <small>{dayOf(index)}</small>
          </li>
        ))}
      </ol>
      <p className={css.box}>
        <b>{t('next')}</b> {wordsOfNext(own)} {answerBy ? t('answerBy', { day: dayInFull(answerBy) }) : t('answerSome')}
      </p>
    </>
  )
}
