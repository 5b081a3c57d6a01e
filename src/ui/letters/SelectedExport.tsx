import { exportSelected, type ListExport } from '../../machines/commands/exportSheet.ts'
import { labelOf, type StateKind, type StateOf, states } from '../components/status/states.ts'
import { ExportMenu } from '../data/table/ExportMenu.tsx'
import { t } from '../i18n/letters.ts'

const wordsOf = <K extends StateKind>(kind: K) => (Object.keys(states[kind]) as StateOf<K>[]).map((value) => ({ value, label: labelOf(kind, value) }))

/** What of the list leaves, under which headings. */
export const selectedColumns: ListExport['show'] = [
  { column: 'id', heading: t('exportId') },
  { column: 'applicantName', heading: t('exportName') },
  { column: 'applicantEmail', heading: t('exportEmail') },
  { column: 'jobPositionType', heading: t('exportPosition') },
  { column: 'status', heading: t('exportStatus'), words: wordsOf('application') },
  { column: 'jobOffer', heading: t('offer'), words: wordsOf('offerLetter') },
  { column: 'contractOffer', heading: t('contract'), words: wordsOf('contractLetter') },
]

/** Everybody from selection to hiring as a file, narrowed by the search. */
export const SelectedExport = ({ search }: { search: string | undefined }) => (
  <ExportMenu
    name={t('list')}
    fetchFile={(format, signal) => exportSelected({ format, criteria: search ? { search } : {}, show: [...selectedColumns] }, signal)}
  />
)
