import { Button } from '@mantine/core'
import { IconTemplate } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { recruitmentQueries } from '../../api/queries.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { Pending } from '../components/Pending.tsx'
import { ConversionDialog, useConversion } from '../employees/ConversionDialog.tsx'
import { t } from '../i18n/letters.ts'
import { useClaims } from '../shell/session.ts'
import deskCss from './desk.module.css'
import css from './HrModules.module.css'
import { LetterPane } from './LetterPane.tsx'
import { isUndelivered } from './LetterStatus.tsx'
import { type HrSearch, kinds } from './letterKinds.ts'
import { SelectedList } from './SelectedList.tsx'

type Props = { search: HrSearch; onSearch: (change: HrSearch) => void }

/** The HR module: who was selected, the letters of the one chosen, and what will be read. */
export function HrModules({ search, onSearch }: Props) {
  const { applicationId, letter = 'offer', q = '', page = 1 } = search
  const list = recruitmentQueries.useQuery(
    'post',
    '/application/selected/criteria',
    { body: { page, size: 50, ...(q ? { search: q } : {}) } },
    { placeholderData: keepPreviousData },
  )
  const claims = useClaims()
  const conversion = useConversion()
  const { responseDataList: rows = [], paging } = list.data ?? {}
  const failed = rows.filter(({ jobOfferMail, contractOfferMail }) => [jobOfferMail, contractOfferMail].some((mail) => mail && isUndelivered[mail])).length
  const ready = rows.filter(({ canConvert }) => canConvert).length
  const facts = [
    ...(paging ? [t('candidates', { n: paging.totalElements })] : []),
    ...(failed ? [t('failed', { n: failed })] : []),
    ...(ready ? [t('ready', { n: ready })] : []),
  ]
  const chosen = rows.find(({ id }) => id === applicationId)
  // A letter whose address is known is shown, whoever else is selected.
  const isEmpty = list.data !== undefined && rows.length === 0 && !q && page === 1 && !applicationId
  return (
    <>
      <PageHeader
        title={t('title')}
        documentTitle={[...(chosen ? [kinds[letter].name(), chosen.applicantName] : []), t('title')].join(' – ')}
        facts={facts}
        actions={
          claims?.roles.includes('Recruitment Manager') && (
            <Button
              renderRoot={(props) => <Link {...props} to="/notifications" search={{ tab: 'templates' }} />}
              leftSection={<IconTemplate size={16} stroke={1.8} aria-hidden />}
            >
              {t('templates')}
            </Button>
          )
        }
      />
      {list.isPending && <Pending />}
      {list.isError && !list.data && <LoadFailed title={t('listFailedTitle')} error={list.error} onRetry={() => void list.refetch()} />}
      {isEmpty && (
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
      )}
      {paging && !isEmpty && (
        <div className={applicationId ? `${deskCss.hgrid} ${deskCss.chosen}` : deskCss.hgrid}>
          <SelectedList
            rows={rows}
            paging={paging}
            search={search}
            onSearch={(text) => onSearch({ q: text || undefined, page: undefined })}
            onPage={(to) => onSearch({ page: to === 1 ? undefined : to })}
            onConvert={({ employeeId }) => employeeId !== null && conversion.send({ type: 'open', employeeId })}
          />
          {applicationId ? (
            <LetterPane key={`${applicationId} ${letter}`} kind={letter} applicationId={applicationId} search={search} />
          ) : (
            <div className={css.hpick}>
              {rows.length === 0 ? (
                <EmptyState
                  kind="noMatch"
                  title={t('noMatchTitle', { search: q })}
                  actions={<Button renderRoot={(props) => <Link {...props} to="/hr-modules" />}>{t('clearSearch')}</Button>}
                />
              ) : (
                <EmptyState kind="notYet" title={t('pickTitle')}>
                  {t('pickText')}
                </EmptyState>
              )}
            </div>
          )}
        </div>
      )}
      <ConversionDialog conversion={conversion} />
    </>
  )
}
