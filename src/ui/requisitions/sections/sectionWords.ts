import { t as sayKit } from '../../i18n/components.ts'
import { money } from '../../i18n/format.ts'
import { isPayPeriod, t as sayPay } from '../../i18n/pay.ts'
import { t } from '../../i18n/requisitions.ts'

const fields = {
  positionTitle: 'positionTitle',
  positionId: 'positionId',
  industryId: 'industry',
  industryDisciplineId: 'discipline',
  jobPositionTypeId: 'positionType',
  jobApplTypeId: 'contractType',
  jobDescription: 'description',
  departmentId: 'department',
  priority: 'priority',
  startDate: 'startDate',
  endDate: 'endDate',
  openings: 'openingsLabel',
  reason: 'reason',
  qualifications: 'qualifications',
  location: 'location',
  financial: 'financial',
  experience: 'experience',
  skills: 'skills',
  weight: 'weight',
  mandatory: 'mandatory',
  complianceDocument: 'document',
  responsibilities: 'responsibilities',
  source: 'source',
  remote: 'remote',
  distance: 'distance',
  compensationFrom: 'from',
  compensationTo: 'to',
  currency: 'currency',
  period: 'period',
  minExperience: 'minExperience',
  maxExperience: 'maxExperience',
} as const
const sources = ['Requisition', 'Application', 'Offer', 'Contract'] as const
const isOneOf = <T extends string>(list: readonly T[], value: unknown): value is T => list.some((one) => one === value)

/** A field of the contract in the words of its form. */
export const fieldInWords = (field: string): string => (Object.hasOwn(fields, field) ? t(fields[field as keyof typeof fields]) : field)

/** What stands in such a field, as a person reads it; money in the currency given. */
export function valueInWords(field: string, value: unknown, currency: unknown): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'boolean') return sayKit(value ? 'yes' : 'no')
  if (Array.isArray(value)) return value.join(', ')
  if (field === 'source' && isOneOf(sources, value)) return t(`source_${value}`)
  if (field === 'period' && isPayPeriod(value)) return sayPay(value)
  if (field.startsWith('compensation') && typeof value === 'number' && typeof currency === 'string') return money(value, currency)
  return String(value)
}
