import { eq } from 'drizzle-orm'
import type { components, operations } from '../../src/api/recruitment.gen.ts'
import { type JobPostEvent, jobPostLifecycle, jobPostStates } from '../../src/machines/lifecycles/jobPost.ts'
import { type Actor, movesOf } from '../../src/machines/lifecycles/lifecycle.ts'
import { initialOf } from '../../src/machines/lifecycles/tags.ts'
import type { App, Caller, Handlers } from '../platform/context.ts'
import { todayIn } from '../platform/days.ts'
import { notFilled } from '../platform/db/constraints.ts'
import { write } from '../platform/db/transaction.ts'
import { has } from '../platform/http/permissions.ts'
import { checkVersion, forbidden, notFound } from '../platform/http/problem.ts'
import { audit } from '../platform/lifecycle/audit.ts'
import { begin } from '../platform/lifecycle/transition.ts'
import { shortened } from '../platform/wording.ts'
import { type Question, questionsInWords, readQuestions, saveQuestions } from '../records/postQuestions.ts'
import { actorsOf, lockVisible, type Requisition, readRequisition } from '../records/requisitions.ts'
import { jobPosts } from '../tables/requisitions.ts'
import { findOpen } from './listOpenPositions.ts'
import { jobPostFacts, lockPost, moveJobPost, type Post } from './moveJobPost.ts'
import { positionFacts } from './positionFacts.ts'

/** What stands in the form while no post is saved: the position in its own words. */
const proposal = (row: Requisition): Post => ({
  id: 0,
  requisitionId: row.id,
  title: row.positionTitle,
  summary: shortened(row.jobDescription?.split(/\n\s*\n/)[0] ?? '', 400),
  description: row.jobDescription ?? '',
  opensOn: null,
  closesOn: row.endDate,
  resumeRequired: true,
  channels: [],
  status: initialOf(jobPostStates),
  publishedAt: null,
  closedAt: null,
  version: 0,
})

type Shown = Pick<components['schemas']['JobPost'], 'isShown' | 'position' | 'questions'>

const present = (post: Post, row: Requisition, actors: readonly Actor[], today: string, shown: Shown): components['schemas']['JobPost'] => ({
  ...post,
  ...shown,
  id: post.id || null,
  publishedAt: post.publishedAt?.toISOString() ?? null,
  closedAt: post.closedAt?.toISOString() ?? null,
  transitions: post.id
    ? movesOf(jobPostLifecycle, { status: post.status, ...jobPostFacts(row, today) }, actors).map(({ event, status, allowed, why }) => ({
        event,
        status,
        allowed,
        why,
      }))
    : [],
})

/** What of a post the audit log writes down; the log shows what of it changed. */
const notedOf = ({ title, opensOn, closesOn, resumeRequired, channels }: Post, questions: readonly Question[]) => ({
  title,
  opensOn,
  closesOn,
  resumeRequired,
  channels,
  questions: questionsInWords(questions),
})

/** Writing and publishing the post is the owner's and HR's work. */
const mayPost = (caller: Caller, row: Requisition) => row.ownerId === caller.accountId || has(caller, 'JOB_POSTING')

/** A post is shown within its requisition, and for a day at least. */
function checkDays({ opensOn, closesOn }: Pick<Post, 'opensOn' | 'closesOn'>, { endDate }: Requisition) {
  if (closesOn && endDate && closesOn > endDate) throw notFilled({ field: 'closesOn', message: 'The post cannot stay open longer than the requisition.' })
  const last = closesOn ?? endDate
  if (opensOn && last && opensOn > last) throw notFilled({ field: 'opensOn', message: 'The first day must not be later than the day on which it closes.' })
}

export const jobPostHandlers = (app: App) =>
  ({
    getJobPost: async ({ caller, params }) => {
      const row = await readRequisition(app.db, caller, params.id)
      const [post] = await app.db.select().from(jobPosts).where(eq(jobPosts.requisitionId, row.id))
      const position = (await positionFacts(app.db, row.id))!
      const isShown = post !== undefined && (await findOpen(app.db, post.id, app.settings)) !== undefined
      const questions = post ? await readQuestions(app.db, post.id) : []
      return { data: present(post ?? proposal(row), row, await actorsOf(app.db, caller, row), todayIn(app.settings), { isShown, position, questions }) }
    },

    saveJobPost: (call) =>
      write(app, call, async (tx) => {
        const { caller, params } = call
        const { version, questions, ...given } = call.body
        const row = await lockVisible(tx, caller, params.id)
        if (!mayPost(caller, row)) throw forbidden()
        if (!given.title.trim()) throw notFilled({ field: 'title', message: 'Enter the title that applicants see.' })
        const [post] = await tx.select().from(jobPosts).where(eq(jobPosts.requisitionId, row.id)).for('update')
        checkVersion({ version: post?.version ?? 0 }, version)
        checkDays({ opensOn: post?.opensOn ?? null, closesOn: post?.closesOn ?? null, ...given }, row)
        const [saved] = post
          ? await tx
              .update(jobPosts)
              .set({ ...given, version: version + 1 })
              .where(eq(jobPosts.id, post.id))
              .returning()
          : await tx
              .insert(jobPosts)
              .values({ ...given, requisitionId: row.id })
              .returning()
        if (!post) await begin(tx, jobPostLifecycle, { id: saved!.id, by: caller })
        const before = post ? await readQuestions(tx, post.id) : []
        const asked = questions ? await saveQuestions(tx, saved!.id, questions) : before
        const noted = { before: post ? notedOf(post, before) : {}, after: notedOf(saved!, asked) }
        await audit(tx, { by: caller, action: post ? 'change' : 'create', entity: 'jobPost', id: saved!.id, requisitionId: row.id, ...noted })
        return { responseData: { id: saved!.id, version: saved!.version, questions: asked }, message: 'Successfully saved!' }
      }),

    changeJobPostStatus: (call) =>
      write(app, call, async (tx) => {
        const { body, caller } = call
        const [found] = await tx.select({ requisitionId: jobPosts.requisitionId }).from(jobPosts).where(eq(jobPosts.id, body.id))
        if (!found) throw notFound('job post')
        const row = await lockVisible(tx, caller, found.requisitionId, 'job post')
        const post = await lockPost(tx, body.id)
        const today = todayIn(app.settings)
        const before = async ({ type }: JobPostEvent) => {
          if (type === 'publish' && post!.closesOn && post!.closesOn < today)
            throw notFilled({ field: 'closesOn', message: 'The day on which it closes has passed. Choose a later one and save, then publish.' })
        }
        const actors = await actorsOf(tx, caller, row)
        const { version } = await moveJobPost(tx, post!, row, { to: body.status, by: caller, actors, version: body.version, before }, today)
        return { responseData: { id: post!.id, version }, message: 'Successfully updated!' }
      }),
  }) satisfies Partial<Handlers<operations>>
