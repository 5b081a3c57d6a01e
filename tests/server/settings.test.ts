import { describe, expect, test } from 'vitest'
import { readSettings, SettingsError } from '../../server/platform/settings.ts'

const wrongWith = (env: Record<string, string>) => {
  try {
    readSettings(env)
  } catch (error) {
    if (error instanceof SettingsError) return error.wrong
    throw error
  }
  return []
}

describe('the settings', () => {
  test('need nothing outside production', () => {
    expect(readSettings({})).toMatchObject({ port: 3000, host: '127.0.0.1', databaseUrl: null, smtpUrl: null, production: false })
  })

  test.each([
    ['PORT', '80000'],
    ['PORT', 'http'],
    ['POOL_SIZE', '0'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['SMTP_URL', 'mail.example.com'],
    ['TIME_ZONE', 'Mars/Base'],
    ['CITIES_OF', 'Australia'],
    ['SERVICE', 'everything'],
  ])('refuse %s=%s and name it', (name, value) => {
    const wrong = wrongWith({ [name]: value })
    expect(wrong).toHaveLength(1)
    expect(wrong[0]).toContain(name)
  })

  test('of production need a long secret and a public address, and say all of it at once', () => {
    const wrong = wrongWith({ NODE_ENV: 'production', APP_SECRET: 'short', RATE_LIMITS: 'off' })
    expect(wrong.map((line) => line.split(' ')[0])).toEqual(expect.arrayContaining(['APP_SECRET', 'PUBLIC_URL', 'RATE_LIMITS=off']))
  })
})
