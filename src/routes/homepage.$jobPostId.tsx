import { createFileRoute, notFound, Outlet } from '@tanstack/react-router'
import { keepTouch, wordIn } from '../ui/public/firstTouch.ts'
import { PositionGone } from '../ui/public/PositionGone.tsx'
import { positionQuery } from '../ui/public/positionQuery.ts'
import { pathId } from './-ids.ts'

/** An open position and everything under it; what is closed or never was answers alike. */
export const Route = createFileRoute('/homepage/$jobPostId')({
  params: {
    parse: ({ jobPostId }) => ({ jobPostId: pathId(jobPostId) }),
    stringify: ({ jobPostId }) => ({ jobPostId: String(jobPostId) }),
  },
  validateSearch: ({ from, ref }: Record<string, unknown>) => ({ from: wordIn(from), ref: wordIn(ref) }),
  beforeLoad: ({ params, search, preload }) => {
    if (!preload) keepTouch(params.jobPostId, search)
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
