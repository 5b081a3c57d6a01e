import { recruitmentQueries } from '../../../api/queries.ts'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { OfferDialog } from './OfferDialog.tsx'

type Props = { applicationIds: number[]; onClose: () => void; onDone: () => void }

/** Offering times to several candidates of one requisition: its steps are read from the first one. */
export function OfferTo({ applicationIds, onClose, onDone }: Props) {
  const [id = 0] = applicationIds
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/application/interview-steps/{id}', { params: { path: { id } } })
  if (error && !data) return <LoadFailed as="line" error={error} onRetry={() => void refetch()} />
  return data ? <OfferDialog applicationIds={applicationIds} steps={data.responseDataList} onClose={onClose} onDone={onDone} /> : null
}
