import { resolve } from 'node:path'

/** Everything the environment decides, checked once at start. README.md lists the names. */
export type Settings = ReturnType<typeof readSettings>

type Env = Record<string, string | undefined>

/** What is wrong with the environment, every line naming a setting and how to mend it. */
export class SettingsError extends Error {
  readonly wrong: string[]
  constructor(wrong: string[]) {
    super(
      wrong.length === 1
        ? `Threshold cannot start: ${wrong[0]}`
        : `Threshold cannot start with these settings:\n${wrong.map((line) => `  - ${line}`).join('\n')}`,
    )
    this.wrong = wrong
  }
}

/** Reads and checks the settings; throws one message that names every wrong one. */
export function readSettings(env: Env = process.env) {
  const wrong: string[] = []
  const optional = (name: string) => env[name]?.trim() || null
  const text = (name: string, fallback: string) => optional(name) ?? fallback
  const number = (name: string, fallback: number, min: number, max: number) => {
    const raw = optional(name)
    if (raw === null) return fallback
    const value = Number(raw)
    if (!Number.isInteger(value) || value < min || value > max) wrong.push(`${name} must be a whole number from ${min} to ${max}, not "${raw}".`)
    return value
  }
  const address = (name: string, protocols: string[]) => {
    const raw = optional(name)
    if (raw !== null && (!URL.canParse(raw) || !protocols.includes(new URL(raw).protocol)))
      wrong.push(`${name} must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}.`)
    return raw
  }

  const production = env.NODE_ENV === 'production'
  const secret = optional('APP_SECRET')
  if (production && (!secret || Buffer.byteLength(secret) < 32))
    wrong.push('APP_SECRET must hold at least 32 random characters in production, for example from `openssl rand -base64 48`.')
  if (production && !optional('PUBLIC_URL')) wrong.push('PUBLIC_URL must be set in production: letters and mails link to it.')
  const service = text('SERVICE', 'all')
  if (!['all', 'auth', 'hr', 'recruitment'].includes(service)) wrong.push(`SERVICE must be all, auth, hr or recruitment, not "${service}".`)
  const timeZone = text('TIME_ZONE', 'Australia/Melbourne')
  if (!knownTimeZone(timeZone)) wrong.push(`TIME_ZONE must be an IANA time zone such as Europe/Vienna, not "${timeZone}".`)
  const citiesOf = text('CITIES_OF', 'all')
  if (citiesOf !== 'all' && !/^[A-Z]{2}(,[A-Z]{2})*$/.test(citiesOf))
    wrong.push(`CITIES_OF must be all or countries by their ISO 3166 codes, such as AU,NZ, not "${citiesOf}".`)
  const rateLimits = text('RATE_LIMITS', 'on') !== 'off'
  if (production && !rateLimits) wrong.push('RATE_LIMITS=off is for tests only.')

  const host = text('HOST', '127.0.0.1')
  const port = number('PORT', 3000, 0, 65535)
  const settings = {
    production,
    host,
    port,
    publicUrl: address('PUBLIC_URL', ['http:', 'https:'])?.replace(/\/$/, '') ?? `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`,
    secret: secret ?? 'threshold-development-only-secret',
    service,
    dataDir: resolve(text('DATA_DIR', 'data')),
    databaseUrl: address('DATABASE_URL', ['postgres:', 'postgresql:']),
    poolSize: number('POOL_SIZE', 4, 1, 100),
    /** With these a new production database gets its first recruitment manager. */
    firstManagerEmail: optional('FIRST_MANAGER_EMAIL'),
    firstManagerPassword: optional('FIRST_MANAGER_PASSWORD'),
    smtpUrl: address('SMTP_URL', ['smtp:', 'smtps:']),
    /** How long the mail server may be silent, in seconds. */
    mailTimeout: number('MAIL_TIMEOUT', 30, 1, 300),
    /** An address; its name, where it has none, is the company's. */
    mailFrom: text('MAIL_FROM', 'no-reply@threshold.test'),
    /** The company's name in a new database; a manager changes it there. */
    organisation: text('ORGANISATION', 'Saltmarsh Health'),
    timeZone,
    /** Whose cities a new database starts with, beside those of the home country. */
    citiesOf: citiesOf === 'all' ? ('all' as const) : citiesOf.split(','),
    s3Bucket: optional('S3_BUCKET'),
    s3Endpoint: address('S3_ENDPOINT', ['http:', 'https:']),
    s3Region: text('S3_REGION', 'us-east-1'),
    trustProxy: optional('TRUST_PROXY'),
    logLevel: text('LOG_LEVEL', 'warn'),
    /** Answers are checked against the contract as well (tests). */
    checkAnswers: text('CHECK_ANSWERS', 'off') === 'on',
    rateLimits,
  }
  if (wrong.length) throw new SettingsError(wrong)
  return settings
}

function knownTimeZone(timeZone: string) {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}
