import { createFileRoute, getRouteApi, redirect } from '@tanstack/react-router'
import { type Address, addresses } from '../machines/flows/applySteps.ts'
import { ApplyPage } from '../ui/public/apply/ApplyPage.tsx'
import { flowOf } from '../ui/public/apply/flow.ts'

const position = getRouteApi('/homepage/$jobPostId')

export const Route = createFileRoute('/homepage/$jobPostId/apply/$place')({
  params: {
    parse: ({ place }): { place: Address } => ({ place: addresses.find((address) => address === place) ?? 'cv' }),
    stringify: ({ place }) => ({ place }),
  },
  // The address leads to the flow's state; where one may not be yet, the state leads to its address.
  beforeLoad: async ({ params: { jobPostId, place }, preload }) => {
    if (preload) return
    const { arrive, flowOf: flow } = await import('../ui/public/apply/flow.ts')
    const allowed = arrive(flow(jobPostId), place)
    // The pages after the CV come in a file of their own, before one of them is shown.
    if (allowed !== 'cv' && allowed !== 'done') await import('../ui/public/apply/Answers.tsx')
    if (allowed !== place) throw redirect({ to: '/homepage/$jobPostId/apply/$place', params: { jobPostId, place: allowed }, replace: true })
  },
  component: Apply,
})

function Apply() {
  const { jobPostId } = Route.useParams()
  return <ApplyPage key={jobPostId} position={position.useLoaderData()} flow={flowOf(jobPostId)} />
}
