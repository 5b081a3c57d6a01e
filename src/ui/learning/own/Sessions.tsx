import { Button } from '@mantine/core'
import { bookSession } from '../../../machines/commands/learning.ts'
import { notifyProblem, notifySuccess } from '../../components/toast.ts'
import { useCommandActor } from '../../data/useCommandActor.ts'
import { day } from '../../i18n/format.ts'
import { t } from '../../i18n/learning.ts'
import css from '../learning.module.css'
import type { Assignment } from './AssignmentPage.tsx'

export const sessionInWords = (session: { day: string; from: string; until: string; place: string }) => t('sessionAt', { ...session, day: day(session.day) })

const placeWord = ({ mine, session }: Assignment) => {
  const waits = session?.state === 'WAITING'
  return mine ? t(waits ? 'youWait' : 'yourPlace') : t(waits ? 'place_WAITING' : 'place_PLACE')
}

/** The sessions that are ahead: a place, or the waiting list, is taken and given back. */
export function Sessions({ one }: { one: Assignment }) {
  const [state, send] = useCommandActor(bookSession, {
    done: ({ message }) => notifySuccess(message ?? t('saved')),
    refused: (problem) => notifyProblem(problem),
  })
  const busy = state.hasTag('busy')
  const book = (sessionId: number | null) => !busy && send({ type: 'do', what: { id: one.id, version: one.version, sessionId } })
  return (
    <section className={css.part} aria-labelledby="learning-sessions">
      <h2 id="learning-sessions">{t('sessions')}</h2>
      {one.sessions.length === 0 && (
        <p>
          {t('noSessions')} <span className="meta">{t('noSessionsText')}</span>
        </p>
      )}
      <ul className={`${css.rows} ${css.wide}`}>
        {one.sessions.map((session) => {
          const isTheirs = one.session?.id === session.id
          const words = sessionInWords(session)
          const act = t(isTheirs ? 'giveBack' : session.free > 0 ? 'take' : 'wait')
          return (
            <li key={session.id} data-session={session.id}>
              <span className="b">{words}</span>
              <span className={isTheirs ? 'tone t-green' : 'meta'}>
                {isTheirs ? placeWord(one) : session.free > 0 ? t('freePlaces', { n: session.free }) : t('full', { n: session.waiting })}
              </span>
              <Button aria-label={t('takeName', { act, session: words })} aria-disabled={busy || undefined} onClick={() => book(isTheirs ? null : session.id)}>
                {act}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
