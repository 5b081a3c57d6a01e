import { LazyBoundary, lazy } from '../../components/lazy.tsx'
import type { Selection } from '../../data/table/selection.ts'

const WriteDialog = lazy(() => import('./WriteDialog.tsx').then((m) => ({ default: m.WriteDialog })))

type Props = { selection: Selection; onClose: () => void; onDone?: () => void }

/** Writing to candidates. The dialog comes with its editor only when somebody writes. */
export const WriteTo = (props: Props) => (
  <LazyBoundary>
    <WriteDialog {...props} />
  </LazyBoundary>
)
