import { type ContractLetterStatus, contractLetterStates } from '../../machines/lifecycles/contractLetter.ts'
import { type EmployeeStatus, employeeStates } from '../../machines/lifecycles/employee.ts'
import { type OfferLetterStatus, offerLetterStates } from '../../machines/lifecycles/offerLetter.ts'
import { isTagged } from '../../machines/lifecycles/tags.ts'
import { t } from '../i18n/applicant.ts'
import '../components/status/statusTrack.css'

type Station = { name: string; words: string; kind: 'past' | 'now' | 'later' | 'over' }
type Props = {
  /** None where a contract says that the offer was accepted. */
  offer: OfferLetterStatus | null
  contract: ContractLetterStatus | null
  recordDone: boolean
  employee: EmployeeStatus | null
  answered: string
  start: string
}

const offerWords: Partial<Record<OfferLetterStatus, () => string>> = {
  sent: () => t('offerSent'),
  viewed: () => t('offerSent'),
  accepted: () => t('offerAccepted'),
  declined: () => t('offerDeclined'),
  lapsed: () => t('offerLapsed'),
  revoked: () => t('offerRevoked'),
}
const contractWords: Partial<Record<ContractLetterStatus, () => string>> = {
  declined: () => t('offerDeclined'),
  lapsed: () => t('offerLapsed'),
  revoked: () => t('offerRevoked'),
  sent: () => t('contractSent'),
  viewed: () => t('contractSent'),
  signed: () => t('contractSigned'),
  converted: () => t('contractSigned'),
}

/** From offer to first day: what is done, where it stands, what comes. */
export function Stations({ offer, contract, recordDone, employee, answered, start }: Props) {
  const offerIsOver = offer !== null && isTagged(offerLetterStates, offer, 'ended')
  const contractIsOver = contract !== null && isTagged(contractLetterStates, contract, 'ended')
  const accepted = contract !== null || (offer !== null && isTagged(offerLetterStates, offer, 'agreed'))
  const signed = contract !== null && isTagged(contractLetterStates, contract, 'agreed')
  const started = employee !== null && !isTagged(employeeStates, employee, 'onboarding')
  const stations: Station[] = [
    {
      name: t('stationOffer'),
      words: [offer ? (offerWords[offer]?.() ?? '') : t('offerAccepted'), accepted && !contract ? answered : ''].filter(Boolean).join(' · '),
      kind: offerIsOver ? 'over' : accepted ? 'past' : 'now',
    },
  ]
  if (!offerIsOver) {
    stations.push(
      {
        name: t('stationContract'),
        words: contract ? (contractWords[contract]?.() ?? '') : t('contractComing'),
        kind: contractIsOver ? 'over' : signed ? 'past' : accepted ? 'now' : 'later',
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
