/** One of several things in a cell: its name where that stands in quotes, and what else is said. */
export type CellPart = { name: string | null; rest: string }

/**
 * The parts of a cell, with a semicolon or a new line between them. A name that holds one itself stands in quotes, with each quote
 * in it doubled, as in a CSV file.
 */
export const partsOfCell = (text: string): CellPart[] =>
  [...text.matchAll(/\s*"((?:[^"]|"")*)"([^;\n]*)|([^;\n]+)/g)]
    .map(([, name, after = '', plain]) =>
      name === undefined ? { name: null, rest: (plain ?? '').trim() } : { name: name.replaceAll('""', '"'), rest: after.trim() },
    )
    .filter(({ name, rest }) => name !== null || rest !== '')

/** A name as it stands among others in a cell. */
export const inCell = (name: string) => (/[;\n"]|\s(from|until|on)\s/i.test(name) ? `"${name.replaceAll('"', '""')}"` : name)
