import type { components } from './common.gen.ts'

type Role = components['schemas']['Role']
export type Authority = components['schemas']['Authority']
/** What the signed token says about the person; read for showing, never trusted: the server asks again. */
export type Claims = { email: string; userName: string; roles: readonly Role[]; authorities: readonly Authority[]; subject: string }

const tokenKey = 'threshold.token'
const nameKey = 'threshold.userName'
/** Which records this person came from in this tab; named here, since nobody else may read it. */
export const visitsKey = 'threshold.visits'
const allRoles: readonly Role[] = ['Recruitment Manager', 'Recruitment Officer', 'Applicant', 'Employee']
const allAuthorities: readonly Authority[] = ['JOB_POSTING', 'CANDIDATE_ACCESS', 'SHORTLISTING', 'DASHBOARD', 'BACKGROUND_CHECK', 'ONBOARDING']

/** Nobody is signed in where the server draws a page. */
const readKey = (key: string): string | null => (import.meta.env?.SSR ? null : localStorage.getItem(key))
export const readToken = (): string | null => readKey(tokenKey)

export function keepToken(session: { token: string; userName: string }) {
  localStorage.setItem(tokenKey, session.token)
  localStorage.setItem(nameKey, session.userName)
}

export function forgetToken() {
  localStorage.removeItem(tokenKey)
  localStorage.removeItem(nameKey)
  sessionStorage.removeItem(visitsKey)
}

/** Tells when another tab signs in or out. */
export const isTokenChange = (event: StorageEvent) => event.key === tokenKey || event.key === null

function payloadOf(token: string): Record<string, unknown> | null {
  try {
    const [, payload = ''] = token.split('.')
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/** Roles come as one comma-separated string; compared whole, so that "NotApplicant" is nobody. */
export function claimsOf(token: string | null, userName: string): Claims | null {
  const payload = token ? payloadOf(token) : null
  if (!payload) return null
  const roles = String(payload.roles ?? '')
    .split(',')
    .map((role) => role.trim())
  const authorities = Array.isArray(payload.authorities) ? payload.authorities : []
  return {
    email: String(payload.email ?? ''),
    subject: String(payload.sub ?? ''),
    userName: userName || String(payload.email ?? ''),
    roles: allRoles.filter((role) => roles.includes(role)),
    authorities: allAuthorities.filter((authority) => authorities.includes(authority)),
  }
}

/** Who is signed in in this browser, by the stored token. */
export const currentClaims = (): Claims | null => claimsOf(readToken(), readKey(nameKey) ?? '')
