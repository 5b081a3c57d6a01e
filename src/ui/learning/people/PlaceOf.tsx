import { hrQueries } from '../../../api/queries.ts'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { Pending } from '../../components/Pending.tsx'
import { Sessions } from '../own/Sessions.tsx'

/** The sessions to which a person can be booked from the matrix. */
export function PlaceOf({ assignmentId }: { assignmentId: number }) {
  const { data, error, refetch } = hrQueries.useQuery('get', '/learning/assignment/{id}', { params: { path: { id: assignmentId } } })
  if (error && !data) return <LoadFailed as="line" error={error} onRetry={() => void refetch()} />
  return data ? <Sessions one={data.data} /> : <Pending />
}
