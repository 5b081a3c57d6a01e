import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconDots, IconFileSpreadsheet, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { exportBudget } from '../../machines/commands/exportSheet.ts'
import { mayOpen } from '../../machines/pages.ts'
import { removeBudgetMachine } from '../../machines/records/budget.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { ConfirmDialog } from '../components/form/ConfirmDialog.tsx'
import { LazyBoundary, lazy } from '../components/lazy.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { notifyProblem, notifySuccess } from '../components/toast.ts'
import type { TableSearch } from '../data/table/address.ts'
import { criteriaOf } from '../data/table/criteria.ts'
import { DataTable } from '../data/table/DataTable.tsx'
import { useCommandActor } from '../data/useCommandActor.ts'
import { t } from '../i18n/hiringPlan.ts'
import { ImportDialog } from '../reference/ImportDialog.tsx'
import { useImporting } from '../reference/useImporting.ts'
import { useClaims } from '../shell/session.ts'
import { BudgetPreview } from './BudgetPreview.tsx'
import { budgetColumns } from './budgetColumns.tsx'
import { PlanTabs } from './PlanTabs.tsx'
import { rowInWords } from './words.ts'

const BudgetDialog = lazy(() => import('./BudgetDialog.tsx').then((kit) => ({ default: kit.BudgetDialog })))
type Row = components['schemas']['BudgetedPositions']

/** What is budgeted, row by row; a Recruitment Manager changes it. */
export function BudgetPage({ search, onSearch }: { search: TableSearch; onSearch: (search: TableSearch) => void }) {
  // What is there for managers alone is for whoever opens the reference data.
  const mayChange = mayOpen('referenceData', useClaims())
  const [shown, setShown] = useState<Row | 'new' | null>(null)
  const [leaving, setLeaving] = useState<Row | null>(null)
  const [importing, sendImport] = useImporting('budget', t('importName'), ['/hiring-plan'])
  const result = recruitmentQueries.useQuery(
    'post',
    '/hiring-plan/budget/criteria',
    { body: criteriaOf(search, budgetColumns) },
    { placeholderData: keepPreviousData },
  )
  const [removing, sendRemove] = useCommandActor(removeBudgetMachine, {
    done() {
      notifySuccess(t('removed'))
      setLeaving(null)
    },
    refused(problem) {
      notifyProblem(problem)
      setLeaving(null)
    },
  })
  const rowActions = (row: Row) => (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon aria-label={t('actions', { what: rowInWords(row) })}>
          <IconDots size={16} stroke={1.8} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={16} stroke={1.8} />} onClick={() => setShown(row)}>
          {t('edit')}
        </Menu.Item>
        <Menu.Item leftSection={<IconTrash size={16} stroke={1.8} />} onClick={() => setLeaving(row)}>
          {t('remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
  return (
    <>
      <PageHeader
        title={t('title')}
        documentTitle={t('budgetTitle')}
        facts={[t('budgetTitle')]}
        actions={
          mayChange && (
            <>
              <Button leftSection={<IconFileSpreadsheet size={16} stroke={1.7} aria-hidden />} onClick={() => sendImport({ type: 'open' })}>
                {t('import')}
              </Button>
              <Button variant="filled" leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />} onClick={() => setShown('new')}>
                {t('add')}
              </Button>
            </>
          )
        }
      />
      <PlanTabs tab="budget" />
      <DataTable
        name="budgetedPositions"
        label={t('budgetTitle')}
        columns={budgetColumns}
        searchLabel={t('budgetSearch')}
        exported={exportBudget}
        empty={
          <EmptyState kind="empty" title={t('budgetEmpty')}>
            {t('budgetEmptyText')}
          </EmptyState>
        }
        {...(mayChange && { rowActions })}
        {...{ search, onSearch, result }}
      />
      {mayChange && (
        <>
          <ImportDialog
            listName={t('importName')}
            text={t('importText')}
            previewed={(preview) => <BudgetPreview preview={preview} />}
            state={importing}
            send={sendImport}
          />
          <LazyBoundary fallback={null}>
            {shown && <BudgetDialog key={shown === 'new' ? 0 : shown.id} row={shown === 'new' ? null : shown} onClose={() => setShown(null)} />}
          </LazyBoundary>
          <ConfirmDialog
            opened={leaving !== null}
            title={leaving ? t('removeTitle', { what: rowInWords(leaving) }) : ''}
            confirm={t('removeDo')}
            danger
            busy={removing.hasTag('busy')}
            onConfirm={() => leaving && sendRemove({ type: 'do', what: { id: leaving.id, version: leaving.version } })}
            onCancel={() => setLeaving(null)}
          >
            {leaving && t('removeText', { n: leaving.people })}
          </ConfirmDialog>
        </>
      )}
    </>
  )
}
