import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { components } from '../../../api/hr.gen.ts'
import { hrQueries } from '../../../api/queries.ts'
import { retireKind } from '../../../machines/commands/leave/leaveSettings.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { LazyBoundary, lazy } from '../../components/lazy.tsx'
import { Pending } from '../../components/Pending.tsx'
import { notifyProblem, notifySuccess } from '../../components/toast.ts'
import { useCommandActor } from '../../data/useCommandActor.ts'
import { t } from '../../i18n/leaveSettings.ts'
import { LeaveIcon } from '../LeaveIcon.tsx'
import { hoursText } from './HoursField.tsx'
import css from './settings.module.css'

const KindDialog = lazy(() => import('./KindDialog.tsx').then((kit) => ({ default: kit.KindDialog })))

type Kind = components['schemas']['LeaveKind']

/** What people can ask for: added, changed, retired and used again. */
export function Kinds() {
  const { data, error, refetch } = hrQueries.useQuery('get', '/leave/kind')
  const [shown, setShown] = useState<number | 'new' | null>(null)
  const [retiring, retire] = useCommandActor(retireKind, {
    done: (message) => notifySuccess(message),
    refused: (problem) => notifyProblem(problem, 'employee'),
  })
  const kinds = data?.responseDataList ?? []
  const chosen = kinds.find(({ id }) => id === shown) ?? null
  const add = (
    <Button variant="filled" leftSection={<IconPlus size={16} stroke={2} aria-hidden />} onClick={() => setShown('new')}>
      {t('addKind')}
    </Button>
  )
  return (
    <section aria-labelledby="kinds">
      <div className={css.head}>
        <div>
          <h2 id="kinds">{t('kinds')}</h2>
          <p className="meta">{t('kindsText')}</p>
        </div>
        {kinds.length > 0 && add}
      </div>
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Pending />}
      {data && kinds.length === 0 && (
        <EmptyState kind="empty" title={t('noKinds')} actions={add}>
          {t('noKindsText')}
        </EmptyState>
      )}
      {kinds.length > 0 && (
        <ul className={css.list} aria-labelledby="kinds">
          {kinds.map((kind) => (
            <li key={kind.id} data-retired={kind.retired || undefined}>
              <LeaveIcon symbol={kind.symbol} size={18} />
              <span className="b">{kind.name}</span>
              <span className="meta">{inWords(kind).join(' · ')}</span>
              <div className={css.acts}>
                <Button size="xs" aria-label={t('editName', { name: kind.name })} onClick={() => setShown(kind.id)}>
                  {t('edit')}
                </Button>
                <Button
                  size="xs"
                  variant="subtle"
                  aria-label={t(kind.retired ? 'useName' : 'retireName', { name: kind.name })}
                  aria-disabled={retiring.hasTag('busy') || undefined}
                  onClick={() => !retiring.hasTag('busy') && retire({ type: 'do', what: { ...kind, retired: !kind.retired } })}
                >
                  {t(kind.retired ? 'use' : 'retire')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <LazyBoundary>{(shown === 'new' || chosen) && <KindDialog kind={chosen} onClose={() => setShown(null)} />}</LazyBoundary>
    </section>
  )
}

const inWords = (kind: Kind) =>
  [
    t(kind.paid ? 'paid' : 'unpaid'),
    t(`unit_${kind.unit}`),
    kind.noticeDays > 0 && t('noticeShort', { n: kind.noticeDays }),
    kind.certificateFromDay !== null && t('certificateShort', { n: kind.certificateFromDay }),
    kind.mayGoBelow > 0 && t('belowShort', { n: hoursText(kind.mayGoBelow) }),
    kind.approvedByHr && t('hrShort'),
    kind.people > 0 && t('peopleCount', { n: kind.people }),
    kind.isSample && t('sample'),
    kind.retired && t('retired'),
  ].filter((one) => one !== false)
