import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { recruitmentQueries } from '../../../api/queries.ts'
import type { components } from '../../../api/recruitment.gen.ts'
import { undoMergeMachine } from '../../../machines/commands/mergeApplicants.ts'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { LazyBoundary, lazy } from '../../components/lazy.tsx'
import { notifyProblem, notifySuccess } from '../../components/toast.ts'
import { useCommandActor } from '../../data/useCommandActor.ts'
import { t } from '../../i18n/duplicates.ts'
import { moment } from '../../i18n/format.ts'
import css from './Duplicates.module.css'

const MergeDialog = lazy(() => import('./MergeDialog.tsx').then((m) => ({ default: m.MergeDialog })))

type Duplicate = components['schemas']['Duplicate']
type Props = { applicantId: number; name: string; email: string }

/** Records that may be of the same person, and merges that can still be undone; nothing where there are none. */
export function Duplicates({ applicantId, name, email }: Props) {
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/applicant/duplicates/{id}', { params: { path: { id: applicantId } } })
  const [comparing, setComparing] = useState<Duplicate | null>(null)
  const [state, send] = useCommandActor(undoMergeMachine, {
    done: (message) => notifySuccess(message),
    refused: (problem) => notifyProblem(problem, 'application'),
  })
  const busy = state.hasTag('busy')
  if (error && !data) return <LoadFailed as="line" error={error} onRetry={() => void refetch()} />
  const { duplicates = [], merges = [] } = data?.data ?? {}
  if (duplicates.length === 0 && merges.length === 0) return null
  return (
    <section aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <ul className={css.people}>
        {duplicates.map((one) => (
          <li key={one.id}>
            <Link className="link" to="/canprf" search={{ applicationId: one.newestId }}>
              {one.name}
            </Link>
            <p className="meta">{[one.email, t('applications', { n: one.applications })].join(' · ')}</p>
            <p className="meta">{one.because.map((why) => t(why)).join(' · ')}</p>
            <Button aria-haspopup="dialog" aria-label={t('compareWith', { name: one.name, email: one.email })} onClick={() => setComparing(one)}>
              {t('compare')}
            </Button>
          </li>
        ))}
        {merges.map((one) => (
          <li key={one.goneId}>
            <p>{t('merged', { name: one.name, email: one.email })}</p>
            <p className="meta">{t('mergedBy', { by: one.by, at: moment(one.at) })}</p>
            <Button
              aria-label={t('undoOf', { name: one.name, email: one.email })}
              aria-disabled={busy || undefined}
              onClick={() => !busy && send({ type: 'do', what: { keptId: applicantId, goneId: one.goneId } })}
            >
              {t('undo')}
            </Button>
          </li>
        ))}
      </ul>
      <LazyBoundary>{comparing && <MergeDialog one={{ id: applicantId, name, email }} other={comparing} onClose={() => setComparing(null)} />}</LazyBoundary>
    </section>
  )
}
