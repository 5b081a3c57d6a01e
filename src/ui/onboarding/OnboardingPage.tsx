import { ActionIcon } from '@mantine/core'
import { IconMailForward, IconUserCheck } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import { exportOnboarding } from '../../machines/commands/exportSheet.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { LazyBoundary, lazy } from '../components/lazy.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import type { TableSearch } from '../data/table/address.ts'
import { criteriaOf } from '../data/table/criteria.ts'
import { DataTable } from '../data/table/DataTable.tsx'
import { type ListFact, useListFacts } from '../data/table/useListFacts.tsx'
import { ConversionDialog, useConversion } from '../employees/ConversionDialog.tsx'
import { t } from '../i18n/onboarding.ts'
import { type InOnboarding, mayConvert, onboardingColumns } from './onboardingColumns.tsx'

const TERMS = ['compliance', 'onboardingDocument', 'conversion'] as const

const RemindDialog = lazy(() => import('./RemindDialog.tsx').then((m) => ({ default: m.RemindDialog })))
const standingAt = (step: InOnboarding['nextStep']): ListFact['where'] => [{ column: 'nextStep', operator: 'SEL_EQUAL', value: step }]
const facts: readonly ListFact[] = [
  { where: standingAt('checkDocuments'), say: (n) => t('toCheck', { n }) },
  { where: standingAt('remind'), say: (n) => t('toRemind', { n }) },
  { where: standingAt('convert'), say: (n) => t('toConvert', { n }) },
]

type Reminding = { people: readonly InOnboarding[]; onDone?: () => void }

/** Everybody with a contract on the way: what is in, what is missing, who is reminded, who can be converted. */
export function OnboardingPage({ search, onSearch }: { search: TableSearch; onSearch: (search: TableSearch) => void }) {
  const conversion = useConversion()
  const [reminding, setReminding] = useState<Reminding | null>(null)
  const convert = ({ employeeId }: InOnboarding) => employeeId !== null && conversion.send({ type: 'open', employeeId })
  const remind = (row: InOnboarding) => setReminding({ people: [row] })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the conversion is the page's own and stays the same
  const columns = useMemo(() => onboardingColumns({ onRemind: remind, onConvert: convert }), [conversion])
  const body = criteriaOf(search, columns)
  const result = recruitmentQueries.useQuery('post', '/employee-onboarding/progress/criteria', { body }, { placeholderData: keepPreviousData })
  const said = useListFacts({ list: 'onboarding', page: '/apponb', columns, facts, result })
  const rows = result.data?.responseDataList ?? []
  return (
    <>
      <PageHeader title={t('title')} terms={TERMS} facts={[t('about'), ...said.facts]} />
      <DataTable
        name="onboarding"
        facts={said.counted}
        label={t('title')}
        columns={columns}
        searchLabel={t('searchIn')}
        exported={exportOnboarding}
        empty={
          <EmptyState kind="empty" title={t('noneTitle')}>
            {t('noneText')}
          </EmptyState>
        }
        // The next step stands in its column; here is what can be done besides.
        rowActions={(row) => (
          <>
            {row.mayRemind && row.nextStep !== 'remind' && (
              <ActionIcon aria-label={t('remindWhom', { name: row.applicantName })} title={t('remind')} onClick={() => remind(row)}>
                <IconMailForward size={16} stroke={1.8} />
              </ActionIcon>
            )}
            {mayConvert(row) && row.nextStep !== 'convert' && (
              <ActionIcon aria-label={t('convertWhom', { name: row.applicantName })} title={t('convert')} onClick={() => convert(row)}>
                <IconUserCheck size={16} stroke={1.8} />
              </ActionIcon>
            )}
          </>
        )}
        batch={(selection, clear) => (
          <button
            type="button"
            onClick={() => 'ids' in selection && setReminding({ people: rows.filter(({ id }) => selection.ids.includes(id)), onDone: clear })}
          >
            {t('remindSeveral')}
          </button>
        )}
        {...{ search, onSearch, result }}
      />
      <LazyBoundary>{reminding && <RemindDialog {...reminding} onClose={() => setReminding(null)} />}</LazyBoundary>
      <ConversionDialog conversion={conversion} />
    </>
  )
}
