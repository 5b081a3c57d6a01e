import { mayOpen } from '../../../machines/pages.ts'
import { LazyBoundary, lazy } from '../../components/lazy.tsx'
import { Pending } from '../../components/Pending.tsx'
import { useClaims } from '../../shell/session.ts'
import { InRank, type OrderedProps } from './InRank.tsx'
import type { Among } from './search.ts'

/** The columns of the lists come with it. */
const InList = lazy(() => import('./InList.tsx').then((m) => ({ default: m.InList })))

/** A candidate among others: those of the list one came from, else those of the same requisition. */
export function InOrder({ among, ...props }: OrderedProps & { among: Among | undefined }) {
  const claims = useClaims()
  // A list that this person may not open is not asked for.
  const mayRead = mayOpen(among?.of === undefined ? 'appsch' : 'reqsch', claims)
  if (!among || !mayRead) return <InRank {...props} />
  return (
    <LazyBoundary fallback={<Pending />}>
      <InList key={JSON.stringify(among)} {...props} among={among} />
    </LazyBoundary>
  )
}
