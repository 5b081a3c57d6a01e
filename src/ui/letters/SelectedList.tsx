import { Button, Group } from '@mantine/core'
import { IconUserCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { components } from '../../api/recruitment.gen.ts'
import { SearchBox } from '../components/form/SearchBox.tsx'
import { PersonAvatar } from '../components/PersonAvatar.tsx'
import { InStatus } from '../components/status/InStatus.tsx'
import { t } from '../i18n/letters.ts'
import deskCss from './desk.module.css'
import { LetterStatus } from './LetterStatus.tsx'
import type { HrSearch } from './letterKinds.ts'
import css from './SelectedList.module.css'
import { letterOf, type SelectedApplication } from './selectedColumns.tsx'

type Paging = components['schemas']['Paging']
type Props = {
  rows: readonly SelectedApplication[]
  paging: Paging
  search: HrSearch
  onSearch: (search: string) => void
  onPage: (page: number) => void
  onConvert: (row: SelectedApplication) => void
}

/** Everybody from selection to hiring, with how far offer and contract are. */
export function SelectedList({ rows, paging, search, onSearch, onPage, onConvert }: Props) {
  return (
    <nav className={deskCss.hlist} aria-label={t('list')}>
      <div className={css.hfind}>
        <SearchBox label={t('search')} value={search.q ?? ''} onSearch={onSearch} className="" />
      </div>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <Link
              to="/hr-modules"
              search={{ ...search, applicationId: row.id, letter: letterOf(row) }}
              aria-current={row.id === search.applicationId ? 'true' : undefined}
            >
              <span className="row">
                <PersonAvatar name={row.applicantName} small />
                <span className={`${deskCss.nm} ell`}>{row.applicantName}</span>
              </span>
              <span className={`dim ell ${deskCss.hpos}`}>{row.positionTitle}</span>
              <span className={`dim ${deskCss.hpos}`}>
                <InStatus is={row.inStatus} />
              </span>
              <span className="pair">
                <span className="dim">{t('offer')}</span>
                <LetterStatus lifecycle="offerLetter" status={row.jobOffer} mail={row.jobOfferMail} />
                <span className="dim">{t('contract')}</span>
                <LetterStatus lifecycle="contractLetter" status={row.contractOffer} mail={row.contractOfferMail} />
              </span>
            </Link>
            {row.canConvert && (
              <button
                type="button"
                className={css.hconvert}
                data-event="convert"
                aria-label={t('convertPerson', { name: row.applicantName })}
                onClick={() => onConvert(row)}
              >
                <IconUserCheck size={15} stroke={1.8} aria-hidden />
                {t('convert')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {paging.totalPages > 1 && (
        <Group justify="space-between" p={12} gap={4}>
          <Button size="xs" aria-disabled={paging.page <= 1} onClick={() => paging.page > 1 && onPage(paging.page - 1)}>
            {t('previous')}
          </Button>
          <span className="meta">{t('pageOf', { page: paging.page, pages: paging.totalPages })}</span>
          <Button size="xs" aria-disabled={paging.page >= paging.totalPages} onClick={() => paging.page < paging.totalPages && onPage(paging.page + 1)}>
            {t('next')}
          </Button>
        </Group>
      )}
    </nav>
  )
}
