import { orThrow, recruitment } from '../../api/client.ts'
import type { components as common } from '../../api/common.gen.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { command } from './command.ts'

type Schemas = components['schemas']
export type InvitedPerson = Schemas['InvitedPerson']

/** Invites people whom we know to apply for a position. */
export const inviteMachine = command((body: { requisitionId: number; applicantIds: number[] }, signal) =>
  recruitment.POST('/applicant/invite', { body, signal }).then((answer) => orThrow(answer).responseDataList),
)

/** A person wants no more of them. */
export const stopWritingMachine = command((body: { token: string }, signal) =>
  recruitment.POST('/applicant/stop-writing', { body, signal }).then((answer) => orThrow(answer).message),
)

type NewGroup = Schemas['NewPeopleGroup'] & { key: string }
const create = ({ key, ...body }: NewGroup, signal: AbortSignal) =>
  recruitment.POST('/people-group', { params: { header: { 'Idempotency-Key': key } }, body, signal }).then((answer) => orThrow(answer).responseData.id)

export const createGroupMachine = command(create)

export const changeGroupMachine = command(({ id, ...body }: Schemas['PeopleGroupChange'] & { id: number }, signal) =>
  recruitment.PUT('/people-group/{id}', { params: { path: { id } }, body, signal }).then((answer) => orThrow(answer).message),
)

export const deleteGroupMachine = command(({ id, version }: { id: number; version: number }, signal) =>
  recruitment.DELETE('/people-group/{id}', { params: { path: { id }, query: { version } }, signal }).then((answer) => orThrow(answer).message),
)

/** Persons, their applications, or all that a list of applications finds. */
export type People = { applicantIds: number[] } | { ids: number[] } | { matching: { criteria: common['schemas']['Criteria']; total: number } }

/** Adds people to a group that is there, or to one that is made for them. */
export const addToGroupMachine = command(async ({ group, people }: { group: number | NewGroup; people: People }, signal) => {
  const id = typeof group === 'number' ? group : await create(group, signal)
  return recruitment.POST('/people-group/{id}/members', { params: { path: { id } }, body: people, signal }).then((answer) => orThrow(answer).data)
})

export const takeOutMachine = command(({ id, applicantId }: { id: number; applicantId: number; name: string }, signal) =>
  recruitment.DELETE('/people-group/{id}/members/{applicantId}', { params: { path: { id, applicantId } }, signal }).then((answer) => orThrow(answer).message),
)
