import { createRouter } from '@tanstack/react-router'
import { queryClient } from './api/cache.ts'
import { isTokenChange } from './api/token.ts'
import { whenEnded } from './api/transport.ts'
import { landingOf, safeReturn } from './machines/session.ts'
import { routerOptions } from './routerOptions.ts'
import { dialogInUse, focusHeading } from './ui/components/form/focus.ts'
import { session } from './ui/shell/session.ts'
import { staffStyles } from './ui/shell/staffStyles.ts'

export const router = createRouter({
  ...routerOptions,
  context: { queryClient, joinStaff },
  defaultPreload: 'intent',
  scrollRestoration: true,
  // A new page begins at its top, and is found again where it was left.
  scrollToTopSelectors: ['main'],
})

let hasStaff = false
/** The pages of staff come by themselves, so that visitors begin without them. */
async function joinStaff() {
  if (hasStaff) return false
  // It hangs all pages under the root that the router begins at.
  await Promise.all([import('./routes/routeTree.gen.ts'), staffStyles()])
  if (!hasStaff) router.setRoutes(router.buildRouteTree())
  hasStaff = true
  return true
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

// A service refused the person: to the sign-in page, with the reason and the way back. Once there, one stays there.
whenEnded((reason) => {
  const { pathname, href } = router.state.location
  if (reason === 'expired') session.send({ type: 'end', reason })
  if (pathname === '/login') return
  void router.navigate({ to: '/login', search: { reason, returnTo: safeReturn(href) ?? undefined } })
})

// Signing in and out moves the person; a changed token in another tab counts too.
session.start()
let someone = session.getSnapshot().context.claims !== null
session.subscribe(({ context, value }) => {
  const { pathname, search } = router.state.location
  if (value === 'signedIn' && pathname === '/login' && !context.reason) {
    const { returnTo } = search as { returnTo?: string }
    queryClient.clear()
    void router.navigate({ href: safeReturn(returnTo) ?? landingOf(context.claims) })
  }
  if (value === 'signedOut' && someone && context.reason === null) {
    queryClient.clear()
    void router.navigate({ to: '/login' })
  }
  if (value === 'signedIn' || value === 'signedOut') someone = value === 'signedIn'
})
addEventListener('storage', (event) => {
  if (isTokenChange(event)) session.send({ type: 'storageChanged' })
})

let leftFrom: Element | null = null
router.subscribe('onBeforeNavigate', () => {
  leftFrom = dialogInUse()
})
router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
  if (fromLocation && pathChanged) focusHeading(leftFrom)
})
