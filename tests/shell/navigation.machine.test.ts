import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { Claims } from '../../src/api/token.ts'
import { navigationMachine } from '../../src/machines/navigation.ts'
import { mayOpen, pageAt, pages } from '../../src/machines/pages.ts'

const events = [
  { type: 'open' as const },
  { type: 'close' as const },
  { type: 'toggle' as const },
  { type: 'visit' as const, id: 'jobreq', title: 'Recruitment Dashboard', url: '/jobreq' },
]

describe.each([true, false])('the drawer, open at first: %s', (open) => {
  const paths = getShortestPaths(navigationMachine, {
    input: { open },
    events,
    serializeState: (now, event, before) => JSON.stringify([now.value, now.context.active, event?.type, before?.value]),
  })
  test.each(paths.map((path) => ({ name: path.steps.map(({ event }) => event.type).join(' > '), path })))('$name', ({ path }) => {
    const actor = createActor(navigationMachine, { input: { open } }).start()
    for (const { event, state } of path.steps) {
      if (events.includes(event)) actor.send(event)
      expect([actor.getSnapshot().value, actor.getSnapshot().context.active]).toEqual([state.value, state.context.active])
    }
  })
})

test('an item may be opened unless it says otherwise', () => {
  const actor = createActor(navigationMachine, { input: { open: true } }).start()
  actor.send(events[3]!)
  expect(actor.getSnapshot().context.active).toEqual({ id: 'jobreq', title: 'Recruitment Dashboard', url: '/jobreq', canAccess: true })
})

describe('pages and rights', () => {
  const who = (roles: Claims['roles'], authorities: Claims['authorities'] = []): Claims => ({ email: '', userName: '', subject: '', roles, authorities })
  const opens = (claims: Claims | null) => (Object.keys(pages) as (keyof typeof pages)[]).filter((page) => mayOpen(page, claims))

  test('nobody opens nothing, an applicant nothing of the main layout', () => {
    expect(opens(null)).toEqual([])
    expect(opens(who(['Applicant']))).toEqual([])
  })
  test('an employee opens requisitions, profiles, the own day and the own things', () => {
    expect(opens(who(['Employee']))).toEqual([
      'jobreq',
      'myDay',
      'reqsum',
      'interviews',
      'canprf',
      'scorecard',
      'employee',
      'tasks',
      'myRecord',
      'account',
      'learning',
      'leave',
      'referrals',
    ])
  })
  test('an officer opens all but the day of an employee, reports, reference data, users and the record of an employee', () => {
    const officer = who(['Recruitment Officer'], ['JOB_POSTING', 'CANDIDATE_ACCESS', 'SHORTLISTING', 'BACKGROUND_CHECK', 'ONBOARDING'])
    expect((Object.keys(pages) as (keyof typeof pages)[]).filter((page) => !mayOpen(page, officer))).toEqual([
      ...['myDay', 'referenceData', 'myRecord', 'users', 'leaveSettings', 'leaveBalances', 'reports'],
    ])
  })
  test('an address belongs to the longest page that fits', () => {
    expect(['/jobreq/5', '/employee', '/employee/7', '/employeePack', '/jobreqs', '/nope'].map(pageAt)).toEqual([
      'jobreq',
      'employees',
      'employee',
      'employeePack',
      null,
      null,
    ])
  })
})
