import { createFileRoute, redirect } from '@tanstack/react-router'
import { currentClaims } from '../api/token.ts'
import { dashboard, homepage } from '../machines/addresses.ts'

/** The door: /jobreq for whoever is signed in, the open positions for everybody else. */
export const Route = createFileRoute('/')({
  beforeLoad: () => {
    throw redirect({ href: currentClaims() ? dashboard : homepage })
  },
})
