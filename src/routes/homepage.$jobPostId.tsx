import { createFileRoute, notFound, Outlet } from '@tanstack/react-router'
import { channelIn, keepTouch } from '../ui/public/firstTouch.ts'
import { PositionGone } from '../ui/public/PositionGone.tsx'
import { positionQuery } from '../ui/public/positionQuery.ts'
import { pathId } from './-ids.ts'

/** An open position and everything under it; what is closed or never was answers alike. */
export const Route = createFileRoute('/homepage/$jobPostId')({
  params: {
    parse: ({ jobPostId }) => ({ jobPostId: pathId(jobPostId) }),
    stringify: ({ jobPostId }) => ({ jobPostId: String(jobPostId) }),
  },
  validateSearch: ({ from }: Record<string, unknown>) => ({ from: channelIn(from) }),
  beforeLoad: ({ params, search, preload }) => {
    if (!preload && search.from) keepTouch(params.jobPostId, search.from)
  },
  loader: async ({ context, params }) => {
    const answer = await context.queryClient.ensureQueryData(positionQuery(params.jobPostId)).catch((refused: { code?: string }) => {
      throw refused.code === 'NOT_FOUND' ? notFound() : refused
    })
    return answer.data
  },
  notFoundComponent: PositionGone,
  component: Outlet,
})
