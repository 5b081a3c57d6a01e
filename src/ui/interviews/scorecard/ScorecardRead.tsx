import { Button } from '@mantine/core'
import { changeScorecardMachine } from '../../../machines/commands/scorecard.ts'
import type { Desk } from '../../../machines/records/scorecard.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { Note } from '../../components/Note.tsx'
import { notifySuccess } from '../../components/toast.ts'
import { useCommandActor } from '../../data/useCommandActor.ts'
import { momentIn } from '../../i18n/format.ts'
import { t } from '../../i18n/scorecard.ts'
import { useClaims } from '../../shell/session.ts'
import { Kit } from './Kit.tsx'
import { Panel } from './Panel.tsx'
import { ScorecardHeader } from './ScorecardHeader.tsx'
import { ScorecardTable, type ShownCard } from './ScorecardTable.tsx'
import css from './scorecard.module.css'

/** The kit before the interview, and the panel's cards after the own one is in. */
export function ScorecardRead({ desk }: { desk: Desk }) {
  const { interviewId, title, card, cards, panel, isMine, mayWrite, mayRead, startsAt, zone } = desk
  const own = Number(useClaims()?.subject)
  const [state, send] = useCommandActor(changeScorecardMachine, { done: (message) => notifySuccess(message) })
  const busy = state.hasTag('busy')
  const mine: ShownCard[] =
    card?.overall && card.submittedAt
      ? [
          {
            ...card,
            overall: card.overall,
            at: card.savedAt,
            interviewerId: own,
            interviewerName: t('you', { name: panel.find(({ id }) => id === own)?.name ?? '' }),
          },
        ]
      : []
  const shown = [...mine, ...cards]
  const isAhead = Date.parse(startsAt) > Date.now()
  return (
    <div className={css.page}>
      <ScorecardHeader
        desk={desk}
        actions={
          card &&
          mayWrite && (
            <Button
              size="md"
              data-event="revise"
              aria-disabled={busy || undefined}
              onClick={() => !busy && send({ type: 'do', what: { what: 'revise', interviewId, version: card.version } })}
            >
              {t('revise')}
            </Button>
          )
        }
      />
      <div className={css.columns}>
        <Kit desk={desk} />
        <section className={css.card} aria-label={t('scorecard')}>
          <div className={css.notes}>
            <ProblemAlert problem={state.context.problem} situation="interview" />
            {!isMine && <Note tone="blue">{t('notMine')}</Note>}
            {isMine && !mayWrite && <Note tone="blue">{isAhead ? t('notBegun', { moment: momentIn(startsAt, zone) }) : t('off')}</Note>}
          </div>
          {shown.length > 0 ? (
            <div className={css.pad}>
              <ScorecardTable title={title} cards={shown} />
            </div>
          ) : (
            mayRead && (
              <EmptyState kind="empty" title={t('noCards')}>
                {t('noCardsText')}
              </EmptyState>
            )
          )}
          <Panel desk={desk} />
        </section>
      </div>
    </div>
  )
}
