import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type InterviewStatus, interviewStates } from '../../machines/lifecycles/interview.ts'
import { isStatusOf } from '../../machines/lifecycles/tags.ts'
import type { Interview } from '../../machines/records/interview.ts'
import candidateCss from '../candidates/candidate.module.css'
import { PersonAvatar } from '../components/PersonAvatar.tsx'
import { Status } from '../components/status/Status.tsx'
import { t as value } from '../i18n/applications.ts'
import { day } from '../i18n/format.ts'
import { t } from '../i18n/interviews.ts'
import { t as sayCard } from '../i18n/scorecard.ts'
import { LifecycleButton } from '../lifecycle/LifecycleButton.tsx'
import css from './InterviewCard.module.css'
import { InterviewMenu } from './InterviewMenu.tsx'

type Props = {
  interview: Interview
  busy: boolean
  onChange?: (() => void) | undefined
  onCancel?: (() => void) | undefined
  onStatus: (status: InterviewStatus) => void
}

const labels = ['markHeld', 'markNoShow'] as const
const isMark = (event: string): event is (typeof labels)[number] => labels.some((one) => one === event)

/** One interview: when, where, who, what they said, and what can happen with it. */
export function InterviewCard({ interview, busy, onChange, onCancel, onStatus }: Props) {
  const { transitions, interviewers, zone, place, link } = interview
  const offers = (event: string) => transitions.some((transition) => transition.event === event && transition.allowed)
  const marks = transitions.filter(({ event, why }) => isMark(event) && why !== 'NOT_YOURS')
  const begun = transitions.every(({ why }) => why !== 'itHasBegun')
  const isMine = interview.feedbackIsMine
  return (
    <li>
      <div className="row">
        <span className="b grow">{t('at', { day: day(interview.day), from: interview.startTime, to: interview.endTime })}</span>
        <Status of="interview" is={interview.status} pill />
        {onChange && <InterviewMenu interview={interview} />}
      </div>
      <p className="meta">
        {[t('zoneOf', { zone: zone.replaceAll('_', ' ') }), place].filter(Boolean).join(' · ')}
        {link && (
          <>
            {' · '}
            <a className="link" href={link} target="_blank" rel="noreferrer">
              {t('link')}
            </a>
          </>
        )}
      </p>
      {interview.notes && <p>{interview.notes}</p>}
      <ul className={css.ivpeople}>
        {interviewers.map((person) => (
          <li key={person.id}>
            <PersonAvatar name={person.name} small />
            <span className="b">{person.name}</span>
            <span className="meta">{person.feedback ? value(person.feedback.value) : t(person.given ? 'given' : begun ? 'waits' : 'notYet')}</span>
            {person.feedback && <p>{person.feedback.comment}</p>}
          </li>
        ))}
      </ul>
      {isMine && !begun && <p className="meta">{t('feedbackLater')}</p>}
      <div className={candidateCss.acts}>
        <Button size="xs" renderRoot={(props) => <Link {...props} to="/scorecard" search={{ interviewId: interview.id }} />}>
          {sayCard(isMine && begun && !interview.ownFeedback ? 'write' : 'open')}
        </Button>
        {marks.map(({ event, status, allowed }) => (
          <Button
            key={event}
            size="xs"
            data-event={event}
            aria-disabled={!allowed || busy || undefined}
            onClick={() => allowed && !busy && isStatusOf(interviewStates, status) && onStatus(status)}
          >
            {isMark(event) && t(event)}
          </Button>
        ))}
        {onChange && offers('reschedule') && (
          <Button size="xs" data-event="reschedule" onClick={onChange}>
            {t('change')}
          </Button>
        )}
        {onCancel && offers('cancel') && (
          <Button size="xs" data-event="cancel" onClick={onCancel}>
            {t('cancelInterview')}
          </Button>
        )}
        <LifecycleButton
          lifecycle="interview"
          id={interview.id}
          name={t('at', { day: day(interview.day), from: interview.startTime, to: interview.endTime })}
          size="xs"
        />
        {marks.some(({ allowed }) => !allowed) && <span className="meta">{t('itHasBegun')}</span>}
      </div>
    </li>
  )
}
