// The two largest pieces of work that one person can ask for: a list of 100,000 rows as a file, and a workbook of 5,000 requisitions.
import { setTimeout } from 'node:timers/promises'
import { headingOf } from '../../server/requisitions/sheetColumns.ts'
import { workbookOf } from '../../server/workbooks/writeWorkbook.ts'

const EXPORTED = [
  'id',
  'applicantName',
  'applicantEmail',
  'positionTitle',
  'status',
  'profileScore',
  'missingMandatoryItems',
  'expectedSalary',
  'resume',
  'dateReceived',
]
export const IMPORTED = 5000

/** The most of something while work goes on, looked at every 50 ms. */
export async function peakDuring(read: () => number, work: Promise<unknown>): Promise<number> {
  let [peak, isDone] = [read(), false]
  const done = work.finally(() => {
    isDone = true
  })
  while (!isDone) {
    peak = Math.max(peak, read())
    await Promise.race([setTimeout(50), done.catch(() => undefined)])
  }
  await done
  return peak
}

type Caller = { address: string; token: string }

/** Reads the list of applications as CSV and drops it as it comes; answers with its lines. */
export async function exportApplications({ address, token }: Caller): Promise<number> {
  const response = await fetch(`${address}/api/v1/application/export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      format: 'csv',
      criteria: { page: 1, columns: ['id'], operators: ['NUM_TO'], values: ['100000'] },
      show: EXPORTED.map((column) => ({ column, heading: column })),
    }),
  })
  if (!response.ok) throw new Error(`The export answered ${response.status}: ${await response.text()}`)
  let lines = -1
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) for (const byte of chunk) if (byte === 10) lines++
  return lines
}

/** A workbook as a department might bring it in: a title, pay, a text and what is asked for. */
export const largeWorkbook = () =>
  workbookOf([
    {
      name: 'Job requisitions',
      headings: ['positionTitle', 'openings', 'compensationFrom', 'compensationTo', 'currency', 'jobDescription', 'skills'].map(headingOf),
      rows: Array.from({ length: IMPORTED }, (_, at) => [
        `Sample position ${at + 1}`,
        (at % 5) + 1,
        60_000 + at,
        70_000 + at,
        'AUD',
        'What the person will do, in a few sentences that fill some lines. '.repeat(12),
        'Patient care; Mentoring',
      ]),
    },
  ])

/** Brings the workbook in and waits until it stands in the database. */
export async function importWorkbook({ address, token }: Caller, workbook: Buffer): Promise<void> {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(workbook)]), 'positions.xlsx')
  const headers = { authorization: `Bearer ${token}` }
  const begun = await fetch(`${address}/api/v1/job_position/excel_upload`, { method: 'POST', headers, body })
  if (!begun.ok) throw new Error(`The import answered ${begun.status}: ${await begun.text()}`)
  const { id } = ((await begun.json()) as { responseData: { id: number } }).responseData
  for (;;) {
    const { data } = (await (await fetch(`${address}/api/v1/import/${id}`, { headers })).json()) as { data: { state: string; report?: unknown } }
    if (data.state === 'done') return
    if (data.state !== 'running') throw new Error(`The import ended as ${data.state}: ${JSON.stringify(data.report)}`)
    await setTimeout(200)
  }
}
