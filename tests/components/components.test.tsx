// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Refusal } from '../../src/api/client.ts'
import { ErrorSummary, fieldsOf } from '../../src/ui/components/form/fields.tsx'
import { problemText } from '../../src/ui/components/form/problems.ts'
import { Looks } from '../../src/ui/components/Looks.tsx'
import { Moves, type Transition } from '../../src/ui/components/status/Moves.tsx'
import { StatusTrack } from '../../src/ui/components/status/StatusTrack.tsx'
import { tableSearch } from '../../src/ui/data/table/address.ts'
import type { TableColumn } from '../../src/ui/data/table/columns.ts'
import { criteriaOf } from '../../src/ui/data/table/criteria.ts'
import { money } from '../../src/ui/i18n/format.ts'
import { payInWords } from '../../src/ui/i18n/pay.ts'

afterEach(cleanup)
// Growing text fields listen to fonts, which this document has none of.
Object.assign(document, { fonts: new EventTarget() })
const show = (ui: React.ReactNode) => render(<Looks nonce="">{ui}</Looks>)
const transitions: Transition[] = [
  { status: 'offer', event: 'makeOffer', allowed: false, why: 'NOT_SELECTED' },
  { status: 'screening', event: 'screen', allowed: true, why: null },
  { status: 'rejected', event: 'reject', allowed: true, why: null },
]

describe('what can happen next', () => {
  test('offers the allowed, says why not for the locked, and does nothing when a locked one is pressed', async () => {
    const onMove = vi.fn()
    show(<Moves transitions={transitions} label={({ event }) => event} why={() => 'Select the candidate first'} onMove={onMove} asides={['reject']} />)
    expect(screen.getAllByRole('button').map((button) => button.dataset.event)).toEqual(['screen', 'makeOffer', 'reject'])
    const locked = screen.getByRole('button', { name: /makeOffer.*Select the candidate first/ })
    expect(locked.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(locked)
    expect(onMove).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'screen' }))
    expect(onMove).toHaveBeenCalledWith(transitions[1])
  })

  test('asks for the reason of a move and does not go on without one', async () => {
    const onMove = vi.fn()
    const ask = ({ event }: Transition) => (event === 'reject' ? { title: 'Reject Ana?', confirm: 'Reject', reason: 'text' as const } : null)
    show(<Moves transitions={transitions} label={({ event }) => event} why={() => ''} onMove={onMove} ask={ask} asides={['reject']} />)
    await userEvent.click(screen.getByRole('button', { name: 'reject' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Reject' }))
    expect(screen.getByText('Say why, in a few words')).toBeTruthy()
    await userEvent.type(screen.getByLabelText('Reason'), 'Not enough experience')
    await userEvent.click(screen.getByRole('button', { name: 'Reject' }))
    expect(onMove).toHaveBeenCalledWith(transitions[2], 'Not enough experience')
  })
})

test('the track marks what is past, now and allowed next', () => {
  show(
    <StatusTrack
      name="The way"
      stations={['new', 'screening', 'offer']}
      now="screening"
      dates={{ new: '2026-11-03', screening: '2026-11-04' }}
      transitions={[{ status: 'offer', event: 'makeOffer', allowed: true, why: null }]}
      label={(status) => status}
      why={() => ''}
    />,
  )
  const [first, second, third] = screen.getAllByRole('listitem')
  expect([first?.className, second?.className, third?.className]).toEqual(['past', 'now', 'can'])
  expect(second?.getAttribute('aria-current')).toBe('step')
  expect(second?.textContent).toContain('since 4 Nov 2026')
})

test('the track tells what was skipped from what was passed, and offers nobody what is not theirs', () => {
  show(
    <StatusTrack
      name="The way"
      stations={['new', 'screening', 'interview', 'offer']}
      now="interview"
      dates={{ new: '2026-11-03', interview: '2026-11-04' }}
      transitions={[{ status: 'offer', event: 'makeOffer', allowed: false, why: 'NOT_YOURS' }]}
      label={(status) => status}
      why={() => 'Not yours to decide'}
    />,
  )
  const items = screen.getAllByRole('listitem')
  expect(items.map(({ className }) => className)).toEqual(['past', 'skipped', 'now', ''])
  expect(items[1]?.textContent).toBe('screeningskipped')
  expect(items[3]?.textContent).toBe('offer')
})

test('the error summary takes the focus and leads to the field', async () => {
  const errors = [{ field: 'positionTitle', message: 'Enter a title' }]
  const { id, error } = fieldsOf(errors)('positionTitle')
  show(
    <>
      <ErrorSummary errors={errors} />
      <input id={id} aria-label="Title" />
    </>,
  )
  expect(error).toBe('Enter a title')
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  await userEvent.click(screen.getByRole('link', { name: 'Enter a title' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Title'))
})

describe('the list in the address', () => {
  const columns: TableColumn<{ id: number }>[] = [
    { id: 'id', header: 'ID', kind: 'number', cell: ({ id }) => id },
    { id: 'status', header: 'Status', kind: 'select', cell: () => null },
    { id: 'name', header: 'Name', kind: 'text', operator: 'STR_CONTAIN', cell: () => null },
  ]
  test('starts at page 1, newest first, with the specified operators', () => {
    expect(criteriaOf(tableSearch({}), columns)).toEqual({ page: 1, size: 25, sort: '-id', columns: [], operators: [], values: [] })
    expect(criteriaOf(tableSearch({ by: 'status', is: 'hired' }), columns)).toMatchObject({ columns: ['status'], operators: ['SEL_EQUAL'], values: ['hired'] })
    expect(criteriaOf(tableSearch({ by: 'id', is: 7 }), columns)).toMatchObject({ operators: ['NUM_EQUAL'], values: ['7'] })
    expect(criteriaOf(tableSearch({ by: 'name', is: 'an' }), columns)).toMatchObject({ operators: ['STR_CONTAIN'] })
  })
  test('any address shows a list', () => {
    expect(tableSearch({ page: -3, size: 7, sort: "id'; drop", q: {}, by: [] })).toEqual({
      page: undefined,
      size: undefined,
      sort: undefined,
      q: undefined,
      by: undefined,
      is: undefined,
      where: undefined,
      cols: undefined,
      view: undefined,
    })
    expect(criteriaOf(tableSearch({ by: 'secret', is: '1' }), columns)).toMatchObject({ columns: [] })
  })
})

test.each([
  ['requisition', new Refusal(400, { code: 'BAD_INPUT', message: 'x' }), 'Failed! Make sure you filled all fields'],
  ['requisition', new Refusal(500, { code: 'UNKNOWN', message: 'x' }), 'Failed!'],
  [
    'application',
    new Refusal(409, { code: 'TWICE', message: 'Sorry, an application for this position exists' }),
    'Sorry, an application for this position exists',
  ],
  ['scheduling', new Refusal(409, { code: 'INTERVIEW_ALREADY_EXISTS_THIS_DATE', message: 'x' }), 'interview already exists this date'],
  ['scheduling', new Refusal(409, { code: 'X', message: 'y'.repeat(60) }), 'Failed!'],
  ['scheduling', new Refusal(409, { code: 'X', message: 'y'.repeat(59) }), 'y'.repeat(59)],
  ['pdfOne', new Refusal(409, { code: 'X', message: 'y' }), 'Job Requisition is Incomplete'],
  ['upload', new Refusal(400, { code: 'X', message: 'y' }), 'Failed to upload!'],
  ['complianceSave', new Refusal(400, { code: 'X', message: 'y' }), 'Required documents are not uploaded'],
] as const)('%s: the words of the error catalogue', (situation, refusal, words) => expect(problemText(refusal, situation).text).toBe(words))

/** Between a code and its amount stands a space that does not break. */
const plain = (text: string) => text.replaceAll(/\s/gu, ' ')

test('money is kept in minor units, written whole when it is, and always names its currency', () => {
  expect([money(9_400_000, 'AUD'), money(1_050, 'USD'), money(500, 'JPY'), money(null, 'AUD')].map(plain)).toEqual(['AUD 94,000', 'USD 10.50', 'JPY 500', ''])
})

test.each([
  [[6_600_000, 7_920_000], 'CAD 66,000–79,200 a year'],
  [[6_600_000, 6_600_000], 'CAD 66,000 a year'],
  [[null, 7_920_050], 'CAD 79,200.50 a year'],
  [[null, null], ''],
])('pay from and to %j reads %s', ([from = null, to = null], words) => expect(plain(payInWords({ from, to, currency: 'CAD', period: 'YEARLY' }))).toBe(words))
