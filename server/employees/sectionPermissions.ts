import type { components } from '../../src/api/recruitment.gen.ts'
import type { Caller } from '../platform/context.ts'
import { has, isManager } from '../platform/http/permissions.ts'

export type Section = components['schemas']['EmployeeSection']
/** A reader of a record: the person, a recruitment manager, or whoever else prepares the start. */
type Reader = 'oneself' | 'manager' | 'officer'
/** What of the private fields a reader sees: everything, the last digits of numbers, or nothing. */
export type Sight = 'all' | 'lastDigits' | 'masked'

type Owned = { accountId: number | null }

export function readerOf({ accountId }: Owned, caller: Caller): Reader | null {
  if (accountId === caller.accountId) return 'oneself'
  if (isManager(caller)) return 'manager'
  return has(caller, 'ONBOARDING') ? 'officer' : null
}

export const sightOf: Readonly<Record<Reader, Sight>> = { oneself: 'all', manager: 'lastDigits', officer: 'masked' }

/** Who may change which section (product §3): pay, tax and disability are for managers and the person alone. */
const EDITORS: Readonly<Record<Section, readonly Reader[]>> = {
  personalDetails: ['oneself', 'manager', 'officer'],
  contactOne: ['oneself', 'manager', 'officer'],
  contactTwo: ['oneself', 'manager', 'officer'],
  superannuationFund: ['oneself', 'manager'],
  bankDetail: ['oneself', 'manager'],
  taxDetail: ['oneself', 'manager'],
  disability: ['oneself', 'manager'],
  driversLicence: ['oneself', 'manager', 'officer'],
}
/** The sections in the order of the profile. */
export const sections = Object.keys(EDITORS) as readonly Section[]

/** Position, department and manager are for HR to say; of the own record for a manager alone. */
export const mayPlace = (employee: Owned, caller: Caller) => isManager(caller) || readerOf(employee, caller) === 'officer'

export const editableBy = (reader: Reader | null): Section[] => sections.filter((section) => reader && EDITORS[section].includes(reader))
