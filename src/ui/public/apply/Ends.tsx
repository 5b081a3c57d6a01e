import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { components } from '../../../api/recruitment.gen.ts'
import type { Arrived } from '../../../machines/flows/apply.ts'
import applicantCss from '../../applicant/applicant.module.css'
import { LanguageSelect } from '../../components/form/LanguageSelect.tsx'
import { LazyBoundary, lazy } from '../../components/lazy.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { Brand } from '../../components/status/Brand.tsx'
import { t } from '../../i18n/apply.ts'
import applyCss from './apply.module.css'

type Position = components['schemas']['OpenPositionDetail']

/** Most organisations ask nothing here. */
const VoluntaryQuestions = lazy(() => import('./VoluntaryQuestions.tsx').then((module) => ({ default: module.VoluntaryQuestions })))

/** Where an application ends: one title, what it means, the way on. */
function End({ position, title, children }: { position: Position; title: string; children: ReactNode }) {
  return (
    <div className={`${applyCss.app} ${applicantCss.app} ${applyCss.apply}`}>
      <PageTitle title={`${title} – ${position.title}`} />
      <header className={applicantCss.top}>
        <Brand size={24} />
        <b className="ell">{position.organisation}</b>
        <LanguageSelect />
      </header>
      <main>
        <div className={`${applyCss.mid} ${applicantCss.mid}`}>
          <h1 tabIndex={-1}>{title}</h1>
          {children}
        </div>
      </main>
      <footer className={`${applyCss.do} ${applicantCss.do}`}>
        <div className={`${applyCss.mid} ${applicantCss.mid}`}>
          <Button variant="default" size="lg" fullWidth renderRoot={(props) => <Link {...props} to="/homepage" />}>
            {t('morePositions')}
          </Button>
        </div>
      </footer>
    </div>
  )
}

export const Done = ({ position, applicationId, arrived }: { position: Position; applicationId: number | null; arrived: Arrived | null }) => (
  <End position={position} title={t('doneTitle')}>
    <p>{t('doneText', { number: String(applicationId) })}</p>
    <p>
      {t('doneOwn')}{' '}
      {arrived?.ownKey && (
        <Link className="link" to="/my-application" hash={arrived.ownKey}>
          {t('doneOwnLink')}
        </Link>
      )}
    </p>
    <h2>{t('doneNext')}</h2>
    <ol>
      <li>{t('doneRead')}</li>
      <li>{t('doneMeet')}</li>
      <li>{t('doneAnswer')}</li>
    </ol>
    {arrived?.voluntaryToken && (
      <LazyBoundary>
        <VoluntaryQuestions token={arrived.voluntaryToken} />
      </LazyBoundary>
    )}
  </End>
)

export const Closed = ({ position }: { position: Position }) => (
  <End position={position} title={t('goneTitle')}>
    <p>{t('goneText')}</p>
  </End>
)
