import { LazyBoundary, lazy } from '../../components/lazy.tsx'
import type { Wish } from './SheetItems.tsx'

const SheetDialog = lazy(() => import('./SheetDialog.tsx').then((m) => ({ default: m.SheetDialog })))

/** The dialog of a wish, loaded when there is one. */
export function Sheets({ wish, onClose }: { wish: Wish | null; onClose: () => void }) {
  return <LazyBoundary fallback={null}>{wish && <SheetDialog key={JSON.stringify(wish)} {...wish} onClose={onClose} />}</LazyBoundary>
}
