import type { components } from '../../api/recruitment.gen.ts'
import type { TableColumn } from '../data/table/columns.ts'
import { day, number } from '../i18n/format.ts'
import { t } from '../i18n/hiringPlan.ts'
import { quarterInWords } from './words.ts'

type Row = components['schemas']['BudgetedPositions']
const contains = { operator: 'STR_CONTAIN' } as const

/** The rows of the budget, by the columns' names on the wire. */
export const budgetColumns: readonly TableColumn<Row>[] = [
  { id: 'id', header: t('id'), kind: 'number', width: 76, card: 'id', startsHidden: true, cell: ({ id }) => id },
  {
    id: 'department',
    header: t('department'),
    kind: 'text',
    ...contains,
    width: 220,
    always: true,
    card: 'title',
    cell: ({ department }) => <b>{department}</b>,
  },
  { id: 'departmentId', header: t('departmentId'), kind: 'number', filterOnly: true, cell: ({ departmentId }) => departmentId },
  { id: 'quarter', header: t('quarter'), kind: 'date', width: 120, priority: 'high', cell: ({ quarter }) => quarterInWords(quarter) },
  {
    id: 'positionTitle',
    header: t('positionTitle'),
    kind: 'text',
    ...contains,
    cell: ({ positionTitle }) => positionTitle || <span className="meta">{t('anyPosition')}</span>,
  },
  { id: 'people', header: t('people'), kind: 'number', width: 110, priority: 'high', cell: ({ people }) => number(people) },
  { id: 'changedAt', header: t('changedAt'), kind: 'date', width: 120, cell: ({ changedAt }) => day(changedAt) },
]
