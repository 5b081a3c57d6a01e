import { type Cell, readWorkbook } from '../../server/workbooks/readWorkbook.ts'
import { workbookOf } from '../../server/workbooks/writeWorkbook.ts'
import type { components } from '../../src/api/recruitment.gen.ts'
import type { TestApp } from '../app.ts'

export type List = components['schemas']['ReferenceListName']
type Answer = { responseData: { id: number }; code: string; message: string; errors: { field: string; message: string }[] }

/** Hands in a workbook as the screen does. */
export async function handIn(t: TestApp, list: List, bytes: Buffer, name = 'items.xlsx', who = 'manager@threshold.test') {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(bytes)], name))
  const headers = { authorization: `Bearer ${await t.tokenOf(who)}` }
  const answer = await fetch(`${t.address}/api/v1/ref/${list}/create-new/excel`, { method: 'POST', body: form, headers })
  return { status: answer.status, body: (await answer.json()) as Answer }
}

/** How an import ended. */
export async function endOf(t: TestApp, id: number) {
  const { recruitment } = await t.as('manager')
  for (;;) {
    const { data } = await recruitment.GET('/import/{id}', { params: { path: { id } } })
    if (data!.data.state !== 'running') return data!.data
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** A workbook of plain rows, handed in and waited for. */
export async function imported(t: TestApp, list: List, headings: string[], rows: Cell[][]) {
  const { status, body } = await handIn(t, list, await workbookOf([{ name: 'Items', headings, rows }]))
  if (status !== 200) throw new Error(`${status} ${body.code}: ${body.message} ${JSON.stringify(body.errors)}`)
  return endOf(t, body.responseData.id)
}

export async function download(t: TestApp, path: string, body?: unknown, who = 'manager@threshold.test') {
  const headers: Record<string, string> = { authorization: `Bearer ${await t.tokenOf(who)}`, ...(body ? { 'content-type': 'application/json' } : {}) }
  const answer = await fetch(`${t.address}/api/v1${path}`, { method: body ? 'POST' : 'GET', headers, ...(body ? { body: JSON.stringify(body) } : {}) })
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()), headers: answer.headers }
}

export const rowsOf = async (bytes: Buffer) => (await readWorkbook('x.xlsx', bytes)).map(({ cells }) => cells)
