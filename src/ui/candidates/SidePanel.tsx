import { recruitmentQueries } from '../../api/queries.ts'
import { reviewMachine } from '../../machines/commands/candidate.ts'
import type { Candidate, Said } from '../../machines/flows/applicationStatus.ts'
import type { ApplicationStatus } from '../../machines/lifecycles/application.ts'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import type { When } from '../components/form/ReasonDialog.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { lazy } from '../components/lazy.tsx'
import { Moves } from '../components/status/Moves.tsx'
import { notifySuccess } from '../components/toast.ts'
import { useCommandActor } from '../data/useCommandActor.ts'
import { t } from '../i18n/applications.ts'
import { GroupsOf } from '../people/GroupsOf.tsx'
import { AnswerList } from './AnswerList.tsx'
import css from './candidate.module.css'
import { Timeline } from './history/Timeline.tsx'
import { asides, askFor, isStatus, labelIn, leadsBack, saidWith, whyOf } from './moveWords.ts'
import { nameOf } from './nameOf.ts'
import { Duplicates } from './person/Duplicates.tsx'
import { Known } from './person/Known.tsx'
import { OtherApplications } from './person/OtherApplications.tsx'
import { ReviewValue } from './ReviewValue.tsx'

const Letters = lazy(() => import('./person/Letters.tsx').then((m) => ({ default: m.Letters })))

type Props = { candidate: Candidate; hr: boolean; busy: boolean; problem: unknown; onMove: (status: ApplicationStatus, said: Said) => void }

/** One's own review, what can happen next, what is known of the person, and how it came here. */
export function SidePanel({ candidate, hr, busy, problem, onMove }: Props) {
  const { application, transitions, history } = candidate
  const { id, status } = application
  /** Nothing leads from who is screened without names to what else is known of them. */
  const person = application.applicant.id
  const offered = transitions.filter(({ event }) => event !== 'undo')
  const back = offered.filter((transition) => leadsBack(status, transition) && transition.allowed)
  const moves = {
    label: labelIn(status),
    why: whyOf,
    ask: askFor(nameOf(application.applicant)),
    asides,
    busy,
    problem,
    situation: 'application' as const,
    onMove: (transition: (typeof transitions)[number], reason?: string, tell?: When | false) => {
      if (isStatus(transition.status)) onMove(transition.status, saidWith(reason, tell))
    },
  }
  return (
    <div className={css.cright}>
      <div className={css.cside}>
        <OwnReview id={id} />
        {hr && (
          <div>
            <Moves {...moves} transitions={offered.filter((transition) => !back.includes(transition))} />
            {back.length > 0 && (
              <details className={css.backmoves}>
                <summary>{t('movesBack')}</summary>
                <Moves {...moves} title={t('movesBack')} transitions={back} />
              </details>
            )}
          </div>
        )}
      </div>
      <div className={css.cknown}>
        {candidate.letters.length > 0 && <Letters id={id} letters={candidate.letters} />}
        <AnswerList answers={candidate.answers} />
        <Known candidate={candidate} hr={hr} />
        {person !== null && <OtherApplications applicantId={person} id={id} />}
        {hr && person !== null && <GroupsOf applicantId={person} name={nameOf(application.applicant)} />}
        {hr && person !== null && <Duplicates applicantId={person} name={nameOf(application.applicant)} email={application.applicant.email ?? ''} />}
        <Timeline id={id} events={history.events} />
      </div>
    </div>
  )
}

function OwnReview({ id }: { id: number }) {
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/application/reviews/{id}', { params: { path: { id } } })
  const [state, send] = useCommandActor(reviewMachine, { done: (answer) => notifySuccess(answer) })
  const busy = state.hasTag('busy')
  const value = (busy ? state.context.what?.reviewTypeEnum : data?.mine) ?? null
  return (
    <section aria-label={t('yourReview')}>
      <h2>{t('yourReview')}</h2>
      {error && !data && <LoadFailed as="line" error={error} onRetry={() => void refetch()} />}
      <ReviewValue
        name={t('yourReview')}
        value={value}
        busy={busy}
        onChange={(reviewTypeEnum) => send({ type: 'do', what: { applicationId: id, reviewTypeEnum } })}
      />
      <ProblemAlert problem={state.context.problem} situation="review" />
    </section>
  )
}
