import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { mostSheetsAtOnce } from '../api/bounds.gen.ts'
import { currentClaims } from '../api/token.ts'
import { mayOpen, pages } from '../machines/pages.ts'
import { idOf } from '../ui/components/form/searchOf.ts'
import { speakInside } from '../ui/i18n/speak.ts'
import { SheetPage } from '../ui/requisitions/sheet/SheetPage.tsx'
import { useClaims } from '../ui/shell/session.ts'
import { Unauthorised } from '../ui/shell/Unauthorised.tsx'

/** Printable sheets in a window of their own: /requisition-sheet/5,6 */
export const Route = createFileRoute('/requisition-sheet/$ids')({
  params: {
    parse: ({ ids }) => ({ ids: [...new Set(ids.split(',').flatMap((id) => idOf(id) ?? []))].slice(0, mostSheetsAtOnce) }),
    stringify: ({ ids }) => ({ ids: ids.join(',') }),
  },
  beforeLoad: async ({ location, params }) => {
    if (params.ids.length === 0) throw notFound()
    if (!currentClaims()) throw redirect({ to: '/login', search: { returnTo: location.href } })
    await speakInside()
  },
  component: Page,
})

function Page() {
  const { ids } = Route.useParams()
  const claims = useClaims()
  if (!mayOpen('jobreq', claims)) return <Unauthorised claims={claims} need={pages.jobreq.needs} />
  return <SheetPage key={ids.join()} ids={ids} />
}
