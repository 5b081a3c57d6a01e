import { createFileRoute, Outlet, redirect, useLocation } from '@tanstack/react-router'
import { currentClaims } from '../api/token.ts'
import { homepage } from '../machines/addresses.ts'
import { mayOpen, pageAt, pages } from '../machines/pages.ts'
import { usePreparedDialogs } from '../ui/components/usePreparedDialogs.ts'
import { speakInside } from '../ui/i18n/speak.ts'
import { Bell } from '../ui/notifications/Bell.tsx'
import { PaletteButton } from '../ui/palette/PaletteButton.tsx'
import { NotFound } from '../ui/shell/NotFound.tsx'
import { Shell } from '../ui/shell/Shell.tsx'
import { useClaims } from '../ui/shell/session.ts'
import { Unauthorised } from '../ui/shell/Unauthorised.tsx'

/** The main layout. Without a token one goes to the open positions; a page that is not for this person is not loaded. */
export const Route = createFileRoute('/_shell')({
  beforeLoad: async ({ location }) => {
    if (!currentClaims()) throw redirect({ href: `${homepage}?returnTo=${encodeURIComponent(location.href)}` })
    await speakInside()
  },
  component: ShellPage,
  notFoundComponent: NotFound,
})

function ShellPage() {
  const claims = useClaims()
  // A page that changes what stands behind its path does not draw the shell anew.
  const path = useLocation({ select: ({ pathname }) => pathname })
  const page = pageAt(path)
  const open = page === null || mayOpen(page, claims)
  const isStaff = mayOpen('jobreq', claims)
  usePreparedDialogs()
  return (
    <Shell find={isStaff && <PaletteButton />} bell={isStaff && <Bell />}>
      {open ? <Outlet /> : <Unauthorised claims={claims} need={page && pages[page].needs} />}
    </Shell>
  )
}
