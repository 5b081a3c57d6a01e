import { createFileRoute, notFound, Outlet } from '@tanstack/react-router'
import { recruitmentQueries } from '../api/queries.ts'
import { PositionGone } from '../ui/public/PositionGone.tsx'
import { pathId } from './-ids.ts'

/** An open position and everything under it; what is closed or never was answers alike. */
export const Route = createFileRoute('/homepage/$jobPostId')({
  params: {
    parse: ({ jobPostId }) => ({ jobPostId: pathId(jobPostId) }),
    stringify: ({ jobPostId }) => ({ jobPostId: String(jobPostId) }),
  },
  loader: async ({ context, params }) => {
    const answer = await context.queryClient
      .ensureQueryData(recruitmentQueries.queryOptions('get', '/job-post/{id}', { params: { path: { id: params.jobPostId } } }))
      .catch((refused: { code?: string }) => {
        throw refused.code === 'NOT_FOUND' ? notFound() : refused
      })
    return answer.data
  },
  notFoundComponent: PositionGone,
  component: Outlet,
})
