import { Select } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { SearchBox } from '../components/form/SearchBox.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { t as sayForm } from '../i18n/applicationForm.ts'
import { t as sayApprovals } from '../i18n/approvals.ts'
import { t as sayCompany } from '../i18n/companySettings.ts'
import { t } from '../i18n/reference.ts'
import { t as sayLimits } from '../i18n/timeLimits.ts'
import { t as sayVoluntary } from '../i18n/voluntarySettings.ts'
import { ApplicationFormSettings } from './ApplicationFormSettings.tsx'
import { ApprovalChains } from './ApprovalChains.tsx'
import { CompanySettings } from './CompanySettings.tsx'
import { type Place, places } from './places.ts'
import css from './ReferenceData.module.css'
import { ReferenceList } from './ReferenceList.tsx'
import { TimeLimits } from './TimeLimits.tsx'
import type { ListPage } from './useReference.ts'
import { VoluntarySettings } from './VoluntarySettings.tsx'

const TERMS = ['referenceData', 'approvalChain', 'timeLimit', 'voluntaryQuestion'] as const

const nameOf = (place: Place) =>
  place === 'approvalChains'
    ? sayApprovals('chains')
    : place === 'timeLimits'
      ? sayLimits('limits')
      : place === 'applicationForm'
        ? sayForm('settings')
        : place === 'voluntary'
          ? sayVoluntary('settings')
          : place === 'company'
            ? sayCompany('company')
            : t(place)

type Props = {
  list: Place
  search: string
  departmentId: number | undefined
  shown: ListPage
  onPage: (change: Partial<ListPage>) => void
  onSearch: (search: string) => void
  onList: (list: Place) => void
  onDepartment: (id: number | undefined) => void
}

/** All reference lists: the choice at the left, the items of the chosen one. */
export function ReferenceData({ list, search, departmentId, shown, onPage, onSearch, onList, onDepartment }: Props) {
  return (
    <>
      <PageHeader title={t('title')} terms={TERMS} documentTitle={`${nameOf(list)} – ${t('title')}`} />
      <div className={css.refs}>
        <nav className={css.refsLists} aria-label={t('lists')}>
          <ul className="nav">
            {places.map((id) => (
              <li key={id}>
                <Link to="." search={{ list: id }} aria-current={id === list ? 'page' : undefined}>
                  {nameOf(id)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.refsMain}>
          <Select
            className={css.refsPick}
            aria-label={t('lists')}
            size="lg"
            data={places.map((id) => ({ value: id, label: nameOf(id) }))}
            value={list}
            allowDeselect={false}
            onChange={(value) => onList(value as Place)}
          />
          {list === 'approvalChains' ? (
            <ApprovalChains departmentId={departmentId} onDepartment={onDepartment} />
          ) : list === 'applicationForm' ? (
            <ApplicationFormSettings />
          ) : list === 'voluntary' ? (
            <VoluntarySettings />
          ) : list === 'company' ? (
            <CompanySettings />
          ) : list === 'timeLimits' ? (
            <TimeLimits departmentId={departmentId} onDepartment={onDepartment} />
          ) : (
            <ReferenceList key={list} list={list} search={search} shown={shown} onPage={onPage} onClear={() => onSearch('')}>
              <SearchBox label={t('search', { list: nameOf(list) })} value={search} onSearch={onSearch} />
            </ReferenceList>
          )}
        </div>
      </div>
    </>
  )
}
