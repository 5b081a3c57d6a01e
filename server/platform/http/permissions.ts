import type { components } from '../../../src/api/common.gen.ts'
import type { Caller } from '../context.ts'
import { forbidden, Problem } from './problem.ts'

type Authority = components['schemas']['Authority']
type Role = components['schemas']['Role']

/**
 * Who may call an operation at all; which records, the handler asks besides. `staff` is everybody but those whose only
 * role is Applicant.
 */
export type Rule = 'public' | 'signedIn' | 'staff' | 'applicant' | { authority: Authority } | { role: Role } | { anyOf: Rule[] }

/** What each role may do (product.md §3); several roles add up. */
const authoritiesOf: Record<Role, Authority[]> = {
  'Recruitment Manager': ['JOB_POSTING', 'CANDIDATE_ACCESS', 'SHORTLISTING', 'DASHBOARD', 'BACKGROUND_CHECK', 'ONBOARDING'],
  'Recruitment Officer': ['JOB_POSTING', 'CANDIDATE_ACCESS', 'SHORTLISTING', 'BACKGROUND_CHECK', 'ONBOARDING'],
  Employee: [],
  Applicant: [],
}

export const authorities = (roles: Role[]): Authority[] => [...new Set(roles.flatMap((role) => authoritiesOf[role]))]

export const isStaff = (caller: Pick<Caller, 'roles'>) => caller.roles.some((role) => role !== 'Applicant')
export const isManager = (caller: Pick<Caller, 'roles'>) => caller.roles.includes('Recruitment Manager')
export const isOfficer = (caller: Pick<Caller, 'roles'>) => caller.roles.includes('Recruitment Officer')
export const has = (caller: Pick<Caller, 'authorities'>, authority: Authority) => caller.authorities.includes(authority)

export function permits(rule: Rule, caller: Caller | null): boolean {
  if (rule === 'public') return true
  if (!caller) return false
  if (rule === 'signedIn') return true
  if (rule === 'staff') return isStaff(caller)
  if (rule === 'applicant') return caller.roles.includes('Applicant')
  if ('authority' in rule) return has(caller, rule.authority)
  if ('role' in rule) return caller.roles.includes(rule.role)
  return rule.anyOf.some((one) => permits(one, caller))
}

/** Throws 401 or 403 unless the rule lets this person call the operation. */
export function demand(rule: Rule, caller: Caller | null) {
  if (permits(rule, caller)) return
  throw caller ? forbidden() : new Problem(401, 'SIGN_IN', 'Sign in to go on.')
}
