// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { Refusal } from '../../src/api/client.ts'
import { ProblemAlert } from '../../src/ui/components/form/ProblemAlert.tsx'
import { problemText, type Situation } from '../../src/ui/components/form/problems.ts'
import { Looks } from '../../src/ui/components/Looks.tsx'

afterEach(cleanup)
const refused = (status: number, message: string, code = 'REFUSED') => new Refusal(status, { code, message })
const why = 'Another requisition has this number.'
const long = 'The interviewer has another interview at this time, in another building.'

/** The table of the specification, row by row: where it happens, what the server says, what is seen, and what stands beside it. */
const rows: [row: string, situation: Situation, refusal: Refusal, seen: string, beside?: string][] = [
  ['generic failure', 'other', refused(500, ''), 'Failed'],
  ['clone failure', 'clone', refused(409, why), 'Failed', why],
  ['PDF data, one requisition', 'pdfOne', refused(409, why), 'Job Requisition is Incomplete'],
  ['PDF data, several ids', 'pdfSeveral', refused(409, why), 'Some of Checked Job Requisitions are Incomplete'],
  ['INTERVIEW_ALREADY_EXISTS_THIS_DATE', 'scheduling', refused(409, why, 'INTERVIEW_ALREADY_EXISTS_THIS_DATE'), 'interview already exists this date'],
  [
    'Sorry, an application for this',
    'application',
    refused(409, 'Sorry, an application for this position is there already.'),
    'Sorry, an application for this position is there already.',
  ],
  ['saving a requisition, 400', 'requisition', refused(400, why), 'Failed! Make sure you filled all fields'],
  ['saving a requisition, 409', 'requisition', refused(409, why), 'Failed!', why],
  ['saving a requisition, other error', 'requisition', refused(500, why), 'Failed!', why],
  ['an application, 400', 'application', refused(400, why), 'Failed! Make sure you filled all fields'],
  ['an application, other error', 'application', refused(409, why), why],
  ['file upload', 'upload', refused(422, why), 'Failed to upload!', why],
  ['review update', 'review', refused(409, why), 'Failed to update!', why],
  ['interview scheduling, under 60 characters', 'scheduling', refused(409, 'x'.repeat(59)), 'x'.repeat(59)],
  ['interview scheduling, 60 characters and more', 'scheduling', refused(409, long), 'Failed!', long],
  ['other interview failures', 'interview', refused(502, why), 'Failed!', why],
  ['other compliance failures', 'compliance', refused(409, why), 'Failed!', why],
  ['compliance save failure', 'complianceSave', refused(409, why), 'Required documents are not uploaded'],
  ['reference data', 'reference', refused(409, why), why],
  ['template', 'template', refused(409, why), why],
  ['deletion of a reference item', 'referenceDeletion', refused(409, why), why],
  ['employee', 'employee', refused(409, why), why],
  ['offer letter', 'letter', refused(409, why), why],
]

describe('the error catalogue', () => {
  test.each(rows)('%s', (_row, situation, refusal, seen, beside) => {
    expect(problemText(refusal, situation)).toEqual({ text: seen, warning: situation === 'referenceDeletion', ...(beside ? { reason: beside } : {}) })
    render(
      <Looks nonce="">
        <ProblemAlert problem={refusal} situation={situation} />
      </Looks>,
    )
    expect(screen.getByRole('alert').textContent).toBe([seen, beside].filter(Boolean).join(' '))
  })

  test('a requisition that somebody else saved meanwhile says both', () => {
    const { text, reason } = problemText(refused(409, 'Version 3 is newer.', 'STALE_VERSION'), 'requisition')
    expect(text).toBe('Failed!')
    expect(reason).toMatch(/^Somebody else saved this in the meantime/)
  })
})
