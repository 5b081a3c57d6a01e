import type { components } from '../../api/auth.gen.ts'
import { auth, orThrow } from '../../api/client.ts'
import { keepToken } from '../../api/token.ts'
import { command } from './command.ts'

type User = components['schemas']['User']
type Id = { id: number }
const at = (id: number) => ({ params: { path: { id } } })

/** What a recruitment manager does with somebody's account. */
export const inviteUser = command((body: Pick<User, 'email' | 'name' | 'roles'>, signal) => auth.POST('/users', { body, signal }).then(orThrow))
export const changeUserStatus = command((body: Pick<User, 'id' | 'status' | 'version'> & { reason?: string }, signal) =>
  auth.POST('/users/change-status', { body, signal }).then(orThrow),
)
export const resendInvitation = command(({ id }: Id, signal) => auth.POST('/users/resend-invitation/{id}', { ...at(id), signal }).then(orThrow))

/** What anybody does with the own account. The new session replaces the one that died with the old password. */
export const changePassword = command(async (body: { current: string; password: string }, signal) => {
  const { data } = await auth.POST('/change-password', { body, signal }).then(orThrow)
  keepToken(data)
})
export const endSession = command(({ id }: Id, signal) => auth.DELETE('/sessions/{id}', { ...at(id), signal }).then(orThrow))
export const endOtherSessions = command((_: Record<string, never>, signal) => auth.POST('/sessions/end-others', { signal }).then(orThrow))
export const forgotPassword = command((body: { email: string }, signal) => auth.POST('/forgot-password', { body, signal }).then(orThrow))
