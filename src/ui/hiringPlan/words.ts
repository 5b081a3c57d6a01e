import type { components } from '../../api/recruitment.gen.ts'
import { t } from '../i18n/hiringPlan.ts'

type Schemas = components['schemas']
export type Column = Schemas['HiringColumn']
export type Plan = Schemas['HiringPlan']
export const columns = ['budgeted', 'open', 'filled'] as const satisfies readonly Column[]

const numberOf = (firstDay: string) => (Number(firstDay.slice(5, 7)) + 2) / 3
/** "Q4 2026" */
export const quarterInWords = (firstDay: string) => t('quarterOf', { n: String(numberOf(firstDay)), year: firstDay.slice(0, 4) })
/** "Q4", where the year stands above. */
export const shortQuarter = (firstDay: string) => t('quarterShort', { n: String(numberOf(firstDay)) })

/** The quarters of some years as choices. */
export const quarterChoices = (from: number, to: number) =>
  Array.from({ length: 4 * (to - from + 1) }, (_, at) => {
    const value = `${from + Math.floor(at / 4)}-${String((at % 4) * 3 + 1).padStart(2, '0')}-01`
    return { value, label: quarterInWords(value) }
  })

/** "Surgery, Q4 2026, Registered nurse" */
export const rowInWords = ({ department, quarter, positionTitle }: Pick<Schemas['BudgetedPositions'], 'department' | 'quarter' | 'positionTitle'>) =>
  t(positionTitle ? 'rowWithPosition' : 'rowIs', { department, quarter: quarterInWords(quarter), position: positionTitle })
