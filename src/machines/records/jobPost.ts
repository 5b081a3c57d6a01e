import { orThrow, recruitment } from '../../api/client.ts'
import type { components } from '../../api/recruitment.gen.ts'
import type { RecordCalls } from './recordCalls.ts'

export type WrittenQuestion = Omit<components['schemas']['PostQuestion'], 'id'> & { id?: number }
type Saved = components['schemas']['JobPost']
/** The job post under the number of its requisition: it has none of its own before it is first saved. A question has a number once it is saved. */
type JobPost = Omit<Saved, 'id' | 'questions'> & { id: number; postId: number | null; questions: WrittenQuestion[] }

const at = (requisitionId: number) => ({ params: { path: { id: requisitionId } } })
export const postOf = (post: Saved): JobPost => ({ ...post, id: post.requisitionId, postId: post.id })

const save = (post: Omit<JobPost, 'id'>): Promise<JobPost> => {
  const { requisitionId, ...rest } = post
  const { title, summary, description, opensOn, closesOn, questions, resumeRequired, channels, version } = rest
  const asked = questions.map(({ id, ...question }) => ({ ...question, ...(id === undefined ? {} : { questionId: id }) }))
  const body = { title, summary, description, opensOn, closesOn, questions: asked, resumeRequired, channels, version }
  return recruitment.POST('/job-post/requisition/{id}', { ...at(requisitionId), body }).then((answer) => {
    const saved = orThrow(answer).responseData
    return { ...post, id: requisitionId, postId: saved.id, version: saved.version, questions: saved.questions }
  })
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
