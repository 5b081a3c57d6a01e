import type { Table } from '../opens.ts'
import type { ReportSearch } from '../search.ts'
import { Bars } from './Bars.tsx'
import { Lines } from './Lines.tsx'

/** The chart that suits a table; fetched only when one is looked at. */
export default function Chart(props: { table: Table; unit: 'month' | 'quarter' | 'year'; search: ReportSearch }) {
  return props.table.key === 'pipeline' ? <Lines {...props} /> : <Bars {...props} />
}
