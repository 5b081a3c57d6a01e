import type { routeTree } from './routes/routeTree.gen.ts'
import { routeTree as visitorTree } from './routes/visitorTree.gen.ts'
import { Pending } from './ui/components/Pending.tsx'
import { PageFailed } from './ui/shell/NotFound.tsx'

/** What the server's router has in common with the browser's, so that both draw the same. */
export const routerOptions = {
  // A link of any page may lead to any other; those of staff join as soon as one of them is wanted (src/router.ts).
  routeTree: visitorTree as unknown as typeof routeTree,
  defaultPendingMs: 200,
  defaultPendingMinMs: 0,
  defaultPendingComponent: Pending,
  defaultErrorComponent: PageFailed,
  // What no page reads does not stay in the address.
  search: { strict: true },
}
