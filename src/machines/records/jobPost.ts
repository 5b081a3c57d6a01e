import { orThrow, recruitment } from '../../api/client.ts'
import type { components } from '../../api/recruitment.gen.ts'
import type { RecordCalls } from './recordCalls.ts'

/** The job post under the number of its requisition: it has none of its own before it is first saved. */
type JobPost = components['schemas']['JobPost'] & { id: number }

const at = (requisitionId: number) => ({ params: { path: { id: requisitionId } } })
export const postOf = (post: components['schemas']['JobPost']): JobPost => ({ ...post, id: post.requisitionId })

const save = (post: Omit<JobPost, 'id'>): Promise<JobPost> => {
  const { requisitionId, title, summary, description, opensOn, closesOn, version } = post
  return recruitment
    .POST('/job-post/requisition/{id}', { ...at(requisitionId), body: { title, summary, description, opensOn, closesOn, version } })
    .then((answer) => postOf({ ...post, id: orThrow(answer).responseData.id, version: version + 1 }))
}

/** `blank`: what is proposed while none is saved. */
export const jobPostCalls = (blank: JobPost): RecordCalls<JobPost, never> => ({
  load: (_, signal) =>
    recruitment.GET('/job-post/requisition/{id}', { ...at(blank.requisitionId), signal }).then((answer) => {
      const { data } = orThrow(answer)
      return data.version > 0 ? [postOf(data)] : []
    }),
  add: (_, typed) => save({ ...blank, ...typed, version: 0 }),
  change: (post, typed) => save({ ...post, ...typed }),
})
