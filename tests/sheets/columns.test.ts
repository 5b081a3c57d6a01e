import { expect, test } from 'vitest'
import { applicationColumns } from '../../src/ui/candidates/applicationColumns.tsx'
import { employeeColumns } from '../../src/ui/employees/employeeColumns.tsx'
import { selectedColumns } from '../../src/ui/letters/selectedColumns.tsx'
import { requisitionColumns } from '../../src/ui/requisitions/requisitionColumns.tsx'
import { trackingColumns } from '../../src/ui/tracking/trackingColumns.tsx'
import { testApp } from '../app.ts'
import { posted } from '../files/posted.ts'
import { download, rowsOf } from './sheets.ts'

const t = await testApp()
const { requisitionId } = await posted(t)
type Shown = readonly { id: string; header: string; exported?: false; options?: readonly { value: string; label: string }[] }[]
const lists: [path: string, columns: Shown][] = [
  ['/application/export', applicationColumns],
  [`/applicant/export/${requisitionId}`, applicationColumns],
  ['/employee/export', employeeColumns],
  ['/requisitions/export', requisitionColumns({ departments: ['Surgery'], positionTypes: [] })],
  ['/application/selected/export', selectedColumns(() => undefined)],
  ['/requisitions/export', trackingColumns({ departments: [], positionTypes: [] })],
]

test.each(lists)('%s takes every column that its screen can show', async (path, columns) => {
  const show = columns.filter(({ exported }) => exported !== false).map(({ id, header, options = [] }) => ({ column: id, heading: header, words: options }))
  const { status, bytes } = await download(t, path, { format: 'xlsx', criteria: {}, show })
  expect(status, bytes.toString().slice(0, 300)).toBe(200)
  expect((await rowsOf(bytes))[0]).toEqual(show.map(({ heading }) => heading))
})
