import { createFileRoute, redirect } from '@tanstack/react-router'
import { isPlace, type Place } from '../machines/flows/applicationForm/applicationFormSteps.ts'
import { FormPage } from '../ui/candidates/form/FormPage.tsx'
import { searchOf } from '../ui/components/form/searchOf.ts'
import { pathId } from './-ids.ts'

export const Route = createFileRoute('/_shell/appfrm/$id')({
  params: { parse: ({ id }) => ({ id: pathId(id) }), stringify: ({ id }) => ({ id: String(id) }) },
  validateSearch: searchOf(({ step }): { step?: Place } => (isPlace(step) ? { step } : {})),
  beforeLoad: async ({ params: { id }, search: { step = 'details' }, preload }) => {
    if (preload) return
    const { arrive, flowOf } = await import('../ui/candidates/form/flow.ts')
    const allowed = arrive(flowOf(id), step)
    if (allowed !== step) throw redirect({ to: '/appfrm/$id', params: { id }, search: { step: allowed }, replace: true })
  },
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  return <FormPage key={id} id={id} />
}
