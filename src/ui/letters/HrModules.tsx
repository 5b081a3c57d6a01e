import { Button } from '@mantine/core'
import { IconTemplate } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import { exportSelected } from '../../machines/commands/exportSheet.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { criteriaOf } from '../data/table/criteria.ts'
import { DataTable } from '../data/table/DataTable.tsx'
import { type ListFact, useListFacts } from '../data/table/useListFacts.tsx'
import { ConversionDialog, useConversion } from '../employees/ConversionDialog.tsx'
import { t } from '../i18n/letters.ts'
import { useClaims } from '../shell/session.ts'
import { LetterBeside } from './LetterBeside.tsx'
import { type HrSearch, kinds } from './letterKinds.ts'
import { type SelectedApplication, selectedColumns } from './selectedColumns.tsx'

const TERMS = ['offerLetter', 'contractLetter', 'compliance', 'conversion'] as const

const standingAt = (...steps: SelectedApplication['nextStep'][]): ListFact['where'] => [{ column: 'nextStep', operator: 'SEL_ANY', value: steps }]
/** What HR has to do, by who waits for it. */
const facts: readonly ListFact[] = [
  { where: standingAt('writeOffer', 'writeContract'), say: (n) => t('needLetter', { n }) },
  { where: standingAt('sendOffer', 'releaseOffer', 'sendContract', 'releaseContract'), say: (n) => t('toSend', { n }) },
  { where: standingAt('convert'), say: (n) => t('toConvert', { n }) },
]

type Props = { search: HrSearch; onSearch: (search: HrSearch) => void }

/** The HR module: who was selected with the one next step for each; of the one chosen the letters, the list beside them. */
export function HrModules({ search, onSearch }: Props) {
  const { applicationId, letter = 'offer', ...listed } = search
  const conversion = useConversion()
  const convert = ({ employeeId }: SelectedApplication) => employeeId !== null && conversion.send({ type: 'open', employeeId })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the conversion is the page's own and stays the same
  const columns = useMemo(() => selectedColumns(convert), [conversion])
  const { useQuery } = recruitmentQueries
  const list = useQuery('post', '/application/selected/criteria', { body: criteriaOf(listed, columns) }, { placeholderData: keepPreviousData })
  const rows = list.data?.responseDataList ?? []
  const onPage = rows.find(({ id }) => id === applicationId)
  // Whoever is opened by a link from elsewhere may stand on another page of the list.
  const alone = useQuery(
    'post',
    '/application/selected/criteria',
    { body: { page: 1, size: 10, columns: ['id'], operators: ['NUM_EQUAL'], values: [`${applicationId ?? ''}`] } },
    { enabled: applicationId !== undefined && list.data !== undefined && !onPage },
  )
  const chosen = onPage ?? alone.data?.responseDataList.find(({ id }) => id === applicationId)
  const said = useListFacts({ list: 'selectedApplications', page: '/hr-modules', columns, facts, result: list })
  const isManager = useClaims()?.roles.includes('Recruitment Manager')
  return (
    <>
      <PageHeader
        title={t('title')}
        terms={TERMS}
        facts={said.facts}
        documentTitle={[...(chosen ? [kinds[letter].name(), chosen.applicantName] : []), t('title')].join(' – ')}
        actions={
          isManager && (
            <Button
              renderRoot={(props) => <Link {...props} to="/notifications" search={{ tab: 'templates' }} />}
              leftSection={<IconTemplate size={16} stroke={1.8} aria-hidden />}
            >
              {t('templates')}
            </Button>
          )
        }
      />
      {applicationId === undefined ? (
        <DataTable
          name="selectedApplications"
          facts={said.counted}
          label={t('list')}
          columns={columns}
          search={listed}
          onSearch={onSearch}
          result={list}
          exported={exportSelected}
          searchLabel={t('search')}
          empty={
            <EmptyState
              kind="empty"
              title={t('noneTitle')}
              actions={
                <Button component="a" href="/appsch">
                  {t('toTracking')}
                </Button>
              }
            >
              {t('noneText')}
            </EmptyState>
          }
        />
      ) : (
        <LetterBeside {...{ search, onSearch, list, chosen, letter, applicationId }} onConvert={convert} />
      )}
      <ConversionDialog conversion={conversion} />
    </>
  )
}
