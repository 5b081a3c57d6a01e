import { Button } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { operations } from '../../api/recruitment.gen.ts'
import { offerLetter } from '../../machines/addresses.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { t } from '../i18n/public.ts'
import { Doors } from './Doors.tsx'
import { FacetList } from './Facets.tsx'
import css from './OpenPositions.module.css'
import { Pages } from './Pages.tsx'
import { PositionRow } from './PositionRow.tsx'
import { PublicBar } from './PublicBar.tsx'
import publicCss from './public.module.css'
import { SearchForm } from './SearchForm.tsx'
import { filtersOn, type PositionSearch } from './search.ts'

type Answer = operations['listOpenPositions']['responses']['200']['content']['application/json']
type Props = { answer: Answer; search: PositionSearch; returnTo?: string | undefined }

/** What anyone may read and apply to. */
export function OpenPositions({ answer: { organisation, responseDataList: positions, paging, facets }, search, returnTo }: Props) {
  const [showsFilters, setShowsFilters] = useState(false)
  const narrowed = filtersOn(search) > 0 || Boolean(search.search)
  return (
    <div className={publicCss.pub}>
      <PageTitle title={`${t('title')}, ${organisation}`} />
      {facets.total > 0 && (
        <a className={`skip ${css.skip}`} href="#positions">
          {t('skip')}
        </a>
      )}
      <PublicBar organisation={organisation} returnTo={returnTo} />
      <main>
        <div className={publicCss.hero}>
          <h1 tabIndex={-1}>{t('hero', { organisation })}</h1>
          <p className={publicCss.lead}>{t('lead', { total: facets.total })}</p>
          <SearchForm search={search} facets={facets} />
          <a className={`link ${publicCss.narrow}`} href={offerLetter}>
            {t('haveCode')}
          </a>
          <Doors />
        </div>
        {facets.total === 0 ? (
          <EmptyState kind="empty" title={t('noneTitle')}>
            {t('noneText')}
          </EmptyState>
        ) : (
          <div className={publicCss.cols}>
            <div className={css.pubFilters} id="filters" data-open={showsFilters || undefined}>
              <FacetList facets={facets} search={search} />
            </div>
            <section id="positions" aria-labelledby="positions-count" tabIndex={-1}>
              <div className={publicCss.pubCount}>
                <h2 id="positions-count" aria-live="polite">
                  {t('count', { count: paging.totalElements })}
                </h2>
                <span className={`meta ${publicCss.wide}`}>{t('newest')}</span>
                <Button
                  className={publicCss.narrow}
                  variant="default"
                  size="md"
                  leftSection={<IconFilter size={18} stroke={1.8} aria-hidden />}
                  aria-expanded={showsFilters}
                  aria-controls="filters"
                  onClick={() => setShowsFilters(!showsFilters)}
                >
                  {t('filterCount', { count: filtersOn(search) })}
                </Button>
              </div>
              {positions.length > 0 ? (
                <ul className={publicCss.jobs}>
                  {positions.map((position) => (
                    <PositionRow key={position.id} position={position} />
                  ))}
                </ul>
              ) : (
                <EmptyState
                  kind="noMatch"
                  title={search.search ? t('noMatchFor', { search: search.search }) : t('noMatchTitle')}
                  actions={
                    narrowed && (
                      <Button variant="default" size="md" renderRoot={(props) => <Link {...props} to="/homepage" />}>
                        {t('clear')}
                      </Button>
                    )
                  }
                >
                  {t('noMatchText', { total: facets.total })}
                </EmptyState>
              )}
              <Pages paging={paging} search={search} />
            </section>
          </div>
        )}
      </main>
    </div>
  )
}
