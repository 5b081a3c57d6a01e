import { Button } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import { useState } from 'react'
import { recruitmentQueries } from '../../../api/queries.ts'
import { LazyBoundary, lazy } from '../../components/lazy.tsx'
import { t } from '../../i18n/reports.ts'
import type { CountedSearch, ReportSearch } from '../search.ts'
import { searchOfSaved } from './keptSearch.ts'

const SaveReportDialog = lazy(() => import('./SaveReportDialog.tsx').then((module) => ({ default: module.SaveReportDialog })))

export const useSavedReports = () => recruitmentQueries.useQuery('get', '/saved-report')

/** Keeps the report as it is shown now, or changes the saved one that it was opened by. */
export function SaveReport({ search, onSearch }: { search: CountedSearch; onSearch: (search: ReportSearch) => void }) {
  const { data } = useSavedReports()
  const [opened, setOpened] = useState(false)
  const saved = data?.data.reports.find(({ id }) => id === search.saved) ?? null
  if (!data) return null
  return (
    <>
      <Button leftSection={<IconBookmark size={16} stroke={1.8} aria-hidden />} onClick={() => setOpened(true)}>
        {t(saved ? 'changeSaved' : 'saveReport')}
      </Button>
      {opened && (
        <LazyBoundary>
          <SaveReportDialog
            saved={saved}
            search={search}
            readers={data.data.readers}
            timeZone={data.data.timeZone}
            onClose={() => setOpened(false)}
            onSaved={(id, kept) => {
              setOpened(false)
              onSearch(searchOfSaved({ id, version: 0, kept }))
            }}
            onDeleted={() => {
              setOpened(false)
              onSearch({ ...search, saved: undefined })
            }}
          />
        </LazyBoundary>
      )}
    </>
  )
}
