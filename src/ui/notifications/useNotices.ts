import { useMachine } from '@xstate/react'
import { recruitmentQueries } from '../../api/queries.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { readNotices } from '../../machines/commands/readNotices.ts'

export type Notice = components['schemas']['Notice']
const askAgain = 60_000

/** What waits for this person, how much of it is new, and how it becomes read. */
export function useNotices() {
  const { data, error } = recruitmentQueries.useQuery('get', '/notification', {}, { refetchInterval: askAgain })
  const [state, send] = useMachine(readNotices)
  const notices = data?.responseDataList ?? []
  const fresh = notices.filter(({ read }) => !read)
  return {
    notices,
    fresh: fresh.length,
    /** How many requisitions have expired. */
    expired: data?.expired ?? 0,
    error,
    problem: state.context.problem,
    read: (some: readonly Notice[]) => {
      const unread = some.filter(({ read }) => !read).map(({ notice }) => notice)
      if (unread.length > 0) send({ type: 'do', what: unread })
    },
  }
}
