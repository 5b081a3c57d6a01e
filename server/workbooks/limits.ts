/** What a workbook may hold to be read; said to the person in these numbers. */
export const MOST_ROWS = 5000
export const MOST_COLUMNS = 50
export const MOST_CELLS = 100_000
export const MOST_STRINGS = 100_000
/** Longer than anything we keep in a cell: what is cut here is refused by its own limit. */
export const MOST_LENGTH = 5000
