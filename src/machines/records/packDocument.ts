import { orThrow, recruitment } from '../../api/client.ts'
import type { components } from '../../api/recruitment.gen.ts'
import type { RecordCalls } from './recordCalls.ts'

type Document = components['schemas']['OnboardingDocument']
type PackRecord = Pick<Document, 'id' | 'version' | 'name' | 'mandatory' | 'fileId' | 'courseId'> & {
  description: string
  departmentIds: number[]
  jobPositionTypeIds: number[]
}

/** A document of the pack as it is typed over: whom it is for by number. */
export const packRecordOf = ({ id, version, name, description, mandatory, fileId, courseId, departments, positionTypes }: Document): PackRecord => ({
  ...{ id, version, name, mandatory, fileId, courseId },
  description: description ?? '',
  departmentIds: departments.map((one) => one.id),
  jobPositionTypeIds: positionTypes.map((one) => one.id),
})

export const packDocumentCalls: RecordCalls<PackRecord, never> = {
  load: (id, signal) =>
    recruitment.GET('/employee-onboarding', { signal }).then((answer) =>
      orThrow(answer)
        .responseDataList.filter((document) => document.id === id)
        .map(packRecordOf),
    ),
  change: (document, typed) =>
    recruitment
      .PUT('/employee-onboarding/{documentId}', { params: { path: { documentId: document.id } }, body: { ...typed, version: document.version } })
      .then((answer) => {
        orThrow(answer)
        return { ...document, ...typed, version: document.version + 1 }
      }),
}
