import type { Call } from '../platform/context.ts'
import { sendSheet } from './exportList.ts'
import { MOST_ROWS } from './limits.ts'
import type { Cell } from './readWorkbook.ts'
import type { ImportColumn } from './runImport.ts'

type Filling = { rows?: Cell[][]; further?: readonly string[] }

/** A workbook to fill in: the headings with an example or with `rows`, and a second sheet that says what each column takes. */
export function sendTemplate(reply: Call['reply'], name: string, columns: readonly ImportColumn[], { rows, further = [] }: Filling = {}): Promise<Buffer> {
  const allowed = columns.map((column): Cell[] => [column.heading, column.required ? 'Yes' : 'No', column.allowed])
  const notes = [
    `At most ${MOST_ROWS} rows, one item in each; the first row keeps its headings.`,
    `${rows ? '' : 'The example row is left out. '}Formulas are not read: paste values.`,
    'Either all rows are added or, if one is wrong, none; then each wrong row is named.',
    ...further,
  ]
  return sendSheet(
    reply,
    'xlsx',
    { name, headings: columns.map(({ heading }) => heading), rows: rows ?? [columns.map(({ example }) => example)] },
    { name: 'What is allowed', headings: ['Column', 'Must be filled in', 'What is allowed'], rows: [...allowed, [], ...notes.map((note): Cell[] => [note])] },
  )
}
