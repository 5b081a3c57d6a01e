import { routeTree } from './routes/routeTree.gen.ts'
import { Pending } from './ui/components/Pending.tsx'
import { PageFailed } from './ui/shell/NotFound.tsx'

/** What the server's router has in common with the browser's, so that both draw the same. */
export const routerOptions = {
  routeTree,
  defaultPendingMs: 200,
  defaultPendingMinMs: 0,
  defaultPendingComponent: Pending,
  defaultErrorComponent: PageFailed,
  // What no page reads does not stay in the address.
  search: { strict: true },
}
