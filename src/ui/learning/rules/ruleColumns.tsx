import type { components } from '../../../api/hr.gen.ts'
import type { TableColumn } from '../../data/table/columns.ts'
import { day } from '../../i18n/format.ts'
import { t } from '../../i18n/learning.ts'
import { dayOfYear } from './dayOfYear.ts'

export type Rule = components['schemas']['LearningRule']
export const repeats = ['VALIDITY', 'MONTHS', 'FIXED_DAY'] as const satisfies components['schemas']['LearningRepeat'][]

const repeatInWords = ({ repeat, repeatMonths, fixedMonth, fixedDay }: Rule) => {
  if (repeat === 'MONTHS') return t('ruleMonths', { n: repeatMonths })
  return repeat === 'FIXED_DAY' && fixedMonth && fixedDay ? t('ruleDay', { day: dayOfYear(fixedMonth, fixedDay) }) : t('ruleValidity')
}
const audienceOf = ({ departments, positionTypes }: Rule) => [...departments, ...positionTypes].map(({ name }) => name).join(', ') || t('forEverybody')

export const ruleColumns: readonly TableColumn<Rule>[] = [
  { id: 'id', header: t('number'), kind: 'number', width: 76, card: 'id', startsHidden: true, cell: ({ id }) => id },
  {
    id: 'courseName',
    header: t('course'),
    kind: 'text',
    operator: 'STR_CONTAIN',
    width: 240,
    always: true,
    card: 'title',
    cell: ({ courseName }) => <span className="b">{courseName}</span>,
  },
  { id: 'audience', header: t('forWhom'), kind: 'text', operator: 'STR_CONTAIN', mayBeEmpty: true, cell: audienceOf },
  { id: 'dueDays', header: t('dueDays'), kind: 'number', width: 150, priority: 'high', cell: ({ dueDays }) => t('ruleDue', { n: dueDays }) },
  {
    id: 'repeat',
    header: t('repeat'),
    kind: 'select',
    width: 230,
    options: repeats.map((value) => ({ value, label: t(`repeat_${value}`) })),
    cell: repeatInWords,
  },
  { id: 'openDays', header: t('openDaysShort'), kind: 'number', width: 140, priority: 'low', startsHidden: true, cell: ({ openDays }) => openDays },
  { id: 'countsFrom', header: t('countsFrom'), kind: 'date', width: 130, priority: 'low', cell: ({ countsFrom }) => day(countsFrom) },
  {
    id: 'retired',
    header: t('retired'),
    kind: 'select',
    width: 120,
    card: 'status',
    options: [
      { value: 'true', label: t('retired') },
      { value: 'false', label: t('inUse') },
    ],
    cell: ({ retired }) => t(retired ? 'retired' : 'inUse'),
  },
]
