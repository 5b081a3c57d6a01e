import { LazyBoundary, lazy } from '../../components/lazy.tsx'
import type { Selection } from '../../data/table/selection.ts'
import { t } from '../../i18n/applications.ts'

const OfferTo = lazy(() => import('../../interviews/offers/OfferTo.tsx').then((module) => ({ default: module.OfferTo })))

/** So many can be asked at once to choose a time. */
const MOST = 100
/** Whoever is shown of several requisitions has no step in common. */
function isOffered(selection: Selection, rows: readonly { id: number; requisitionId: number }[]) {
  if (!('ids' in selection) || selection.ids.length > MOST) return false
  const { ids } = selection
  return new Set(rows.flatMap(({ id, requisitionId }) => (ids.includes(id) ? [requisitionId] : []))).size < 2
}

type ButtonProps = { selection: Selection; rows?: readonly { id: number; requisitionId: number }[] | undefined; onOffer: () => void }

/** Lets the chosen candidates choose a time, where they are of one requisition. */
export const OfferButton = ({ selection, rows = [], onOffer }: ButtonProps) => (
  <button type="button" disabled={!isOffered(selection, rows)} title={t('oneRequisition', { n: MOST })} onClick={onOffer}>
    {t('letChoose')}
  </button>
)

type Props = { selection: Selection; onClose: () => void; onDone: () => void }

export const OfferTimes = ({ selection, ...rest }: Props) =>
  'ids' in selection && (
    <LazyBoundary>
      <OfferTo applicationIds={selection.ids} {...rest} />
    </LazyBoundary>
  )
