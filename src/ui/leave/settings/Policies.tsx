import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { components } from '../../../api/hr.gen.ts'
import { hrQueries } from '../../../api/queries.ts'
import { retirePolicy } from '../../../machines/commands/leave/leaveSettings.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { LazyBoundary, lazy } from '../../components/lazy.tsx'
import { Pending } from '../../components/Pending.tsx'
import { notifyProblem, notifySuccess } from '../../components/toast.ts'
import { useCommandActor } from '../../data/useCommandActor.ts'
import { t } from '../../i18n/leaveSettings.ts'
import { hoursText } from './HoursField.tsx'
import css from './settings.module.css'

const PolicyDialog = lazy(() => import('./PolicyDialog.tsx').then((kit) => ({ default: kit.PolicyDialog })))
const GiveDialog = lazy(() => import('./GiveDialog.tsx').then((kit) => ({ default: kit.GiveDialog })))

type Policy = components['schemas']['LeavePolicy']

/** How much of a kind is given and when; given to people from a day on. */
export function Policies() {
  const { data, error, refetch } = hrQueries.useQuery('get', '/leave/policy')
  const [shown, setShown] = useState<{ what: 'edit' | 'give'; id: number | null } | null>(null)
  const [retiring, retire] = useCommandActor(retirePolicy, {
    done: (message) => notifySuccess(message),
    refused: (problem) => notifyProblem(problem, 'employee'),
  })
  const policies = data?.responseDataList ?? []
  const chosen = policies.find(({ id }) => id === shown?.id) ?? null
  const close = () => setShown(null)
  const add = (
    <Button variant="filled" leftSection={<IconPlus size={16} stroke={2} aria-hidden />} onClick={() => setShown({ what: 'edit', id: null })}>
      {t('addPolicy')}
    </Button>
  )
  return (
    <section aria-labelledby="policies">
      <div className={css.head}>
        <div>
          <h2 id="policies">{t('policies')}</h2>
          <p className="meta">{t('policiesText')}</p>
        </div>
        {policies.length > 0 && add}
      </div>
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Pending />}
      {data && policies.length === 0 && (
        <EmptyState kind="empty" title={t('noPolicies')} actions={add}>
          {t('noPoliciesText')}
        </EmptyState>
      )}
      {policies.length > 0 && (
        <ul className={css.list} data-plain aria-labelledby="policies">
          {policies.map((policy) => (
            <li key={policy.id} data-retired={policy.retired || undefined}>
              <span>
                <span className="b">{policy.name}</span>
                <br />
                <span className="meta">{policy.kindName}</span>
              </span>
              <span className="meta">{inWords(policy).join(' · ')}</span>
              <div className={css.acts}>
                {!policy.retired && (
                  <Button size="xs" aria-label={t('givePolicyOf', { name: policy.name })} onClick={() => setShown({ what: 'give', id: policy.id })}>
                    {t('give')}
                  </Button>
                )}
                <Button size="xs" aria-label={t('editName', { name: policy.name })} onClick={() => setShown({ what: 'edit', id: policy.id })}>
                  {t('edit')}
                </Button>
                <Button
                  size="xs"
                  variant="subtle"
                  aria-label={t(policy.retired ? 'useName' : 'retireName', { name: policy.name })}
                  aria-disabled={retiring.hasTag('busy') || undefined}
                  onClick={() => !retiring.hasTag('busy') && retire({ type: 'do', what: { ...policy, retired: !policy.retired } })}
                >
                  {t(policy.retired ? 'use' : 'retire')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <LazyBoundary>
        {shown?.what === 'edit' && (shown.id === null || chosen) && <PolicyDialog policy={chosen} onClose={close} />}
        {shown?.what === 'give' && <GiveDialog policyId={shown.id} people={[]} onClose={close} />}
      </LazyBoundary>
    </section>
  )
}

const inWords = (policy: Policy) =>
  [
    t(policy.grant === 'AT_ONCE' ? 'onceShort' : 'perYearShort', { n: hoursText(policy.minutesPerYear) }),
    t(`grant_${policy.grant}`),
    policy.grant !== 'AT_ONCE' && t(`timing_${policy.timing}`),
    t(`year_${policy.year}`),
    policy.capMinutes !== null && t('capShort', { n: hoursText(policy.capMinutes) }),
    policy.carryMinutes === null ? t('carryAllShort') : t('carryShort', { n: hoursText(policy.carryMinutes) }),
    policy.carryMonths !== null && t('carryMonthsShort', { n: policy.carryMonths }),
    policy.steps.length > 0 && t('stepsShort', { n: policy.steps.length }),
    t('peopleCount', { n: policy.people }),
    policy.isSample && t('sample'),
    policy.retired && t('retired'),
  ].filter((one) => one !== false)
