import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { hrQueries } from '../../../api/queries.ts'
import { exportLearningRules, retireRule } from '../../../machines/commands/learning.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { LazyBoundary, lazy } from '../../components/lazy.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { notifyProblem, notifySuccess } from '../../components/toast.ts'
import type { TableSearch } from '../../data/table/address.ts'
import type { TableColumn } from '../../data/table/columns.ts'
import { criteriaOf } from '../../data/table/criteria.ts'
import { DataTable } from '../../data/table/DataTable.tsx'
import { useCommandActor } from '../../data/useCommandActor.ts'
import { t } from '../../i18n/learning.ts'
import { SettingsHistory } from '../../reference/SettingsHistory.tsx'
import { LearningTabs } from '../LearningTabs.tsx'
import css from '../learning.module.css'
import { type Rule, ruleColumns } from './ruleColumns.tsx'

const TERMS = ['courseRule', 'inDate'] as const

const RuleDialog = lazy(() => import('./RuleDialog.tsx').then((kit) => ({ default: kit.RuleDialog })))
/** By course, until somebody wants it otherwise. */
const standard = { sort: 'courseName' }

/** Who must have which course, until when, and when again. */
export function RulesPage({ search, onSearch }: { search: TableSearch; onSearch: (search: TableSearch) => void }) {
  const shownList = { ...search, sort: search.sort ?? standard.sort }
  const body = criteriaOf(shownList, ruleColumns)
  const result = hrQueries.useQuery('post', '/learning/rule/criteria', { body }, { placeholderData: keepPreviousData })
  const [shown, setShown] = useState<Rule | 'new' | null>(null)
  const [state, retire] = useCommandActor(retireRule, { done: ({ message }) => notifySuccess(message), refused: (problem) => notifyProblem(problem) })
  const busy = state.hasTag('busy')
  const columns = useMemo(
    (): readonly TableColumn<Rule>[] => [
      ...ruleColumns,
      {
        ...{ id: 'action', header: t('action'), kind: 'words', width: 210, always: true, sortable: false, filterable: false, exported: false, card: 'aside' },
        cell: (rule) => (
          <span className={css.acts}>
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
          </span>
        ),
      },
    ],
    [busy, retire],
  )
  const add = (
    <Button variant="filled" leftSection={<IconPlus size={16} stroke={2} aria-hidden />} onClick={() => setShown('new')}>
      {t('addRule')}
    </Button>
  )
  const isEmpty = result.data?.paging.totalElements === 0 && !result.data.paging.unfiltered
  return (
    <>
      <PageHeader title={t('learning')} terms={TERMS} documentTitle={t('tab_rules')} facts={[t('rulesText')]} actions={!isEmpty && add} />
      <LearningTabs tab="rules" />
      <DataTable
        exported={exportLearningRules}
        name="learningRules"
        label={t('tab_rules')}
        searchLabel={t('searchRules')}
        empty={
          <EmptyState kind="empty" title={t('noRules')} actions={add}>
            {t('noRulesText')}
          </EmptyState>
        }
        {...{ columns, onSearch, result, standard }}
        search={shownList}
      />
      <SettingsHistory kind="learningRule" atFoot />
      <LazyBoundary>{shown && <RuleDialog rule={shown === 'new' ? null : shown} onClose={() => setShown(null)} />}</LazyBoundary>
    </>
  )
}
