import type { components } from '../../api/recruitment.gen.ts'
import type { Behind } from './search.ts'

type Schemas = components['schemas']
export type Table = Schemas['ReportTable']
export type Cell = Schemas['ReportCell']
export type Figure = Schemas['ReportFigure']
type Column = Schemas['ReportColumn']
type Key = Schemas['ReportTableKey']

/** What of the service's rows a column of a table counts; STILL_OPEN asks for those that may come further. */
const STILL_OPEN = 9
type Opens = Pick<Behind, 'rows' | 'stage'>
const pipeline: Partial<Record<Column, Opens>> = {
  applied: { rows: 'cohort' },
  screened: { rows: 'cohort', stage: 1 },
  shortlisted: { rows: 'cohort', stage: 2 },
  interviewed: { rows: 'cohort', stage: 3 },
  selected: { rows: 'cohort', stage: 4 },
  hired: { rows: 'cohort', stage: 5 },
  stillOpen: { rows: 'cohort', stage: STILL_OPEN },
}
const hires: Partial<Record<Column, Opens>> = { hired: { rows: 'hires' }, timeToHire: { rows: 'hires' }, timeToFill: { rows: 'fills' } }
const people: Partial<Record<Column, Opens>> = {
  ...{ headcount: { rows: 'headcount' }, joiners: { rows: 'joiners' } },
  ...{ leavers: { rows: 'leavers' }, tenure: { rows: 'headcount' } },
}
const leave: Partial<Record<Column, Opens>> = {
  ...{ leaveTaken: { rows: 'leaveTaken' }, leavePlanned: { rows: 'leavePlanned' } },
  ...{ leaveOwed: { rows: 'leaveOwed' }, absenceRate: { rows: 'leaveTaken' } },
}
const learning: Partial<Record<Column, Opens>> = {
  ...{ overdue: { rows: 'coursesAsked', stage: STILL_OPEN }, inDate: { rows: 'coursesAsked', stage: 1 } },
  ...{ required: { rows: 'coursesAsked' }, completed: { rows: 'coursesCompleted' } },
}
const tables: Record<Key, { by: NonNullable<Behind['rowsBy']>; columns: Partial<Record<Column, Opens>> }> = {
  pipeline: { by: 'period', columns: pipeline },
  timeInStage: { by: 'kind', columns: { applications: { rows: 'stays' }, days: { rows: 'stays' } } },
  hiresByPeriod: { by: 'period', columns: hires },
  hiresByDepartment: { by: 'department', columns: hires },
  sources: { by: 'kind', columns: { applied: { rows: 'applied' }, hired: { rows: 'hires' } } },
  offerOutcomes: { by: 'kind', columns: { offers: { rows: 'offers' }, days: { rows: 'offers' } } },
  declineReasons: { by: 'reason', columns: {} },
  interviewers: {
    by: 'kind',
    columns: {
      ...{ interviews: { rows: 'interviews' }, hours: { rows: 'interviews' } },
      ...{ feedbackDue: { rows: 'interviews', stage: 1 }, feedbackOnTime: { rows: 'interviews', stage: 2 } },
    },
  },
  ages: { by: 'kind', columns: { requisitions: { rows: 'openRequisitions' }, days: { rows: 'openRequisitions' } } },
  // How many there were at the end of a step is no count of the period's rows.
  peopleByPeriod: { by: 'period', columns: { joiners: { rows: 'joiners' }, leavers: { rows: 'leavers' } } },
  peopleByDepartment: { by: 'department', columns: people },
  tasksByOwner: { by: 'kind', columns: { tasks: { rows: 'tasks' }, done: { rows: 'tasks', stage: 1 }, onTime: { rows: 'tasks', stage: 2 } } },
  documentsByPeriod: { by: 'period', columns: { documents: { rows: 'documents' } } },
  leaveByKind: { by: 'kind', columns: leave },
  leaveByDepartment: { by: 'department', columns: leave },
  learningByCourse: { by: 'kind', columns: learning },
  learningByDepartment: { by: 'department', columns: learning },
}

/** The rows behind a number of a table; null where a click shows none. */
export function behindCell({ key }: Pick<Table, 'key'>, row: string | null, { column, rows }: Cell): Behind | null {
  const { by, columns } = tables[key]
  const opens = columns[column]
  if (!opens || rows === 0) return null
  return { ...opens, ...(row === null ? {} : { rowsBy: by, group: row }), of: `${key}.${column}` }
}

const figures: Record<Figure['key'], Opens> = {
  ...{ applied: { rows: 'applied' }, hired: { rows: 'hires' }, timeToHire: { rows: 'hires' }, timeToFill: { rows: 'fills' } },
  ...{ offersAccepted: { rows: 'offers' }, conversion: { rows: 'cohort', stage: 5 }, stillOpen: { rows: 'cohort', stage: STILL_OPEN } },
  ...{ interviews: { rows: 'interviews' }, feedbackOnTime: { rows: 'interviews', stage: 1 } },
  ...{ openRequisitions: { rows: 'openRequisitions' }, openDays: { rows: 'openRequisitions' } },
  ...{ headcount: { rows: 'headcount' }, joiners: { rows: 'joiners' }, leavers: { rows: 'leavers' }, tenure: { rows: 'headcount' } },
  ...{ tasksDone: { rows: 'tasks' }, tasksOnTime: { rows: 'tasks' }, documents: { rows: 'documents' } },
  ...{ leaveTaken: { rows: 'leaveTaken' }, leavePlanned: { rows: 'leavePlanned' }, leaveOwed: { rows: 'leaveOwed' }, absenceRate: { rows: 'leaveTaken' } },
  ...{ coursesInDate: { rows: 'coursesAsked' }, coursesOverdue: { rows: 'coursesAsked', stage: STILL_OPEN }, coursesCompleted: { rows: 'coursesCompleted' } },
}
export const behindFigure = ({ key }: Figure): Behind => ({ ...figures[key], of: key })
