import { LazyBoundary, lazy } from '../components/lazy.tsx'
import type { AddToGroupProps } from './AddToGroupDialog.tsx'

const Dialog = lazy(() => import('./AddToGroupDialog.tsx').then((m) => ({ default: m.AddToGroupDialog })))

/** The dialog comes when somebody opens it. */
export const AddToGroup = (props: AddToGroupProps) => (
  <LazyBoundary>
    <Dialog {...props} />
  </LazyBoundary>
)
