import { ActionIcon, Checkbox } from '@mantine/core'
import { IconStarFilled, IconX } from '@tabler/icons-react'
import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { candidateQuery } from '../../../machines/flows/applicationStatus.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Pending } from '../../components/Pending.tsx'
import { ScrollBox } from '../../components/ScrollBox.tsx'
import { t as sayApplication } from '../../i18n/applications.ts'
import { t } from '../../i18n/compare.ts'
import candidateCss from '../candidate.module.css'
import { nameOf } from '../nameOf.ts'
import css from './CompareCandidates.module.css'
import { atAGlance, byCriterion, differs, isBest, type Row } from './comparison.tsx'

const TERMS = ['profileScore', 'reviewScore', 'mandatory'] as const

type Props = { requisitionId: number; ids: readonly number[]; onChange: (ids: number[]) => void }

/** Two to four candidates of a requisition beside each other: what is known, and how far each fulfils what is asked for. */
export default function CompareCandidates({ requisitionId, ids, onChange }: Props) {
  const [onlyDiffering, setOnlyDiffering] = useState(false)
  const results = useQueries({ queries: ids.map(candidateQuery) })
  // Somebody else's candidates have other criteria: an address that names them compares without them.
  const candidates = results.flatMap(({ data }) => (data?.application.requisitionId === requisitionId ? data : []))
  const failed = results.flatMap(({ error, data, refetch }, at) => (error && !data ? { id: ids[at]!, error, refetch } : []))
  const groups = [
    { title: t('glance'), rows: atAGlance(candidates) },
    { title: t('criteria'), rows: byCriterion(candidates) },
  ].map(({ title, rows }) => ({ title, rows: onlyDiffering ? rows.filter(differs) : rows }))
  return (
    <>
      <PageHeader
        title={t('title')}
        terms={TERMS}
        crumbs={
          <Link to="/selreq" search={{ requisitionId }}>
            {t('back')}
          </Link>
        }
        facts={candidates[0] ? [candidates[0].application.positionTitle] : []}
        actions={
          candidates.length > 1 && (
            <Checkbox label={t('differing')} checked={onlyDiffering} onChange={(event) => setOnlyDiffering(event.currentTarget.checked)} />
          )
        }
      />
      {failed.map(({ id, error, refetch }) => (
        <LoadFailed key={id} as="line" title={t('unreadable')} error={error} onRetry={() => void refetch()} />
      ))}
      {results.some(({ isPending }) => isPending) ? (
        <Pending />
      ) : candidates.length < 2 ? (
        failed.length === 0 && <EmptyState kind="empty" title={t('tooFew')} />
      ) : (
        <ScrollBox label={t('table')} className={css.box}>
          <table className={css.table} aria-label={t('table')}>
            <thead>
              <tr>
                <th scope="col">
                  <span className="vh">{t('aspect')}</span>
                </th>
                {candidates.map(({ application: { id, applicant } }) => (
                  <th key={id} scope="col">
                    <span className="between">
                      <Link className="link" to="/canprf" search={{ applicationId: id }}>
                        {nameOf(applicant)}
                      </Link>
                      {candidates.length > 2 && (
                        <ActionIcon
                          size="sm"
                          aria-label={t('remove', { name: nameOf(applicant) })}
                          title={t('remove', { name: nameOf(applicant) })}
                          onClick={() => onChange(ids.filter((one) => one !== id))}
                        >
                          <IconX size={14} stroke={1.8} />
                        </ActionIcon>
                      )}
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            {groups.map(
              ({ title, rows }) =>
                rows.length > 0 && (
                  <tbody key={title}>
                    <tr>
                      <th scope="rowgroup" colSpan={candidates.length + 1} className={css.group}>
                        <span>{title}</span>
                      </th>
                    </tr>
                    {rows.map((row) => (
                      <Line key={row.key} row={row} ids={candidates.map(({ application }) => application.id)} />
                    ))}
                  </tbody>
                ),
            )}
          </table>
          {groups.every(({ rows }) => rows.length === 0) && <p className="dim">{t('same')}</p>}
        </ScrollBox>
      )}
    </>
  )
}

const Line = ({ row, ids }: { row: Row; ids: readonly number[] }) => (
  <tr>
    <th scope="row">
      {row.label}
      {row.mandatory && <span className={candidateCss.must}>{sayApplication('must')}</span>}
    </th>
    {row.cells.map(({ shown }, at) => (
      <td key={ids[at]}>
        <span className={css.cell}>
          {shown}
          {isBest(row, at) && (
            <span className="st t-green tone">
              <IconStarFilled size={12} aria-hidden />
              <span className="vh">{t('best')}</span>
            </span>
          )}
        </span>
      </td>
    ))}
  </tr>
)
