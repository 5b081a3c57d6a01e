import { applicationColumns } from './applicationColumns.tsx'

const ofRequisition: readonly string[] = ['positionTitle', 'jobPositionType', 'requisitionId']
const onDemand: readonly string[] = ['expectedSalary', 'totalExperience', 'dateReceived']

/** Candidates of one requisition, which need not be named again; beside a side column there is room for fewer at first. */
export const candidateColumns = applicationColumns
  .filter(({ id }) => !ofRequisition.includes(id))
  .map((column) => (onDemand.includes(column.id) ? { ...column, startsHidden: true } : column))
