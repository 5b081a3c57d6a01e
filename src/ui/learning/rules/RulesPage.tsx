import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { components } from '../../../api/hr.gen.ts'
import { hrQueries } from '../../../api/queries.ts'
import { retireRule } from '../../../machines/commands/learning.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Pending } from '../../components/Pending.tsx'
import { notifyProblem, notifySuccess } from '../../components/toast.ts'
import { useCommandActor } from '../../data/useCommandActor.ts'
import { t } from '../../i18n/learning.ts'
import { LearningTabs } from '../LearningTabs.tsx'
import css from '../learning.module.css'
import { dayOfYear } from './dayOfYear.ts'

const RuleDialog = lazy(() => import('./RuleDialog.tsx').then((kit) => ({ default: kit.RuleDialog })))

export type Rule = components['schemas']['LearningRule']

const repeatInWords = ({ repeat, repeatMonths, fixedMonth, fixedDay }: Rule) => {
  if (repeat === 'MONTHS') return t('ruleMonths', { n: repeatMonths })
  return repeat === 'FIXED_DAY' && fixedMonth && fixedDay ? t('ruleDay', { day: dayOfYear(fixedMonth, fixedDay) }) : t('ruleValidity')
}
const audienceOf = ({ departments, positionTypes }: Rule) => [...departments, ...positionTypes].map(({ name }) => name).join(', ') || t('forEverybody')

/** Who must have which course, until when, and when again. */
export function RulesPage() {
  const { data, error, refetch } = hrQueries.useQuery('get', '/learning/rule')
  const [shown, setShown] = useState<Rule | 'new' | null>(null)
  const [state, retire] = useCommandActor(retireRule, { done: ({ message }) => notifySuccess(message), refused: (problem) => notifyProblem(problem) })
  const busy = state.hasTag('busy')
  const list = data?.responseDataList ?? []
  const add = (
    <Button variant="filled" leftSection={<IconPlus size={16} stroke={2} aria-hidden />} onClick={() => setShown('new')}>
      {t('addRule')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('learning')} documentTitle={t('tab_rules')} facts={[t('rulesText')]} actions={list.length > 0 && add} />
      <LearningTabs tab="rules" />
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Pending />}
      {data && list.length === 0 && (
        <EmptyState kind="empty" title={t('noRules')} actions={add}>
          {t('noRulesText')}
        </EmptyState>
      )}
      {list.length > 0 && (
        <div className={css.page}>
          <ul className={`${css.rows} ${css.wide}`} aria-label={t('tab_rules')}>
            {list.map((rule) => (
              <li key={rule.id} data-rule={rule.id}>
                <div className={css.what}>
                  <span className="b">{rule.courseName}</span>
                  <span className="meta">{[audienceOf(rule), t('ruleDue', { n: rule.dueDays }), repeatInWords(rule)].join(' · ')}</span>
                </div>
                <span className="meta">{rule.retired && t('retired')}</span>
                <div className={css.acts}>
                  {!rule.retired && (
                    <Button size="xs" aria-label={t('editRule', { name: rule.courseName })} onClick={() => setShown(rule)}>
                      {t('change')}
                    </Button>
                  )}
                  <Button
                    size="xs"
                    variant="subtle"
                    aria-label={t(rule.retired ? 'useName' : 'retireName', { name: rule.courseName })}
                    aria-disabled={busy || undefined}
                    onClick={() => !busy && retire({ type: 'do', what: { id: rule.id, version: rule.version, retired: !rule.retired } })}
                  >
                    {t(rule.retired ? 'use' : 'retire')}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Suspense>{shown && <RuleDialog rule={shown === 'new' ? null : shown} onClose={() => setShown(null)} />}</Suspense>
    </>
  )
}
