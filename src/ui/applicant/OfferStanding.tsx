import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { OwnOffer } from '../../machines/flows/offerAnswer.ts'
import { t } from '../i18n/applicant.ts'
import { day } from '../i18n/format.ts'
import { session } from '../shell/session.ts'
import { Frame } from './Frame.tsx'
import { Stations } from './Stations.tsx'

/** Nothing to be answered about the offer: where it stands, and what comes next. */
export function OfferStanding({ letter }: { letter: OwnOffer }) {
  const { whole, organisation } = letter
  const contractId = whole.contractId ?? undefined
  return (
    <Frame
      title={t('standingTitle')}
      organisation={organisation}
      way={
        contractId === undefined ? undefined : (
          <Button
            size="lg"
            fullWidth
            variant="filled"
            renderRoot={(props) => <Link {...props} to="/contract-letter/$contractId/{-$step}" params={{ contractId, step: undefined }} />}
          >
            {whole.employeeId ? t('toRecord') : t('toContract')}
          </Button>
        )
      }
    >
      <p className="dim">{t('standingFor', { title: letter.jobTitle, organisation })}</p>
      <Stations
        offer={letter.status}
        contract={whole.contractStatus}
        recordDone={false}
        employee={whole.employeeStatus}
        answered={day(letter.answeredAt)}
        start={day(letter.startDate)}
      />
      <SignOut />
    </Frame>
  )
}

export function SignOut({ children }: { children?: ReactNode }) {
  return (
    <ul className="help">
      {children && <li>{children}</li>}
      <li>
        <button type="button" className="plainly" onClick={() => session.send({ type: 'signOut' })}>
          {t('signOut')}
        </button>
      </li>
    </ul>
  )
}

export function NothingSent({ email }: { email: string }) {
  return (
    <Frame title={t('nothingTitle')}>
      <p>{t('nothingText', { email })}</p>
      <SignOut>
        <Link className="link" to="/">
          {t('toStart')}
        </Link>
      </SignOut>
    </Frame>
  )
}
