import { orThrow, recruitment } from '../../api/client.ts'
import type { operations } from '../../api/recruitment.gen.ts'
import { mergedNames, type ReferenceItem, type ReferenceListId, referenceCalls } from '../records/referenceItem.ts'
import { command } from './command.ts'

export type AskedList = operations['askForReferenceItem']['parameters']['path']['list']

/** Asks for what a list does not hold; the answer is the item to use. */
export const askForItem = command(({ list, name }: { list: AskedList; name: string }) =>
  recruitment.POST('/ref/{list}/asked', { params: { path: { list } }, body: { name } }).then((answer) => orThrow(answer).responseData),
)

type Of = { list: ReferenceListId; item: ReferenceItem }

/** What was asked for is saved by a manager, and so taken into the list. */
export const takeItem = command(({ list, item }: Of) => referenceCalls[list].change(item, { name: item.name }))

export const mergeItem = command(async ({ list, item: { id, version }, into }: Of & { into: number }) => {
  const name = mergedNames[list]
  if (!name) throw new Error(`Items of ${list} cannot be merged.`)
  return orThrow(await recruitment.POST('/ref/{list}/merge/{id}', { params: { path: { list: name, id } }, body: { into, version } }))
})
