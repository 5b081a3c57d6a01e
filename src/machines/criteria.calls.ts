import { orThrow, recruitment } from '../api/client.ts'
import type { components } from '../api/recruitment.gen.ts'
import { requisitionSection, type SectionCalls, type Weighed } from './requisitionSection.ts'

type Schemas = components['schemas']
export type Source = Schemas['ComplianceSource']
export type CriteriaKind = 'qualifications' | 'certifications' | 'workAuth' | 'skills' | 'designations' | 'compliance'

/** A criterion that names an item of a reference list, whatever its section calls that item on the wire. */
export type Criterion = Weighed & { refId: number; name: string; complianceDocument?: boolean; responsibilities?: string[]; source?: Source }
export type CriterionValues = {
  refId: number
  weight?: number
  mandatory?: boolean
  complianceDocument?: boolean
  responsibilities?: string[]
  source?: Source
}
type Calls = SectionCalls<Criterion, CriterionValues>

const rows = <Spec extends Omit<Criterion, 'refId'>>(answer: { responseDataList: Spec[] }, refId: (spec: Spec) => number): Criterion[] =>
  answer.responseDataList.map((spec) => ({ ...spec, refId: refId(spec) }))
const at = (id: number, signal: AbortSignal) => ({ params: { path: { id } }, signal })
const gone = ({ id, version }: Criterion, signal: AbortSignal) => ({ params: { path: { id }, query: { version } }, signal })

const qualifications: Calls = {
  list: (id, signal) => recruitment.GET('/job_qual_spec/{id}', at(id, signal)).then((answer) => rows(orThrow(answer), (spec) => spec.jobQualityRefId)),
  add: (jobPositionId, { refId, ...values }, signal) =>
    recruitment.POST('/job_qual_spec', { body: { jobPositionId, jobQualityRefId: refId, ...pick(values) }, signal }).then(orThrow),
  change: ({ id, version }, values, signal) =>
    recruitment.POST('/job_qual_spec/update/{id}', { ...at(id, signal), body: { version, ...pick(values) } }).then(orThrow),
  remove: (row, signal) => recruitment.DELETE('/job_qual_spec/delete/{id}', gone(row, signal)).then(orThrow),
}
const certifications: Calls = {
  list: (id, signal) => recruitment.GET('/job_certification_spec/{id}', at(id, signal)).then((answer) => rows(orThrow(answer), (spec) => spec.jobCertRefId)),
  add: (jobPositionId, { refId, ...values }, signal) =>
    recruitment.POST('/job_certification_spec', { body: { jobPositionId, jobCertRefId: refId, ...pick(values) }, signal }).then(orThrow),
  change: ({ id, version }, values, signal) =>
    recruitment.POST('/job_certification_spec/update/{id}', { ...at(id, signal), body: { version, ...pick(values) } }).then(orThrow),
  remove: (row, signal) => recruitment.DELETE('/job_certification_spec/delete/{id}', gone(row, signal)).then(orThrow),
}
const workAuth: Calls = {
  list: (id, signal) => recruitment.GET('/work_auth/{id}', at(id, signal)).then((answer) => rows(orThrow(answer), (spec) => spec.workAuthRefId)),
  add: (jobPositionId, { refId, ...values }, signal) =>
    recruitment.POST('/work_auth', { body: { jobPositionId, workAuthRefId: refId, ...weighing(values) }, signal }).then(orThrow),
  change: ({ id, version }, values, signal) =>
    recruitment.POST('/work_auth/update/{id}', { ...at(id, signal), body: { version, ...weighing(values) } }).then(orThrow),
  remove: (row, signal) => recruitment.DELETE('/work_auth/delete/{id}', gone(row, signal)).then(orThrow),
}
const skills: Calls = {
  list: (id, signal) => recruitment.GET('/job_skill/{id}', at(id, signal)).then((answer) => rows(orThrow(answer), (spec) => spec.skillTypeId)),
  add: (jobPositionId, { refId, ...values }, signal) =>
    recruitment.POST('/job_skill', { body: { jobPositionId, skillTypeId: refId, ...weighing(values) }, signal }).then(orThrow),
  change: ({ id, version }, values, signal) =>
    recruitment.POST('/job_skill/update/{id}', { ...at(id, signal), body: { version, ...weighing(values) } }).then(orThrow),
  remove: (row, signal) => recruitment.DELETE('/job_skill/delete/{id}', gone(row, signal)).then(orThrow),
}
const designations: Calls = {
  list: (id, signal) => recruitment.GET('/job_role_res/{id}', at(id, signal)).then((answer) => rows(orThrow(answer), (spec) => spec.designationTypeId)),
  add: (jobPositionId, { refId, responsibilities, ...values }, signal) =>
    recruitment
      .POST('/job_role_res', {
        body: { jobPositionId, designationTypeId: refId, ...weighing(values), ...(responsibilities ? { responsibilities } : {}) },
        signal,
      })
      .then(orThrow),
  change: ({ id, version }, { responsibilities, ...values }, signal) =>
    recruitment
      .POST('/job_role_res/update/{id}', { ...at(id, signal), body: { version, ...weighing(values), ...(responsibilities ? { responsibilities } : {}) } })
      .then(orThrow),
  remove: (row, signal) => recruitment.DELETE('/job_role_res/delete/{id}', gone(row, signal)).then(orThrow),
}
const compliance: Calls = {
  list: (id, signal) => recruitment.GET('/compliance/{id}', at(id, signal)).then((answer) => rows(orThrow(answer), (spec) => spec.regulatoryId)),
  add: (jobPositionId, { refId, source, ...values }, signal) =>
    recruitment.POST('/compliance', { body: { jobPositionId, regulatoryId: refId, ...weighing(values), ...(source ? { source } : {}) }, signal }).then(orThrow),
  change: ({ id, version }, { source, ...values }, signal) =>
    recruitment.POST('/compliance/update/{id}', { ...at(id, signal), body: { version, ...weighing(values), ...(source ? { source } : {}) } }).then(orThrow),
  remove: (row, signal) => recruitment.DELETE('/compliance/delete/{id}', gone(row, signal)).then(orThrow),
}

const weighing = ({ weight, mandatory }: Partial<CriterionValues>) => ({
  ...(weight === undefined ? {} : { weight }),
  ...(mandatory === undefined ? {} : { mandatory }),
})
const pick = (values: Partial<CriterionValues>) => ({
  ...weighing(values),
  ...(values.complianceDocument === undefined ? {} : { complianceDocument: values.complianceDocument }),
})

/** One machine per section, over its own calls. */
export const criteriaMachines = {
  qualifications: requisitionSection(qualifications),
  certifications: requisitionSection(certifications),
  workAuth: requisitionSection(workAuth),
  skills: requisitionSection(skills),
  designations: requisitionSection(designations),
  compliance: requisitionSection(compliance),
} satisfies Record<CriteriaKind, unknown>
