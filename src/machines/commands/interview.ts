import { orThrow, recruitment } from '../../api/client.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { command } from './command.ts'

type Schemas = components['schemas']
const said = ({ message }: { message: string }) => message

/** Moves an interview to another time; who holds it and where stays. */
export const moveInterviewMachine = command((body: Schemas['InterviewTime'], signal) =>
  recruitment.POST('/interview/reschedule', { body, signal }).then(orThrow).then(said),
)

/** Names one more interviewer. */
export const assignInterviewerMachine = command((body: Schemas['InterviewerAssignment'], signal) =>
  recruitment.POST('/interview/assign-interviewer', { body, signal }).then(orThrow).then(said),
)

/** Sends the mail about an interview again, to one side of it. */
export const remindMachine = command(({ id, version, to }: { id: number; version: number; to: 'applicant' | 'interviewers' }, signal) => {
  const path = to === 'applicant' ? '/interview/send-email-applicant/{id}' : '/interview/send-email-interviewers/{id}'
  return recruitment
    .POST(path, { params: { path: { id } }, body: { version }, signal })
    .then(orThrow)
    .then(said)
})
