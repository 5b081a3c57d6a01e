import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet, redirect } from '@tanstack/react-router'
import { NotFound, PageFailed } from '../ui/shell/NotFound.tsx'

type Context = {
  queryClient: QueryClient
  /** Fetches the pages of staff; false where they are here already. */
  joinStaff?: () => Promise<boolean>
}

export const Route = createRootRouteWithContext<Context>()({
  // An address that no page of visitors has is looked for among those of staff.
  beforeLoad: async ({ matches, location, context }) => {
    if (matches.length === 1 && (await context.joinStaff?.())) throw redirect({ href: location.href, replace: true })
  },
  component: Outlet,
  notFoundComponent: NotFound,
  errorComponent: PageFailed,
})
