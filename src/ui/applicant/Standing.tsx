import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import type { OwnContract } from '../../machines/flows/contractSigning.ts'
import type { OwnOffer } from '../../machines/flows/offerAnswer.ts'
import type { OwnRecord } from '../../machines/records/ownRecord.ts'
import { LazyBoundary, lazy } from '../components/lazy.tsx'
import { t } from '../i18n/applicant.ts'
import { day } from '../i18n/format.ts'
import { session } from '../shell/session.ts'
import css from './applicant.module.css'
import { Confirmation, Frame } from './Frame.tsx'
import { Stations } from './Stations.tsx'

// Only after the signature.
const WithOwnRecord = lazy(() => import('./record/useOwnRecord.ts').then((module) => ({ default: module.WithOwnRecord })))

// What was answered stays readable.
const AgreedLetter = lazy(() => import('./AgreedLetter.tsx').then((module) => ({ default: module.AgreedLetter })))
const PdfButton = lazy(() => import('../letters/PdfButton.tsx').then((module) => ({ default: module.PdfButton })))

type Props = {
  kind: 'offer' | 'contract'
  letter: OwnOffer | OwnContract
  confirmation?: string | null
  way: ReactNode
  stations: Omit<ComponentProps<typeof Stations>, 'start'>
}

/** Nothing to be answered about a letter: where things stand, what is left to do, and what comes next. */
const Standing = ({ kind, letter, letter: { id, organisation, jobTitle, startDate }, confirmation, way, stations }: Props) => (
  <Frame title={t('standingTitle')} organisation={organisation} way={way}>
    <Confirmation>{confirmation}</Confirmation>
    <p className="dim">{t('standingFor', { title: jobTitle, organisation })}</p>
    <Stations {...stations} start={day(startDate)} />
    <LazyBoundary>
      <AgreedLetter letter={letter} />
      <p className={css.quiet}>
        <PdfButton letter={{ kind, id }} name={`${t(`${kind}Title`)} – ${jobTitle}`} />
      </p>
    </LazyBoundary>
    <SignOut />
  </Frame>
)

const Way = ({ label, link }: { label: string; link: (props: object) => ReactElement }) => (
  <Button size="lg" fullWidth variant="filled" renderRoot={link}>
    {label}
  </Button>
)

export function OfferStanding({ letter, agreed }: { letter: OwnOffer; agreed: boolean }) {
  const { contractId, contractStatus: contract, employeeId, employeeStatus: employee } = letter.whole
  const way = contractId !== null && (
    <Way
      label={t(employeeId ? 'toRecord' : 'toContract')}
      link={(props) => <Link {...props} to="/contract-letter/$contractId/{-$step}" params={{ contractId, step: undefined }} />}
    />
  )
  return (
    <Standing
      kind="offer"
      letter={letter}
      confirmation={agreed ? t('acceptedNow') : null}
      way={way}
      stations={{ offer: letter.status, contract, recordDone: false, employee, answered: day(letter.answeredAt) }}
    />
  )
}

export function ContractStanding({ letter, signedBy }: { letter: OwnContract; signedBy: string | null }) {
  const confirmation = signedBy && t('signedNow', { email: signedBy })
  const stations = { offer: null, contract: letter.status, recordDone: false, employee: null, answered: '' }
  return letter.employeeId ? (
    <Employed {...{ letter, confirmation, stations }} employeeId={letter.employeeId} />
  ) : (
    <Standing kind="contract" {...{ letter, confirmation, stations }} way={null} />
  )
}

function Employed({ letter, confirmation, stations, employeeId }: Omit<Props, 'kind' | 'way' | 'letter'> & { letter: OwnContract; employeeId: number }) {
  return <WithOwnRecord employeeId={employeeId}>{(record) => <StandingOfEmployee {...{ letter, confirmation, stations, employeeId, record }} />}</WithOwnRecord>
}

function StandingOfEmployee({
  letter,
  confirmation,
  stations,
  employeeId,
  record,
}: Omit<Props, 'kind' | 'way' | 'letter'> & { letter: OwnContract; employeeId: number; record: OwnRecord | null }) {
  const recordDone = record?.recordCompletedAt != null
  const way = recordDone ? (
    <Way label={t('toEmployee')} link={(props) => <Link {...props} to="/employee/$employeeId" params={{ employeeId }} />} />
  ) : (
    <Way
      label={t('toRecord')}
      link={(props) => <Link {...props} to="/contract-letter/$contractId/{-$step}" params={{ contractId: letter.id, step: 'personal' }} />}
    />
  )
  return <Standing kind="contract" {...{ letter, confirmation, way }} stations={{ ...stations, recordDone, employee: record?.status ?? null }} />
}

const SignOut = ({ children }: { children?: ReactNode }) => (
  <ul className={css.help}>
    {children && <li>{children}</li>}
    <li>
      <button type="button" className={css.plainly} onClick={() => session.send({ type: 'signOut' })}>
        {t('signOut')}
      </button>
    </li>
  </ul>
)

export const NothingSent = ({ email }: { email: string }) => (
  <Frame title={t('nothingTitle')}>
    <p>{t('nothingText', { email })}</p>
    <SignOut>
      <Link className="link" to="/">
        {t('toStart')}
      </Link>
    </SignOut>
  </Frame>
)
