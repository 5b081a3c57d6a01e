import { createFileRoute, getRouteApi, redirect } from '@tanstack/react-router'
import { type Address, addresses } from '../machines/flows/applySteps.ts'
import { ApplyPage } from '../ui/public/apply/ApplyPage.tsx'
import { flowOf } from '../ui/public/apply/flow.ts'
import { positionQuery } from '../ui/public/positionQuery.ts'

const parent = getRouteApi('/homepage/$jobPostId')

export const Route = createFileRoute('/homepage/$jobPostId/apply/$place')({
  params: {
    parse: ({ place }): { place: Address } => ({ place: addresses.find((address) => address === place) ?? 'cv' }),
    stringify: ({ place }) => ({ place }),
  },
  // The address leads to the flow's state; where one may not be yet, the state leads to its address.
  beforeLoad: async ({ context, params: { jobPostId, place }, preload }) => {
    if (preload) return
    // What is known is shown at once, and looked at anew meanwhile: HR may change what the post asks.
    const answer = await context.queryClient.ensureQueryData({ ...positionQuery(jobPostId), revalidateIfStale: true }).catch(() => null)
    // A position that is gone is told by the page above.
    if (!answer) return
    const { arrive, flowOf: flow } = await import('../ui/public/apply/flow.ts')
    const allowed = arrive(flow(jobPostId, answer.data), place, answer.data)
    // The pages after the CV come in files of their own, before one of them is shown.
    if (allowed === 'questions') await import('../ui/public/apply/QuestionFields.tsx')
    else if (allowed !== 'cv' && allowed !== 'done') await import('../ui/public/apply/Answers.tsx')
    if (allowed !== place) throw redirect({ to: '/homepage/$jobPostId/apply/$place', params: { jobPostId, place: allowed }, replace: true })
  },
  component: Apply,
})

function Apply() {
  const { jobPostId } = Route.useParams()
  const position = parent.useLoaderData()
  return <ApplyPage key={jobPostId} position={position} flow={flowOf(jobPostId, position)} />
}
