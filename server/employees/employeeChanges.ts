import type { components } from '../../src/api/recruitment.gen.ts'
import { DOTS } from './readEmployee.ts'
import { type Section, sections } from './sectionPermissions.ts'

type Sections = Pick<components['schemas']['EmployeeRecord'], Section>
type Fields = { [field: string]: unknown }

/** What stands in the log as dots: whoever reads the log need not be who may see it in the record. */
const SECRET: Partial<Record<Section, 'all' | readonly string[]>> = {
  personalDetails: ['birthDate', 'gender'],
  superannuationFund: ['memberNumber'],
  bankDetail: 'all',
  taxDetail: 'all',
  disability: 'all',
  driversLicence: ['number'],
}
const isSecret = (section: Section, field: string) => SECRET[section] === 'all' || SECRET[section]?.includes(field) === true

/** An address in one line; everything else as it is. */
const plain = (value: unknown) => (typeof value === 'object' && value !== null ? Object.values(value).filter(Boolean).join(', ') : value)

/** What changed in the sections, field by field, with what is private as dots. */
export function changesOf(before: Sections, after: Sections): { before: Fields; after: Fields } {
  const changed = { before: {} as Fields, after: {} as Fields }
  for (const section of sections) {
    const [was, is]: [Fields, Fields] = [before[section], after[section]]
    for (const field of Object.keys(is)) {
      const [from, to] = [plain(was[field]), plain(is[field])]
      if (from === to) continue
      const told = (value: unknown, as: string) => (isSecret(section, field) && value !== '' && value !== null ? as : value)
      changed.before[`${section}.${field}`] = told(from, DOTS)
      changed.after[`${section}.${field}`] = told(to, `${DOTS} (new)`)
    }
  }
  return changed
}
