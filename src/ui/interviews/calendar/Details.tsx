import { Button, Modal } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { interviewFileMachine } from '../../../machines/commands/interview.ts'
import { shownName } from '../../candidates/nameOf.ts'
import { saveFile } from '../../components/saveFile.ts'
import { Status } from '../../components/status/Status.tsx'
import { notifyProblem } from '../../components/toast.ts'
import { useCommandActor } from '../../data/useCommandActor.ts'
import { t } from '../../i18n/calendar.ts'
import { longDay } from '../../i18n/calendarDays.ts'
import { t as say } from '../../i18n/interviews.ts'
import { MoveDialog } from '../MoveDialog.tsx'
import type { CalendarInterview } from './CalendarPage.tsx'
import css from './calendar.module.css'
import { clockOf, clockText } from './days.ts'

type Props = { interview: CalendarInterview; zone: string; day: string; onClose: () => void }

/** What is arranged, and what can be done with it from here. */
export function Details({ interview, zone, day, onClose }: Props) {
  const [moving, setMoving] = useState(false)
  const [state, send] = useCommandActor(interviewFileMachine, {
    done: (file) => saveFile(file, 'interview.ics'),
    refused: (problem) => notifyProblem(problem, 'interview'),
  })
  const { id, applicationId, title, positionTitle, place, link, status, interviewers, movable, startsAt, endsAt } = interview
  const name = shownName(interview.applicantName)
  const [from, to] = [startsAt, endsAt].map((moment) => clockText(clockOf(moment, zone).minutes))
  if (moving) return <MoveDialog interview={interview} onClose={onClose} />
  return (
    <Modal opened onClose={onClose} title={t('details', { name })} size={480} closeButtonProps={{ 'aria-label': t('close') }}>
      <p className="row">
        <Status of="interview" is={status} pill />
        <span>{title}</span>
      </p>
      <dl className={css.facts}>
        <dt>{t('when')}</dt>
        <dd>
          <b>{say('at', { day: longDay(day), from: from ?? '', to: to ?? '' })}</b>
          <br />
          <span className="meta">{say('zoneOf', { zone: zone.replaceAll('_', ' ') })}</span>
        </dd>
        <dt>{t('position')}</dt>
        <dd>{positionTitle}</dd>
        {(place || link) && (
          <>
            <dt>{t('where')}</dt>
            <dd>
              {place}{' '}
              {link && (
                <a className="link" href={link} target="_blank" rel="noreferrer">
                  {t('video')}
                </a>
              )}
            </dd>
          </>
        )}
        <dt>{t('people')}</dt>
        <dd>{interviewers.map((one) => one.name).join(', ')}</dd>
      </dl>
      <div className={css.acts}>
        <Button renderRoot={(props) => <Link {...props} to="/canprf" search={{ applicationId, tab: 'interviews' }} />}>{t('openCandidate')}</Button>
        {movable && <Button onClick={() => setMoving(true)}>{t('move')}</Button>}
        <Button aria-disabled={state.hasTag('busy') || undefined} onClick={() => !state.hasTag('busy') && send({ type: 'do', what: { id } })}>
          {t('file')}
        </Button>
      </div>
    </Modal>
  )
}
