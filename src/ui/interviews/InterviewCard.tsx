import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Interview } from '../../machines/flows/interviewScheduling.ts'
import { type InterviewStatus, interviewLifecycle } from '../../machines/lifecycles/interview.ts'
import { PersonAvatar } from '../components/PersonAvatar.tsx'
import { Status } from '../components/status/Status.tsx'
import { LifecycleButton } from '../lifecycle/LifecycleButton.tsx'
import { say as value } from '../i18n/applications.ts'
import { day } from '../i18n/format.ts'
import { say } from '../i18n/interviews.ts'
import { FeedbackForm } from './FeedbackForm.tsx'
import { InterviewMenu } from './InterviewMenu.tsx'

type Props = {
  interview: Interview
  busy: boolean
  onChange?: (() => void) | undefined
  onCancel?: (() => void) | undefined
  onStatus: (status: InterviewStatus) => void
  onChanged: () => void
}

const labels = ['markHeld', 'markNoShow'] as const
const isMark = (event: string): event is (typeof labels)[number] => labels.some((one) => one === event)
const isStatus = (status: string): status is InterviewStatus => Object.hasOwn(interviewLifecycle.states, status)

/** One interview: when, where, who, what they said, and what can happen with it. */
export function InterviewCard({ interview, busy, onChange, onCancel, onStatus, onChanged }: Props) {
  const { transitions, interviewers, zone, place, link } = interview
  const offers = (event: string) => transitions.some((transition) => transition.event === event && transition.allowed)
  const marks = transitions.filter(({ event, why }) => isMark(event) && why !== 'NOT_YOURS')
  const begun = transitions.every(({ why }) => why !== 'itHasBegun')
  const mayGive = interview.feedbackIsMine && transitions.some(({ event }) => event === 'markHeld' || event === 'assess')
  return (
    <li>
      <div className="row">
        <span className="b grow">{say('at', { day: day(interview.day), from: interview.startTime, to: interview.endTime })}</span>
        <Status of="interview" is={interview.status} pill />
        {onChange && <InterviewMenu interview={interview} onChanged={onChanged} />}
      </div>
      <p className="meta">
        {[say('zoneOf', { zone: zone.replaceAll('_', ' ') }), place].filter(Boolean).join(' · ')}
        {link && (
          <>
            {' · '}
            <a className="link" href={link} target="_blank" rel="noreferrer">
              {say('link')}
            </a>
          </>
        )}
      </p>
      {interview.notes && <p>{interview.notes}</p>}
      <ul className="ivpeople">
        {interviewers.map((person) => (
          <li key={person.id}>
            <PersonAvatar name={person.name} small />
            <span className="b">{person.name}</span>
            <span className="meta">{person.feedback ? value(person.feedback.value) : say(person.given ? 'given' : begun ? 'waits' : 'notYet')}</span>
            {person.feedback && <p>{person.feedback.comment}</p>}
          </li>
        ))}
      </ul>
      {mayGive && begun && <Feedback interview={interview} onChanged={onChanged} />}
      {mayGive && !begun && <p className="meta">{say('feedbackLater')}</p>}
      <div className="acts">
        {marks.map(({ event, status, allowed }) => (
          <Button
            key={event}
            size="xs"
            data-event={event}
            aria-disabled={!allowed || busy || undefined}
            onClick={() => allowed && !busy && isStatus(status) && onStatus(status)}
          >
            {isMark(event) && say(event)}
          </Button>
        ))}
        {onChange && offers('reschedule') && (
          <Button size="xs" data-event="reschedule" onClick={onChange}>
            {say('change')}
          </Button>
        )}
        {onCancel && offers('cancel') && (
          <Button size="xs" data-event="cancel" onClick={onCancel}>
            {say('cancelInterview')}
          </Button>
        )}
        <LifecycleButton
          law="interview"
          id={interview.id}
          name={say('at', { day: day(interview.day), from: interview.startTime, to: interview.endTime })}
          size="xs"
        />
        {marks.some(({ allowed }) => !allowed) && <span className="meta">{say('itHasBegun')}</span>}
      </div>
    </li>
  )
}

/** One's own feedback: a form at first, a button once it is given. */
function Feedback({ interview, onChanged }: { interview: Interview; onChanged: () => void }) {
  const [open, setOpen] = useState(interview.ownFeedback === null)
  if (!open)
    return (
      <div className="acts">
        <Button size="xs" onClick={() => setOpen(true)}>
          {say('changeFeedback')}
        </Button>
      </div>
    )
  return (
    <FeedbackForm
      interview={interview}
      onGiven={() => {
        setOpen(false)
        onChanged()
      }}
    />
  )
}
