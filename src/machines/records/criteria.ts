import { orThrow, recruitment } from '../../api/client.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { autosaved, autosaving } from './autosave.ts'
import type { Item, Values } from './edits.ts'
import { recordMachine } from './record.machine.ts'

type Schemas = components['schemas']
export type Source = Schemas['ComplianceSource']

/** A criterion that names an item of a reference list, whatever its section calls that item on the wire. */
export type Criterion = Item & {
  refId: number
  name: string
  weight: number
  mandatory: boolean
  complianceDocument?: boolean
  responsibilities?: string[]
  source?: Source
  askedFor?: Schemas['AskedFor'] | null
}
type Typed = Partial<Values<Criterion>>

const of = (id: number, signal: AbortSignal) => ({ params: { path: { id } }, signal })
const at = (id: number) => ({ params: { path: { id } } })
const gone = ({ id, version }: Criterion) => ({ params: { path: { id }, query: { version } } })
const once = (key: string) => ({ params: { header: { 'Idempotency-Key': key } } })
const from = <Spec extends Item>(spec: Spec, refId: number) => ({ ...spec, refId })

// What was not typed is left out on its way.
const weighed = ({ weight, mandatory }: Typed) => ({ weight, mandatory })
const proved = ({ weight, mandatory, complianceDocument }: Typed) => ({ weight, mandatory, complianceDocument })
const described = ({ weight, mandatory, responsibilities }: Typed) => ({ weight, mandatory, responsibilities })
const sourced = ({ weight, mandatory, source }: Typed) => ({ weight, mandatory, source })

const named = { needed: ['refId'] as const, isSame: (item: Criterion, { refId }: Typed) => item.refId === refId }

const qualifications = recordMachine<Criterion, 'refId'>({
  ...named,
  load: (id, signal) =>
    recruitment.GET('/job_qual_spec/{id}', of(id, signal)).then((answer) => orThrow(answer).responseDataList.map((one) => from(one, one.jobQualityRefId))),
  add: (jobPositionId, { refId, ...typed }, key) =>
    recruitment
      .POST('/job_qual_spec', { ...once(key), ...autosaved({ jobPositionId, jobQualityRefId: refId, ...proved(typed) }) })
      .then((answer) => from(orThrow(answer).responseData, refId)),
  change: ({ id, version, refId }, typed) =>
    recruitment
      .POST('/job_qual_spec/update/{id}', { ...at(id), ...autosaved({ version, ...proved(typed) }) })
      .then((answer) => from(orThrow(answer).responseData, refId)),
  remove: (item) => recruitment.DELETE('/job_qual_spec/delete/{id}', { ...gone(item), ...autosaving }).then(orThrow),
})

const certifications = recordMachine<Criterion, 'refId'>({
  ...named,
  load: (id, signal) =>
    recruitment
      .GET('/job_certification_spec/{id}', of(id, signal))
      .then((answer) => orThrow(answer).responseDataList.map((one) => from(one, one.jobCertRefId))),
  add: (jobPositionId, { refId, ...typed }, key) =>
    recruitment
      .POST('/job_certification_spec', { ...once(key), ...autosaved({ jobPositionId, jobCertRefId: refId, ...proved(typed) }) })
      .then((answer) => from(orThrow(answer).responseData, refId)),
  change: ({ id, version, refId }, typed) =>
    recruitment
      .POST('/job_certification_spec/update/{id}', { ...at(id), ...autosaved({ version, ...proved(typed) }) })
      .then((answer) => from(orThrow(answer).responseData, refId)),
  remove: (item) => recruitment.DELETE('/job_certification_spec/delete/{id}', { ...gone(item), ...autosaving }).then(orThrow),
})

const workAuth = recordMachine<Criterion, 'refId'>({
  ...named,
  load: (id, signal) =>
    recruitment.GET('/work_auth/{id}', of(id, signal)).then((answer) => orThrow(answer).responseDataList.map((one) => from(one, one.workAuthRefId))),
  add: (jobPositionId, { refId, ...typed }, key) =>
    recruitment
      .POST('/work_auth', { ...once(key), ...autosaved({ jobPositionId, workAuthRefId: refId, ...weighed(typed) }) })
      .then((answer) => from(orThrow(answer).responseData, refId)),
  change: ({ id, version, refId }, typed) =>
    recruitment
      .POST('/work_auth/update/{id}', { ...at(id), ...autosaved({ version, ...weighed(typed) }) })
      .then((answer) => from(orThrow(answer).responseData, refId)),
  remove: (item) => recruitment.DELETE('/work_auth/delete/{id}', { ...gone(item), ...autosaving }).then(orThrow),
})

const skills = recordMachine<Criterion, 'refId'>({
  ...named,
  load: (id, signal) =>
    recruitment.GET('/job_skill/{id}', of(id, signal)).then((answer) => orThrow(answer).responseDataList.map((one) => from(one, one.skillTypeId))),
  add: (jobPositionId, { refId, ...typed }, key) =>
    recruitment
      .POST('/job_skill', { ...once(key), ...autosaved({ jobPositionId, skillTypeId: refId, ...weighed(typed) }) })
      .then((answer) => from(orThrow(answer).responseData, refId)),
  change: ({ id, version, refId }, typed) =>
    recruitment
      .POST('/job_skill/update/{id}', { ...at(id), ...autosaved({ version, ...weighed(typed) }) })
      .then((answer) => from(orThrow(answer).responseData, refId)),
  remove: (item) => recruitment.DELETE('/job_skill/delete/{id}', { ...gone(item), ...autosaving }).then(orThrow),
})

const designations = recordMachine<Criterion, 'refId'>({
  ...named,
  load: (id, signal) =>
    recruitment.GET('/job_role_res/{id}', of(id, signal)).then((answer) => orThrow(answer).responseDataList.map((one) => from(one, one.designationTypeId))),
  add: (jobPositionId, { refId, ...typed }, key) =>
    recruitment
      .POST('/job_role_res', { ...once(key), ...autosaved({ jobPositionId, designationTypeId: refId, ...described(typed) }) })
      .then((answer) => from(orThrow(answer).responseData, refId)),
  change: ({ id, version, refId }, typed) =>
    recruitment
      .POST('/job_role_res/update/{id}', { ...at(id), ...autosaved({ version, ...described(typed) }) })
      .then((answer) => from(orThrow(answer).responseData, refId)),
  remove: (item) => recruitment.DELETE('/job_role_res/delete/{id}', { ...gone(item), ...autosaving }).then(orThrow),
})

const compliance = recordMachine<Criterion, 'refId'>({
  ...named,
  load: (id, signal) =>
    recruitment.GET('/compliance/{id}', of(id, signal)).then((answer) => orThrow(answer).responseDataList.map((one) => from(one, one.regulatoryId))),
  add: (jobPositionId, { refId, ...typed }, key) =>
    recruitment
      .POST('/compliance', { ...once(key), ...autosaved({ jobPositionId, regulatoryId: refId, ...sourced(typed) }) })
      .then((answer) => from(orThrow(answer).responseData, refId)),
  change: ({ id, version, refId }, typed) =>
    recruitment
      .POST('/compliance/update/{id}', { ...at(id), ...autosaved({ version, ...sourced(typed) }) })
      .then((answer) => from(orThrow(answer).responseData, refId)),
  remove: (item) => recruitment.DELETE('/compliance/delete/{id}', { ...gone(item), ...autosaving }).then(orThrow),
})

/** One machine per section, over its own calls. */
export const criteria = { qualifications, certifications, workAuth, skills, designations, compliance }
export type CriteriaKind = keyof typeof criteria
