import { orThrow, recruitment } from '../../api/client.ts'
import type { components } from '../../api/recruitment.gen.ts'
import type { RecordCalls } from './recordCalls.ts'

type Employee = components['schemas']['EmployeeRecord']
type Held = 'jobTitle' | 'departmentId' | 'jobPositionTypeId' | 'cityId' | 'managerId'
type Placed = Pick<Employee, 'id' | 'version'> & Pick<Employee['position'], Held> & { fromDay: string }

/** What somebody works as, as it is typed over; a change holds from this day on unless another is given. */
export const placedOf = ({ id, version, position }: Employee, fromDay: string): Placed => {
  const { jobTitle, departmentId, jobPositionTypeId, cityId, managerId } = position
  return { id, version, fromDay, jobTitle, departmentId, jobPositionTypeId, cityId, managerId }
}

const at = (employeeId: number) => ({ params: { path: { employeeId } } })
export const positionCalls = (fromDay: string): RecordCalls<Placed, never> => ({
  load: (id, signal) => recruitment.GET('/employee/get/{employeeId}', { ...at(id), signal }).then((answer) => [placedOf(orThrow(answer).data, fromDay)]),
  change(placed, typed) {
    const { id, ...body } = { ...placed, ...typed }
    return recruitment.POST('/employee/position/{employeeId}', { ...at(id), body }).then((answer) => placedOf(orThrow(answer).data, fromDay))
  },
})
