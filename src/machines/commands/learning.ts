import { hr, orThrow } from '../../api/client.ts'
import type { components as common } from '../../api/common.gen.ts'
import type { components } from '../../api/hr.gen.ts'
import { fileUpload } from '../flows/fileUpload.ts'
import { command } from './command.ts'
import type { ExportCall } from './exportSheet.ts'

type Schemas = components['schemas']
const path = (id: number) => ({ params: { path: { id } } })

/** Begun, confirmed, accepted, sent back, begun again after a failure, or not needed. */
export const changeAssignment = command((body: Schemas['ChangeCourseAssignmentStatus'], signal) =>
  hr.POST('/learning/assignment/change-status', { body, signal }).then(orThrow),
)
export const answerQuiz = command((body: Schemas['QuizAnswers'], signal) => hr.POST('/learning/assignment/quiz', { body, signal }).then(orThrow))
export const handInCertificate = command((body: Schemas['HandInCertificate'], signal) =>
  hr.POST('/learning/assignment/certificate', { body, signal }).then(orThrow),
)
/** A file of a course or a certificate; it waits until the form is sent. */
export const learningFile = fileUpload((_: null, fileId) => Promise.resolve(fileId))
export const bookSession = command((body: Schemas['BookCourseSession'], signal) => hr.POST('/learning/session/book', { body, signal }).then(orThrow))
/** Fetches the certificate of a completion; the view hands the bytes to the browser. */
export const completionPdf = command((id: number, signal) =>
  hr
    .GET('/learning/assignment/certificate-pdf/{id}', { ...path(id), parseAs: 'blob', signal })
    .then((answer) => orThrow<Blob>({ ...answer, data: answer.data as unknown as Blob })),
)

export const assignCourse = command((body: Schemas['AssignCourse'], signal) => hr.POST('/learning/assign', { body, signal }).then(orThrow))

export const changeCourse = command((body: Schemas['ChangeCourseStatus'], signal) => hr.POST('/learning/course/change-status', { body, signal }).then(orThrow))

type SessionChange = { id: number | null; version: number; body: Schemas['SaveCourseSession'] }
export const saveSession = command(
  ({ id, version, body: { courseId, ...body } }: SessionChange, signal): Promise<{ message: string }> =>
    id === null
      ? hr.POST('/learning/session', { body: { courseId, ...body }, signal }).then(orThrow)
      : hr.PUT('/learning/session/{id}', { ...path(id), body: { ...body, version }, signal }).then(orThrow),
)
export const callOffSession = command(({ id, ...body }: { id: number; version: number; calledOff: string }, signal) =>
  hr.PUT('/learning/session/{id}', { ...path(id), body, signal }).then(orThrow),
)
export const recordAttendance = command((body: Schemas['Attendance'], signal) => hr.POST('/learning/session/attendance', { body, signal }).then(orThrow))

/** Nobody is asked by it any more, or people are again. */
export const retireRule = command(({ id, ...body }: { id: number; version: number; retired: boolean }, signal) =>
  hr.PUT('/learning/rule/{id}', { ...path(id), body, signal }).then(orThrow),
)

const asBlob = (answer: { data?: unknown; error?: unknown; response: Response }) => orThrow<Blob>({ ...answer, data: answer.data as Blob })
export const exportCourses: ExportCall = (body, signal) => hr.POST('/learning/course/export', { body, parseAs: 'blob', signal }).then(asBlob)
export const exportLearningRules: ExportCall = (body, signal) => hr.POST('/learning/rule/export', { body, parseAs: 'blob', signal }).then(asBlob)
export const remindOfCourses = command((body: Schemas['RemindOfCourses'], signal) => hr.POST('/learning/remind', { body, signal }).then(orThrow))

type AsOf = Schemas['AskCompliance'] & { show: common['schemas']['ExportColumn'][] }
/** The rows behind the figure as a file. */
export const exportLearning =
  ({ show, ...body }: AsOf) =>
  (format: common['schemas']['FileFormat'], signal: AbortSignal) =>
    hr.POST('/learning/compliance/export', { body: { ...body, export: { format, criteria: {}, show } }, parseAs: 'blob', signal }).then(asBlob)
