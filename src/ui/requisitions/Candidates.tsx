import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { isOpenToApplicants } from '../../machines/lifecycles/requisition.ts'
import { mayOpen } from '../../machines/pages.ts'
import { CandidateTable } from '../candidates/CandidateTable.tsx'
import { EnterApplication } from '../candidates/form/EnterApplication.tsx'
import type { TableSearch } from '../data/table/address.ts'
import { t as sayPeople } from '../i18n/people.ts'
import { t } from '../i18n/requisitions.ts'
import { useClaims } from '../shell/session.ts'
import { AddApplicant } from './AddApplicant.tsx'
import type { Summary } from './RequisitionHeader.tsx'

type Props = { id: number; summary: Summary; search: TableSearch; onSearch: (search: TableSearch) => void }

/** Everybody who applied for this position, best first; HR sees them, an interviewer those whom they interview. */
export function Candidates({ id, summary, search, onSearch }: Props) {
  const hr = mayOpen('reqsch', useClaims())
  const { position } = summary
  return (
    <div>
      <h2 id="section-title">{t('candidates')}</h2>
      <p className="dim">{t(hr ? 'candidatesHelp' : 'candidatesOfHr')}</p>
      {hr && isOpenToApplicants(position.status) && (
        <>
          <EnterApplication requisitionId={id} />
          <AddApplicant requisitionId={id} title={position.positionTitle} />
        </>
      )}
      {hr && (
        <Button size="md" renderRoot={(props) => <Link {...props} to="/selreq" search={{ requisitionId: id, people: 'known' }} />}>
          {sayPeople('known')}
        </Button>
      )}
      {hr && <CandidateTable requisitionId={id} search={search} onSearch={onSearch} />}
    </div>
  )
}
