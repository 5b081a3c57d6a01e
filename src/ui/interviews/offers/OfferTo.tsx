import { Modal } from '@mantine/core'
import { recruitmentQueries } from '../../../api/queries.ts'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { t as sayComponents } from '../../i18n/components.ts'
import { t } from '../../i18n/interviewOffers.ts'
import { OfferDialog } from './OfferDialog.tsx'

type Props = { applicationIds: number[]; onClose: () => void; onDone: () => void }

/** Offering times to several candidates of one requisition: its steps are read from the first one. */
export function OfferTo({ applicationIds, onClose, onDone }: Props) {
  const [id = 0] = applicationIds
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/application/interview-steps/{id}', { params: { path: { id } } })
  if (data) return <OfferDialog applicationIds={applicationIds} steps={data.responseDataList} onClose={onClose} onDone={onDone} />
  if (!error) return null
  return (
    <Modal opened onClose={onClose} title={t('title', { n: applicationIds.length })} closeButtonProps={{ 'aria-label': sayComponents('close') }}>
      <LoadFailed error={error} onRetry={() => void refetch()} />
    </Modal>
  )
}
