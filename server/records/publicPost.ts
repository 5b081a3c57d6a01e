import { and, eq, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { jobPostStates } from '../../src/machines/lifecycles/jobPost.ts'
import { isOpenToApplicants, requisitionStates } from '../../src/machines/lifecycles/requisition.ts'
import { statusesOf, tagged } from '../../src/machines/lifecycles/tags.ts'
import type { Settings } from '../platform/settings.ts'
import { jobPosts, requisitions } from '../tables/requisitions.ts'

/** Statuses in which a requisition may be public, read off the lifecycle. */
export const openStatuses = statusesOf(requisitionStates).filter(isOpenToApplicants)

/** Whether a post (joined with its requisition) can be read and applied to by anyone today. */
export const isPublic = (today: string): SQL | undefined =>
  and(
    inArray(jobPosts.status, tagged(jobPostStates, 'public')),
    inArray(requisitions.status, openStatuses),
    eq(requisitions.progress, 'COMPLETED'),
    gte(requisitions.endDate, today),
    or(isNull(jobPosts.opensOn), lte(jobPosts.opensOn, today)),
    or(isNull(jobPosts.closesOn), gte(jobPosts.closesOn, today)),
  )

/** When it became public: published, but not before the first minute of its first day where the organisation is. */
export const shownSince = ({ timeZone }: Pick<Settings, 'timeZone'>) =>
  sql`greatest(${jobPosts.publishedAt}, ${jobPosts.opensOn}::timestamp at time zone ${timeZone})`.mapWith(jobPosts.publishedAt)
