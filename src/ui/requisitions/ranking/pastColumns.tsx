import type { components } from '../../../api/recruitment.gen.ts'
import { shownName } from '../../candidates/nameOf.ts'
import { AddressLink } from '../../components/AddressLink.tsx'
import { Status } from '../../components/status/Status.tsx'
import { labelOf, states } from '../../components/status/states.ts'
import type { TableColumn } from '../../data/table/columns.ts'
import { number, oneDigit } from '../../i18n/format.ts'
import { t } from '../../i18n/pastRanking.ts'
import css from './PastRanking.module.css'

export type Ranked = components['schemas']['PastRanked']

export const personOf = ({ applicantName, rank }: Ranked) =>
  applicantName ? shownName(applicantName) : rank === null ? t('hiddenUnranked') : t('hidden', { rank })

const statuses = Object.keys(states.application) as Ranked['status'][]

/** The ranking of a day; of a day that has passed the place now stands beside it. */
export const pastColumns = ({ isNow = false, onWhy }: { isNow?: boolean; onWhy?: (row: Ranked) => void }): TableColumn<Ranked>[] => [
  {
    id: 'rank',
    header: t('rank'),
    kind: 'number',
    width: 112,
    priority: 'high',
    card: 'id',
    cell: ({ rank }) => (rank === null ? <span className="dim">{t('noRank')}</span> : <b>{number(rank)}</b>),
  },
  {
    id: 'applicantName',
    header: t('candidate'),
    kind: 'text',
    operator: 'STR_CONTAIN',
    always: true,
    card: 'title',
    cell: (row) =>
      row.applicationId === null ? (
        personOf(row)
      ) : (
        <span className={css.person}>
          <AddressLink className="p" url={`/canprf?applicationId=${row.applicationId}`}>
            {personOf(row)}
          </AddressLink>{' '}
          <button type="button" className="note-do" aria-label={t('whyOf', { name: personOf(row) })} onClick={() => onWhy?.(row)}>
            {t('why')}
          </button>
        </span>
      ),
  },
  {
    id: 'status',
    header: t('status'),
    kind: 'select',
    width: 196,
    card: 'status',
    options: statuses.map((value) => ({ value, label: labelOf('application', value) })),
    cell: ({ status }) => <Status of="application" is={status} />,
  },
  {
    id: 'score',
    header: t('score'),
    kind: 'number',
    width: 84,
    priority: 'high',
    mayBeEmpty: true,
    cell: ({ score }) => (score === null ? t('none') : oneDigit(score)),
  },
  {
    id: 'rankNow',
    header: t('rankNow'),
    kind: 'number',
    width: 104,
    priority: 'low',
    mayBeEmpty: true,
    startsHidden: isNow,
    cell: ({ rankNow }) => (rankNow === null ? <span className="dim">{t('nowGone')}</span> : number(rankNow)),
  },
  { id: 'formula', header: t('formulaOf'), kind: 'number', width: 104, startsHidden: true, cell: ({ formula }) => number(formula) },
]
