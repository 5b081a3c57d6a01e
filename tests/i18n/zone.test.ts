import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

/** The words as they are read in a page that the server has written a zone into. */
async function pageIn(zone: string) {
  vi.resetModules()
  vi.stubGlobal('document', { querySelector: () => ({ content: zone }) })
  const [format, zones] = [await import('../../src/ui/i18n/format.ts'), await import('../../src/ui/i18n/zone.ts')]
  return { ...format, ...zones }
}
const MOMENT = '2026-11-20T10:30:00Z'

describe('whoever reads it in Vienna', () => {
  const before = process.env.TZ
  beforeEach(() => {
    process.env.TZ = 'Europe/Vienna'
  })
  afterEach(() => {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
    vi.unstubAllGlobals()
    vi.resetModules()
  })

  test.each([
    ['Pacific/Kiritimati', '21 Nov 2026', '21 Nov 2026, 00:30 GMT+14', '2026-11-21'],
    ['Pacific/Niue', '19 Nov 2026', '19 Nov 2026, 23:30 GMT-11', '2026-11-19'],
    ['Europe/Vienna', '20 Nov 2026', '20 Nov 2026, 11:30', '2026-11-20'],
    // While developing nobody fills it in.
    ['__TIME_ZONE__', '20 Nov 2026', '20 Nov 2026, 11:30', '2026-11-20'],
  ])('a moment is shown on its day in %s, and a plain day as it stands', async (zone, day, moment, iso) => {
    const page = await pageIn(zone)
    expect(page.day(MOMENT)).toBe(day)
    expect(page.moment(MOMENT)).toBe(moment)
    expect(page.isoDayIn(new Date(MOMENT), page.organisationZone())).toBe(iso)
    expect(page.day('2026-03-09')).toBe('9 Mar 2026')
    expect(page.time(MOMENT)).toBe('11:30')
  })

  test('today is the day where the organisation is', async () => {
    const [ahead, behind] = [(await pageIn('Pacific/Kiritimati')).today(), (await pageIn('Pacific/Niue')).today()]
    expect(ahead > behind).toBe(true)
  })
})
