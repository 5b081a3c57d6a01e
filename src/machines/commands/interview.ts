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

/** Fetches an interview as a calendar file; the view hands the bytes to the browser. */
export const interviewFileMachine = command(({ id }: { id: number }, signal) =>
  recruitment
    .GET('/interview/file/{id}', { params: { path: { id } }, parseAs: 'blob', signal })
    .then((answer) => orThrow<Blob>({ ...answer, data: answer.data as unknown as Blob })),
)

/** The hours in which one can be asked to interview. */
export const saveOwnHours = command((body: Schemas['OwnHours'], signal) =>
  recruitment.PUT('/interview/own-calendar', { body, signal }).then(orThrow).then(said),
)

/** The secret address of one's interviews: a new one, or none. */
export const makeFeed = command((_: Record<string, never>, signal) =>
  recruitment
    .POST('/interview/own-calendar/feed', { signal })
    .then(orThrow)
    .then(({ data }) => data.url),
)
export const endFeed = command((_: Record<string, never>, signal) => recruitment.DELETE('/interview/own-calendar/feed', { signal }).then(orThrow).then(said))
