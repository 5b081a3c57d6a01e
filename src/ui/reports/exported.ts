import type { components } from '../../api/recruitment.gen.ts'
import { t } from '../i18n/reports.ts'
import { rowInWords } from './words.ts'

type Schemas = components['schemas']

/** What the tables of a report are called in a file: as they are on the screen. */
export const exportedTables = ({ tables, unit }: Schemas['Report']): Schemas['ExportedReport']['tables'] =>
  tables.map(({ key, columns, rows }) => ({
    ...{ table: key, title: t(`table_${key}`), heading: t(`head_${key}`), all: t('total') },
    columns: columns.map((column) => ({ column, heading: t(`col_${column}`) })),
    words: rows.filter(({ name }) => name === null).map((row) => ({ value: row.key, label: rowInWords(key, row.key, null, unit) })),
  }))
