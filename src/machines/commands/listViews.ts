import type { components } from '../../api/auth.gen.ts'
import { auth, orThrow, recruitment } from '../../api/client.ts'
import type { components as common } from '../../api/common.gen.ts'
import { command } from './command.ts'

export type ListView = components['schemas']['ListView']
/** What a colleague shares. */
export type SharedView = components['schemas']['SharedView']
type ListName = components['schemas']['ListName']
type New = { list: ListName } & Pick<ListView, 'name' | 'search'>

/** What a person does with the views of a list. A new one is answered by its key. */
export const createView = command((body: New, signal) => auth.POST('/views', { body, signal }).then((answer) => orThrow(answer).responseData.id))
export const updateView = command(({ id, tells: _, ...body }: ListView, signal) =>
  auth.PUT('/views/{id}', { params: { path: { id } }, body, signal }).then(orThrow),
)
export const deleteView = command(({ id, version }: Pick<ListView, 'id' | 'version'>, signal) =>
  auth.DELETE('/views/{id}', { params: { path: { id }, query: { version } }, signal }).then(orThrow),
)
type Told = { id: number; criteria: common['schemas']['Criteria'] | null }
/** Lets a view of applications tell of what it finds from now on; without criteria it does not any more. */
export const keepSearch = command(({ id, criteria }: Told, signal) =>
  recruitment.PUT('/application/kept-search/{id}', { params: { path: { id } }, body: { criteria }, signal }).then(orThrow),
)
type Kept = { list: ListName; columns?: string[]; widths?: components['schemas']['ColumnWidths'] }
export const keepColumns = command(({ list, ...body }: Kept, signal) =>
  auth.PUT('/list-columns/{list}', { params: { path: { list } }, body, signal }).then(orThrow),
)
