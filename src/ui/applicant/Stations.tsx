import { t } from '../i18n/applicant.ts'
import '../components/status/statusTrack.css'

type Station = { name: string; words: string; kind: 'past' | 'now' | 'later' | 'over' }
type Props = { offer: string | null; contract: string | null; recordDone: boolean; employee: string | null; answered: string; start: string }

const offerWords: Record<string, () => string> = {
  sent: () => t('offerSent'),
  viewed: () => t('offerSent'),
  accepted: () => t('offerAccepted'),
  declined: () => t('offerDeclined'),
  lapsed: () => t('offerLapsed'),
  revoked: () => t('offerRevoked'),
}
const contractWords: Record<string, () => string> = {
  ...offerWords,
  sent: () => t('contractSent'),
  viewed: () => t('contractSent'),
  signed: () => t('contractSigned'),
  converted: () => t('contractSigned'),
}
const over = ['declined', 'lapsed', 'revoked']

/** From offer to first day: what is done, where it stands, what comes. */
export function Stations({ offer, contract, recordDone, employee, answered, start }: Props) {
  const accepted = offer === 'accepted' || contract !== null
  const signed = contract === 'signed' || contract === 'converted'
  const started = employee !== null && employee !== 'onboarding'
  const stations: Station[] = [
    {
      name: t('stationOffer'),
      words: [offerWords[offer ?? 'accepted']?.() ?? '', accepted && !contract ? answered : ''].filter(Boolean).join(' · '),
      kind: over.includes(offer ?? '') ? 'over' : accepted ? 'past' : 'now',
    },
  ]
  if (!over.includes(offer ?? '')) {
    stations.push(
      {
        name: t('stationContract'),
        words: contract ? (contractWords[contract]?.() ?? '') : t('contractComing'),
        kind: over.includes(contract ?? '') ? 'over' : signed ? 'past' : accepted ? 'now' : 'later',
      },
      {
        name: t('stationRecord'),
        words: recordDone || started ? t('recordDone') : signed ? t('recordOpen') : t('recordComing'),
        kind: recordDone || started ? 'past' : signed ? 'now' : 'later',
      },
      {
        name: t('stationStart'),
        words: started ? t('startDone') : start ? t('startOn', { day: start }) : '',
        kind: started || recordDone ? 'now' : 'later',
      },
    )
  }
  return (
    <>
      <ol className="track" aria-label={t('standingTitle')}>
        {stations.map(({ name, words, kind }) => (
          <li
            key={name}
            className={kind === 'past' ? 'past' : kind === 'later' ? '' : 'now'}
            aria-current={kind === 'now' || kind === 'over' ? 'step' : undefined}
          >
            {(kind === 'now' || kind === 'over') && <span className="knob" />}
            <b>{name}</b>
            <small>{words}</small>
          </li>
        ))}
      </ol>
      {stations.some(({ kind }) => kind === 'over') && <p className="dim">{t('overOffer')}</p>}
    </>
  )
}
