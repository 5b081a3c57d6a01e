import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { asRefusal } from '../../../api/refusal.ts'
import type { Entered, Known } from '../../../machines/flows/applicationForm/applicationFormDraft.ts'
import type { Place } from '../../../machines/flows/applicationForm/applicationFormSteps.ts'
import { type CvReading, type Employment, type Proposal, proposalsFrom, takenFrom } from '../../../machines/flows/cvProposals.ts'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { Note } from '../../components/Note.tsx'
import { ReadFrom } from '../../components/ReadFrom.tsx'
import { t } from '../../i18n/applicationForm.ts'
import { monthOrYear } from '../../i18n/monthOrYear.ts'
import css from './CvProposals.module.css'

export type Judge = (event: { type: 'refuse' | 'reconsider'; keys: readonly string[] }) => void
type Props = {
  step: Place
  name: string
  query: { data: { data: CvReading } | undefined; error: unknown; isFetching: boolean; refetch: () => unknown }
  entered: Entered
  known: Known | null
  refused: readonly string[]
  fill: (answers: Partial<Entered>) => void
  judge: Judge
  children?: ReactNode
}

const noteOf = ({ from, to, employer, title }: Employment) => {
  const what = [title, employer].filter(Boolean).join(', ')
  return to === null ? t('employmentSince', { from: monthOrYear(from), what }) : t('employment', { from: monthOrYear(from), to: monthOrYear(to), what })
}

/** What the CV says, beside the fields that it belongs to. Nothing is filled in before a person takes it. */
export function CvProposals({ step, name, query, entered, known, refused, fill, judge, children }: Props) {
  const reading = query.data?.data
  const all = reading ? proposalsFrom(reading, entered, known, noteOf) : []
  // The step of the CV itself shows everything; every other one what belongs to it.
  const here = all.filter((one) => step === 'cv' || one.step === step)
  const open = here.filter(({ key }) => !refused.includes(key))
  const turnedDown = here.filter(({ key }) => refused.includes(key))
  const free = open.filter(({ typed }) => typed.trim() === '')
  const groups = [...Map.groupBy(open, ({ field }) => field)]
  const keysOf = (some: readonly Proposal[]) => some.map(({ key }) => key)
  return (
    <section className={css.read} aria-labelledby="read-from-cv">
      <h2 id="read-from-cv">{t('readFrom', { name })}</h2>
      {query.error && !reading ? (
        <Unreadable query={query} />
      ) : (
        <p className="dim" role="status">
          {reading ? t(open.length > 0 ? 'readOpen' : 'readNothing', { n: open.length }) : t('readBusy')}
        </p>
      )}
      {(free.length > 1 || open.length > 1) && (
        <div className={css.do}>
          {free.length > 1 && (
            <Button size="xs" onClick={() => fill(takenFrom(free, entered))}>
              {t('takeAll', { n: free.length })}
            </Button>
          )}
          {open.length > 1 && (
            <Button size="xs" onClick={() => judge({ type: 'refuse', keys: keysOf(open) })}>
              {t('refuseAll')}
            </Button>
          )}
        </div>
      )}
      {groups.map(([field, some]) => (
        <div key={field}>
          <h3>{t(field)}</h3>
          <ul className={css.list}>
            {some.map((one) => (
              <Row key={one.key} proposal={one} onTake={() => fill(one.take(entered))} onRefuse={() => judge({ type: 'refuse', keys: [one.key] })} />
            ))}
          </ul>
        </div>
      ))}
      {turnedDown.length > 0 && (
        <p className="meta">
          {t('refusedCount', { n: turnedDown.length })}{' '}
          <button type="button" className="note-do" onClick={() => judge({ type: 'reconsider', keys: keysOf(turnedDown) })}>
            {t('reconsider')}
          </button>
        </p>
      )}
      {children}
    </section>
  )
}

function Row({ proposal: { field, value, typed, evidence }, onTake, onRefuse }: { proposal: Proposal; onTake: () => void; onRefuse: () => void }) {
  const what = `${t(field)}: ${field === 'totalExperience' ? t('years', { n: Number(value) }) : value}`
  const differs = typed.trim() !== ''
  return (
    <li>
      <div>
        <div className={css.value}>{field === 'totalExperience' ? t('years', { n: Number(value) }) : value}</div>
        {differs && <div className={css.typed}>{t('differs', { typed })}</div>}
        <ReadFrom evidence={evidence} label={t('readWords', { what })} />
      </div>
      <div className={css.do}>
        <Button size="xs" aria-label={t(differs ? 'takeInsteadWhat' : 'takeWhat', { what })} onClick={onTake}>
          {t(differs ? 'takeInstead' : 'take')}
        </Button>
        <Button size="xs" variant="subtle" aria-label={t(differs ? 'keepWhat' : 'refuseWhat', { what })} onClick={onRefuse}>
          {t(differs ? 'keep' : 'refuse')}
        </Button>
      </div>
    </li>
  )
}

/** A scan has no text, which another try does not change. */
function Unreadable({ query: { error, isFetching, refetch } }: Pick<Props, 'query'>) {
  if (asRefusal(error).code === 'NO_TEXT_IN_CV')
    return (
      <Note tone="amber" role="status">
        {t('noText')}
      </Note>
    )
  return <LoadFailed as="line" title={t('readFailed')} error={error} busy={isFetching} onRetry={() => void refetch()} />
}
