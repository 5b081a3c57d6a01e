import { createFileRoute, redirect } from '@tanstack/react-router'
import { draftOf } from '../machines/records/drafts.ts'
import { OwnPage } from '../ui/own/OwnPage.tsx'

/** The key of this tab's page: a reload finds it, another tab or the next person does not. */
const kept = () => draftOf<{ key: string }>('ownPage', sessionStorage)
const LONGEST_KEY = 64

/** Where the link in a confirmation leads. Its key leaves the address at once, so that no screen shows it and no history keeps it. */
export const Route = createFileRoute('/my-application')({
  beforeLoad: ({ location: { hash }, preload }) => {
    if (hash && !preload) {
      kept().keep({ key: hash.slice(0, LONGEST_KEY) })
      throw redirect({ to: '/my-application', replace: true })
    }
    return { ownKey: kept().read()?.key ?? '' }
  },
  component: MyApplication,
})

function MyApplication() {
  const { ownKey } = Route.useRouteContext()
  return <OwnPage key={ownKey} ownKey={ownKey} />
}
