import { recruitmentQueries } from '../../../api/queries.ts'
import type { Entered } from '../../../machines/flows/applicationForm/applicationFormDraft.ts'

/** What the CV of the form says: of the application as it stands, or of the file that was uploaded here. */
export function useCvReading(applicationId: number | null, { resume }: Entered, base: Entered) {
  const stands = resume !== null && resume.id === base.resume?.id
  const attached = recruitmentQueries.useQuery(
    'post',
    '/resume-report/create-profile/{id}',
    { params: { path: { id: applicationId ?? 0 } } },
    { enabled: stands && applicationId !== null },
  )
  const uploaded = recruitmentQueries.useQuery(
    'post',
    '/resume-report/read/{fileId}',
    { params: { path: { fileId: resume?.id ?? 0 } } },
    // A file never changes.
    { enabled: resume !== null && !stands, staleTime: Number.POSITIVE_INFINITY },
  )
  return stands ? attached : uploaded
}
