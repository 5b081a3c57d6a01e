import type { components } from '../../api/common.gen.ts'
import type { LetterKind } from '../../machines/records/letter.ts'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { Pending } from '../components/Pending.tsx'
import { firstPage, turnedTo } from '../data/table/address.ts'
import { t } from '../i18n/letters.ts'
import deskCss from './desk.module.css'
import { LetterPane } from './LetterPane.tsx'
import type { HrSearch } from './letterKinds.ts'
import { SelectedList } from './SelectedList.tsx'
import type { SelectedApplication } from './selectedColumns.tsx'

type Props = {
  search: HrSearch
  onSearch: (search: HrSearch) => void
  list: {
    data?: { responseDataList: SelectedApplication[]; paging: components['schemas']['Paging'] } | undefined
    isPending: boolean
    error: unknown
    refetch: () => void
  }
  chosen: SelectedApplication | undefined
  letter: LetterKind
  applicationId: number
  onConvert: (row: SelectedApplication) => void
}

/** A letter with the list beside it: the same search, filters and page. Whoever is opened stands in it, on whatever page they are. */
export function LetterBeside({ search, onSearch, list, chosen, letter, applicationId, onConvert }: Props) {
  const { data, error } = list
  const listed = data?.responseDataList ?? []
  const rows = chosen && !listed.includes(chosen) ? [chosen, ...listed] : listed
  return (
    <div className={`${deskCss.hgrid} ${deskCss.chosen}`}>
      {data ? (
        <SelectedList
          rows={rows}
          paging={data.paging}
          search={search}
          onSearch={(q) => onSearch({ ...search, q: q || undefined, ...firstPage })}
          onPage={(to) => onSearch({ ...search, ...turnedTo(to, list.data?.paging.page, listed) })}
          onConvert={onConvert}
        />
      ) : (
        <nav className={deskCss.hlist} aria-label={t('list')}>
          {error ? <LoadFailed title={t('listFailedTitle')} error={error} onRetry={list.refetch} /> : <Pending />}
        </nav>
      )}
      <LetterPane key={`${applicationId} ${letter}`} kind={letter} applicationId={applicationId} search={search} />
    </div>
  )
}
