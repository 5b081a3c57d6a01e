import { hr, orThrow } from '../../api/client.ts'
import type { components } from '../../api/hr.gen.ts'
import type { RecordCalls } from './recordCalls.ts'

type Schemas = components['schemas']
type KindRecord = Schemas['UpdateLeaveKind'] & { id: number }
type PolicyRecord = Schemas['UpdateLeavePolicy'] & { id: number }
type PlaceRecord = Schemas['UpdateHolidayPlace'] & { id: number }
const once = (key: string) => ({ header: { 'Idempotency-Key': key } })

/** A kind as it is typed over: without what only the service says of it. */
export const kindRecordOf = ({ isSample: _, people: __, ...kind }: Schemas['LeaveKind']): KindRecord => kind
export const newKind: Omit<KindRecord, 'id' | 'version'> = {
  ...{ name: '', symbol: 'HOLIDAY', unit: 'DAYS', paid: true, counted: true, noticeDays: 0, certificateFromDay: null },
  ...{ mayGoBelow: 0, approvedByHr: false, showsInStatus: true, atEnd: 'PAID_OUT', retired: false },
}
export const kindCalls: RecordCalls<KindRecord, never> = {
  load: (_, signal) => hr.GET('/leave/kind', { signal }).then((answer) => orThrow(answer).responseDataList.map(kindRecordOf)),
  add: async (_, typed, key) => {
    const { retired: _retired, ...body } = { ...newKind, ...typed }
    const { id, version = 1 } = orThrow(await hr.POST('/leave/kind', { params: once(key), body })).responseData
    return { ...body, retired: false, id, version }
  },
  change: async (kind, typed) => {
    const { id, ...body } = { ...kind, ...typed }
    orThrow(await hr.PUT('/leave/kind/{id}', { params: { path: { id } }, body }))
    return { ...kind, ...typed, version: kind.version + 1 }
  },
}

export const policyRecordOf = ({ kindName: _, isSample: __, people: ___, ...policy }: Schemas['LeavePolicy']): PolicyRecord => policy
export const newPolicy: Omit<PolicyRecord, 'id' | 'version'> = {
  ...{ name: '', kindId: 0, year: 'CALENDAR', grant: 'MONTHLY', timing: 'END', minutesPerYear: 0, fullTimeMinutes: 2280, partTimeShare: true },
  ...{ capMinutes: null, carryMinutes: null, carryMonths: null, steps: [], retired: false },
}
export const policyCalls: RecordCalls<PolicyRecord, never> = {
  load: (_, signal) => hr.GET('/leave/policy', { signal }).then((answer) => orThrow(answer).responseDataList.map(policyRecordOf)),
  add: async (_, typed, key) => {
    const { retired: _retired, ...body } = { ...newPolicy, ...typed }
    const { id, version = 1 } = orThrow(await hr.POST('/leave/policy', { params: once(key), body })).responseData
    return { ...body, retired: false, id, version }
  },
  change: async (policy, typed) => {
    const { id, ...body } = { ...policy, ...typed }
    orThrow(await hr.PUT('/leave/policy/{id}', { params: { path: { id } }, body }))
    return { ...policy, ...typed, version: policy.version + 1 }
  },
}

export const placeRecordOf = ({ isSample: _, people: __, ...place }: Schemas['HolidayPlace']): PlaceRecord => place
export const placeCalls: RecordCalls<PlaceRecord, never> = {
  load: (_, signal) => hr.GET('/leave/place', { signal }).then((answer) => orThrow(answer).responseDataList.map(placeRecordOf)),
  add: async (_, typed, key) => {
    const body = { name: '', ...typed }
    const { id, version = 1 } = orThrow(await hr.POST('/leave/place', { params: once(key), body })).responseData
    return { ...body, id, version }
  },
  change: async (place, typed) => {
    const { id, ...body } = { ...place, ...typed }
    orThrow(await hr.PUT('/leave/place/{id}', { params: { path: { id } }, body }))
    return { ...place, ...typed, version: place.version + 1 }
  },
}
