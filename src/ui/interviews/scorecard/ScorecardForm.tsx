import { Button, Textarea, TextInput } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { saveScorecard, submitScorecard } from '../../../api/recruitmentBounds.gen.ts'
import { changeScorecardMachine, submitScorecardMachine } from '../../../machines/commands/scorecard.ts'
import { scorecardStates } from '../../../machines/lifecycles/scorecard.ts'
import { isTagged } from '../../../machines/lifecycles/tags.ts'
import { conflictsOf } from '../../../machines/records/conflicts.ts'
import { type Desk, missingIn, type OwnCard, scorecardMachine, writtenOf } from '../../../machines/records/scorecard.ts'
import { shownName } from '../../candidates/nameOf.ts'
import { ReviewValue } from '../../candidates/ReviewValue.tsx'
import { ErrorSummary } from '../../components/form/fields.tsx'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { StaleFields } from '../../components/form/StaleChoice.tsx'
import { Note } from '../../components/Note.tsx'
import { Pending } from '../../components/Pending.tsx'
import { notifyInfo, notifySuccess } from '../../components/toast.ts'
import { useCommandActor } from '../../data/useCommandActor.ts'
import { useCommandForm } from '../../data/useCommandForm.ts'
import { useEmitted } from '../../data/useEmitted.ts'
import { useRecord } from '../../data/useRecord.ts'
import { time } from '../../i18n/format.ts'
import { t } from '../../i18n/scorecard.ts'
import { Attribute, attributeId } from './Attribute.tsx'
import { Kit } from './Kit.tsx'
import { Panel } from './Panel.tsx'
import { ScorecardHeader } from './ScorecardHeader.tsx'
import css from './scorecard.module.css'

/** The card being written: it saves itself, and is submitted once everything is judged. */
export function ScorecardForm({ desk }: { desk: Desk }) {
  const { interviewId, card, applicantName } = desk
  const list = useMemo(() => (card ? [writtenOf(card)] : undefined), [card])
  const record = useRecord<OwnCard>({
    name: `scorecard.${interviewId}`,
    machine: scorecardMachine,
    of: interviewId,
    editable: true,
    ...(list ? { list } : {}),
    onKeptAway: () => notifyInfo(t('kept'), shownName(applicantName)),
  })
  const { state, send, actor, items } = record
  const [shown] = items
  const isChange = card !== null && isTagged(scorecardStates, card.status, 'changing')
  const [wanted, setWanted] = useState(false)
  const form = useCommandForm(submitScorecardMachine, {
    begin: { reason: '' },
    bounds: submitScorecard,
    draft: `scorecardReason.${interviewId}`,
    onDone: (message) => notifySuccess(message),
  })
  const [giving, giveUp] = useCommandActor(changeScorecardMachine, { done: (message) => notifySuccess(message) })
  const { edits, problem, refused, theirs, savedAt } = state.context
  const isUnsaved = Object.keys(edits).length > 0
  const reason = form.values.reason.trim()
  const hand = ({ id, version }: Pick<OwnCard, 'id' | 'version'>) => {
    setWanted(false)
    form.send({ reason: isChange && !reason && t('reasonMissing') }, { interviewId, cardId: id, version, ...(isChange ? { reason } : {}) })
  }
  useEmitted(actor, (event) => {
    // What is handed in is what is shown: an earlier save may end first.
    if (wanted && event.type === 'saved' && event.item && !event.more) hand(event.item)
  })
  const values = shown?.values
  if (!shown || !values?.answers)
    return state.context.problem ? (
      <div className={css.failed}>
        <ProblemAlert problem={problem} situation="interview" onRetry={() => send({ type: 'retry' })} retryLabel={t('retry')} />
      </div>
    ) : (
      <Pending />
    )
  const { answers, summary = '', overall = null } = values
  const missing = missingIn({ answers, summary, overall })
  const edit = (part: Partial<OwnCard>) => {
    setWanted(false)
    send({ type: 'edit', key: shown.key, values: part })
  }
  const busy = form.busy || giving.hasTag('busy')
  const submit = () => {
    if (busy) return
    const [first] = missing
    if (first !== undefined) return focusOn(first)
    if (!isUnsaved && shown.saved) return hand(shown.saved)
    setWanted(true)
    send({ type: 'save' })
  }
  const kept = isUnsaved && problem?.status === 0
  const saved = state.hasTag('saving')
    ? t('saving')
    : kept
      ? t('kept')
      : isUnsaved
        ? t('unsaved')
        : t('savedAt', { time: time(savedAt ?? card?.savedAt ?? '') })
  const refusal = problem?.status === 0 ? null : (problem ?? Object.values(refused)[0])
  return (
    <div className={css.page}>
      <ScorecardHeader
        desk={desk}
        actions={
          <>
            <span className="meta" role="status">
              {!isUnsaved && <IconCheck size={15} stroke={2} aria-hidden />} {(savedAt || card || isUnsaved) && saved}
            </span>
            {isChange && (
              <Button
                size="md"
                data-event="restore"
                aria-disabled={busy || undefined}
                onClick={() => shown.saved && !busy && giveUp({ type: 'do', what: { what: 'restore', interviewId, version: shown.saved.version } })}
              >
                {t('restore')}
              </Button>
            )}
            <Button
              size="md"
              variant="filled"
              data-event={isChange ? 'resubmit' : 'submit'}
              aria-disabled={busy || missing.length > 0 || undefined}
              onClick={submit}
            >
              {t(isChange ? 'submitChange' : 'submit')}
            </Button>
          </>
        }
      />
      <div className={css.columns}>
        <Kit desk={desk} />
        <section
          className={css.card}
          aria-label={t('scorecard')}
          aria-busy={state.hasTag('busy')}
          onBlur={(event) => event.target.matches('textarea') && send({ type: 'save' })}
        >
          <div className={css.bar}>
            <h2>{t('attributes')}</h2>
            <span className="meta">{t('judged', { n: answers.filter(({ value, notAsked }) => value !== null || notAsked).length, of: answers.length })}</span>
            <span className="grow" />
            <span className="meta">{t('scale')}</span>
          </div>
          {answers.length === 0 && <p className={`meta ${css.pad}`}>{t('noAttributes')}</p>}
          <ol className={css.attributes}>
            {answers.map((answer, at) => (
              <Attribute key={answer.name} answer={answer} at={at} onChange={(changed) => edit({ answers: answers.with(at, changed) })} />
            ))}
          </ol>
          <div className={css.close}>
            <Textarea
              id="field-summary"
              label={t('summary')}
              description={t('summaryHelp')}
              autosize
              minRows={3}
              maxRows={12}
              {...saveScorecard.summary}
              value={summary}
              onChange={(event) => edit({ summary: event.currentTarget.value })}
            />
            <div>
              <span className="b">{t('overall')}</span>
              <ReviewValue id="field-overall" name={t('overall')} value={overall} onChange={(value) => edit({ overall: value })} />
              <p className="meta">{t('overallHelp')}</p>
            </div>
          </div>
          <div className={css.notes}>
            {isChange && <TextInput {...form.text('reason')} size="md" label={t('reason')} description={t('reasonHelp')} />}
            <StaleFields
              stale={
                state.matches('choosing')
                  ? {
                      rows: conflictsOf(edits, theirs ?? {}).map(({ field, theirs: other }) => ({
                        field,
                        mine: field && values[field],
                        theirs: field && other?.[field],
                      })),
                      keepMine: () => send({ type: 'keepMine' }),
                      takeTheirs: () => send({ type: 'takeTheirs' }),
                    }
                  : null
              }
              label={(field: 'answers' | 'summary' | 'overall') => t(field === 'answers' ? 'attributes' : field)}
              show={(field, value) => (field === 'answers' ? inWords(value as OwnCard['answers']) : value)}
            />
            <ErrorSummary errors={form.errors} />
            <ProblemAlert problem={form.problem} situation="interview" fieldsTell />
            <ProblemAlert
              problem={refusal}
              situation="interview"
              onRetry={() => send({ type: 'retry' })}
              retryLabel={t('retry')}
              {...(isUnsaved ? { onDiscard: () => send({ type: 'discard' }), discardLabel: t('discard') } : {})}
            />
            {wanted && isUnsaved && <Note tone="blue">{t('waits')}</Note>}
            {missing.length > 0 && (
              <Note tone="amber">
                <b>{t('missing')}</b>{' '}
                {missing.map((one, place) => (
                  <span key={one}>
                    {place > 0 && ', '}
                    <a
                      href={`#${idOf(one)}`}
                      onClick={(event) => {
                        event.preventDefault()
                        focusOn(one)
                      }}
                    >
                      {typeof one === 'number' ? answers[one]?.name : t(one)}
                    </a>
                  </span>
                ))}
                {'. '}
                {t('missingHelp')}
              </Note>
            )}
          </div>
          <Panel desk={desk} />
        </section>
      </div>
    </div>
  )
}

type Missing = ReturnType<typeof missingIn>[number]
const idOf = (one: Missing) => (typeof one === 'number' ? attributeId(one) : `field-${one}`)

function focusOn(one: Missing) {
  const place = document.getElementById(idOf(one))
  const target = place?.matches('[role="radiogroup"]') ? place.querySelector<HTMLElement>('[tabindex="0"]') : place
  target?.scrollIntoView({ block: 'center' })
  target?.focus()
}

const inWords = (answers: OwnCard['answers'] | undefined) =>
  answers?.map(({ name, value, notAsked, note }) => `${name}: ${notAsked ? t('notAsked') : value ? t(value) : '–'} ${note}`.trim()).join('; ')
