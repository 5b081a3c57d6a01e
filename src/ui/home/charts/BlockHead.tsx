import { t } from '../../i18n/reports.ts'
import { Definition, factsOf } from '../../reports/Definition.tsx'
import type { Table } from '../../reports/opens.ts'
import css from '../Figures.module.css'

/** What a table of the reports is called, and what it means. */
export function BlockHead({ table }: { table: Table['key'] }) {
  const what = t(`table_${table}`)
  return (
    <h2 className={css.head}>
      {what}
      <Definition what={what} text={t(`tdef_${table}`)} facts={factsOf(table)} />
    </h2>
  )
}
