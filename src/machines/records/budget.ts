import { orThrow, recruitment } from '../../api/client.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { command } from '../commands/command.ts'
import type { RecordCalls } from './recordCalls.ts'

type Row = components['schemas']['BudgetedPositions']
type Budget = Pick<Row, 'id' | 'version' | 'quarter' | 'positionTitle'> & { departmentId: number | null; people: number | null }

/** Budgeted positions as they are typed over. */
export const budgetOf = ({ id, version, departmentId, quarter, positionTitle, people }: Row): Budget => ({
  ...{ id, version, departmentId, quarter, positionTitle, people },
})
/** What is missing is said by the form before it is sent. */
const bodyOf = ({ departmentId, quarter, positionTitle, people }: Omit<Budget, 'id' | 'version'>) => ({
  ...{ quarter, positionTitle, departmentId: departmentId ?? 0, people: people ?? 0 },
})

/** `begin`: what the form of a new row begins with. */
export const budgetCalls = (begin: Omit<Budget, 'id' | 'version'>): RecordCalls<Budget, never> => ({
  load: (id, signal) =>
    recruitment
      .POST('/hiring-plan/budget/criteria', { body: { columns: ['id'], operators: ['NUM_EQUAL'], values: [String(id)] }, signal })
      .then((answer) => orThrow(answer).responseDataList.map(budgetOf)),
  add: async (_, typed, key) => {
    const values = { ...begin, ...typed }
    const { id, version = 1 } = orThrow(
      await recruitment.POST('/hiring-plan/budget', { params: { header: { 'Idempotency-Key': key } }, body: bodyOf(values) }),
    ).responseData
    return { ...values, id, version }
  },
  change: async (item, typed) => {
    const values = { ...item, ...typed }
    orThrow(await recruitment.PUT('/hiring-plan/budget/{id}', { params: { path: { id: item.id } }, body: { ...bodyOf(values), version: item.version } }))
    return { ...values, version: item.version + 1 }
  },
})

export const removeBudgetMachine = command(({ id, version }: { id: number; version: number }, signal) =>
  recruitment.DELETE('/hiring-plan/budget/{id}', { params: { path: { id }, query: { version } }, signal }).then((answer) => orThrow(answer).message),
)
