import { SettingsError } from '../settings.ts'

/** What mends it, by the code that the network or PostgreSQL gives; the words of the error itself stand before it. */
const ADVICE: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there: start PostgreSQL, or correct host and port',
  ENOENT: 'there is no socket of a PostgreSQL: start it, or correct folder and port',
  ENOTFOUND: 'there is no such host: correct it',
  EAI_AGAIN: 'the host could not be looked up: correct it',
  ETIMEDOUT: 'nothing answers there: correct host and port, or open the way',
  EHOSTUNREACH: 'there is no way to that host: correct it, or open the way',
  '28P01': 'the user or the password is wrong: correct them',
  '28000': 'the server does not let this user in: correct the user, or allow it in pg_hba.conf',
  '3D000': 'there is no such database: make it, or correct the name',
  '53300': 'the server has no connection left: raise its max_connections, or lower POOL_SIZE',
  '42501': 'the user may not change the database: let it own the database',
  '0A000': 'the server lacks an extension: install the PostgreSQL contrib package there',
  '58P01': 'the server lacks an extension: install the PostgreSQL contrib package there',
  '42P07': 'the database holds tables of something else, or of a Threshold from before its first release: name an empty one',
  '42710': 'the database holds parts of something else: name an empty one',
}

/** The sentence about a database of DATABASE_URL that cannot be used; its password is never in it. */
export function unusable(url: string, error: unknown): SettingsError {
  const { hostname, port, username, pathname } = new URL(url)
  const where = `${username ? `${decodeURIComponent(username)} at ` : ''}${decodeURIComponent(hostname) || 'the local socket'}:${port || 5432}${pathname}`
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : ''
  const said = cause instanceof Error ? cause.message : String(cause)
  return new SettingsError([`DATABASE_URL (${where}) cannot be used: ${ADVICE[code] ?? said}${ADVICE[code] && said ? ` (${said})` : ''}.`])
}
