import { applicationColumns, linksOf } from './applicationColumns.tsx'

const ofRequisition: readonly string[] = ['positionTitle', 'jobPositionType', 'requisitionId']
const onDemand: readonly string[] = ['expectedSalary', 'totalExperience', 'dateReceived']
/** Whoever is opened from here stands among the candidates of this requisition. */
const links = linksOf(({ requisitionId }) => requisitionId)

/** Candidates of one requisition, which need not be named again; beside a side column there is room for fewer at first. */
export const candidateColumns = applicationColumns
  .filter(({ id }) => !ofRequisition.includes(id))
  .map((column) => ({ ...column, ...(onDemand.includes(column.id) && { startsHidden: true }), ...(links[column.id] && { cell: links[column.id]! }) }))
