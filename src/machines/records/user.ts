import type { components } from '../../api/auth.gen.ts'
import { auth, orThrow } from '../../api/client.ts'
import type { RecordCalls } from './recordCalls.ts'

type User = components['schemas']['User']
const at = (id: number) => ({ params: { path: { id } } })

/** Name and roles of an account. */
export const userCalls: RecordCalls<User, never> = {
  load: (id, signal) => auth.GET('/users/{id}', { ...at(id), signal }).then((answer) => [orThrow(answer).data.user]),
  change: (user, typed) => {
    const now = { ...user, ...typed }
    const { name, roles, version } = now
    return auth.PUT('/users/{id}', { ...at(user.id), body: { name, roles, version } }).then((answer) => {
      orThrow(answer)
      return { ...now, version: version + 1 }
    })
  },
}
