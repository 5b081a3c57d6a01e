import { orThrow, recruitment } from '../../api/client.ts'
import type { components, operations } from '../../api/recruitment.gen.ts'

import { command } from '../commands/command.ts'
import type { RecordCalls } from './recordCalls.ts'

type S = components['schemas']
/** One item of any reference list: the name and, where the list has them, its parents and place. */
export type ReferenceItem = S['ReferenceItem'] &
  Partial<Omit<S['Country'] & S['State'] & S['City'] & S['Discipline'] & S['RoleResponsibility'], keyof S['ReferenceItem']>>
export type ReferenceValues = Omit<ReferenceItem, 'id' | 'fixed' | 'version' | 'countryName' | 'stateName' | 'askedFor'>

type Message = Promise<{ message: string }>
type ListCalls = {
  add: (values: ReferenceValues) => Promise<S['Created']>
  change: (item: ReferenceItem, values: ReferenceValues) => Message
  remove: (item: ReferenceItem) => Message
}

/** Lists whose items have nothing but a name; all share one shape in the contract. */
type PlainPath =
  | '/ref/industry'
  | '/ref/departments'
  | '/ref/position_type'
  | '/ref/job_appl_type'
  | '/ref/job_qualification'
  | '/ref/certification_ref'
  | '/ref/work_auth'
  | '/ref/job_designation'
  | '/ref/job_skill'
  | '/regulatory'
  | '/lifecycle'
  | '/computer-skill'
  | '/language'

const at = ({ id, version }: ReferenceItem) => ({ params: { path: { id }, query: { version } } })
const to = ({ id }: ReferenceItem) => ({ params: { path: { id } } })

const plain = (path: PlainPath): ListCalls => ({
  add: ({ name }) => {
    const body = { name }
    const added =
      path === '/lifecycle' || path === '/computer-skill' || path === '/language'
        ? recruitment.POST(`${path}/save`, { body })
        : recruitment.POST(path, { body })
    return added.then(orThrow)
  },
  change: (item, { name }) => recruitment.PUT(`${path}/{id}`, { ...to(item), body: { name, version: item.version } }).then(orThrow),
  remove: (item) => recruitment.DELETE(`${path}/delete/{id}`, at(item)).then(orThrow),
})

type Body<Id extends keyof operations> = operations[Id] extends { requestBody: { content: { 'application/json': infer B } } } ? B : never

export const referenceCalls = {
  countries: {
    add: (values) => recruitment.POST('/ref/countries', { body: values as Body<'addCountry'> }).then(orThrow),
    change: (item, values) =>
      recruitment.PUT('/ref/countries/{id}', { ...to(item), body: { ...(values as Body<'addCountry'>), version: item.version } }).then(orThrow),
    remove: (item) => recruitment.DELETE('/ref/countries/delete/{id}', at(item)).then(orThrow),
  },
  states: {
    add: (values) => recruitment.POST('/ref/states', { body: values as Body<'addState'> }).then(orThrow),
    change: (item, values) =>
      recruitment.PUT('/ref/states/{id}', { ...to(item), body: { ...(values as Body<'addState'>), version: item.version } }).then(orThrow),
    remove: (item) => recruitment.DELETE('/ref/states/delete/{id}', at(item)).then(orThrow),
  },
  cities: {
    add: (values) => recruitment.POST('/ref/cities', { body: values as Body<'addCity'> }).then(orThrow),
    change: (item, values) =>
      recruitment.PUT('/ref/cities/{id}', { ...to(item), body: { ...(values as Body<'addCity'>), version: item.version } }).then(orThrow),
    remove: (item) => recruitment.DELETE('/ref/cities/delete/{id}', at(item)).then(orThrow),
  },
  disciplines: {
    add: (values) => recruitment.POST('/ref/industry_discipline', { body: values as Body<'addDiscipline'> }).then(orThrow),
    change: (item, values) =>
      recruitment.PUT('/ref/industry_discipline/{id}', { ...to(item), body: { ...(values as Body<'addDiscipline'>), version: item.version } }).then(orThrow),
    remove: (item) => recruitment.DELETE('/ref/industry_discipline/delete/{id}', at(item)).then(orThrow),
  },
  responsibilities: {
    add: (values) => recruitment.POST('/ref/job_role_res', { body: values as Body<'addRoleResponsibility'> }).then(orThrow),
    change: (item, values) =>
      recruitment.PUT('/ref/job_role_res/{id}', { ...to(item), body: { ...(values as Body<'addRoleResponsibility'>), version: item.version } }).then(orThrow),
    remove: (item) => recruitment.DELETE('/ref/job_role_res/delete/{id}', at(item)).then(orThrow),
  },
  industries: plain('/ref/industry'),
  departments: plain('/ref/departments'),
  positionTypes: plain('/ref/position_type'),
  contractTypes: plain('/ref/job_appl_type'),
  qualifications: plain('/ref/job_qualification'),
  certifications: plain('/ref/certification_ref'),
  workAuthorisations: plain('/ref/work_auth'),
  designations: plain('/ref/job_designation'),
  skills: plain('/ref/job_skill'),
  regulatories: plain('/regulatory'),
  lifecycles: plain('/lifecycle'),
  computerSkills: plain('/computer-skill'),
  languages: plain('/language'),
} satisfies Record<string, ListCalls>

export type ReferenceListId = keyof typeof referenceCalls

/** The lists whose items several use at once, by their names in the calls that merge two items. */
export const mergedNames: Partial<Record<ReferenceListId, S['MergedListName']>> = {
  qualifications: 'job_qualification',
  certifications: 'certification_ref',
  workAuthorisations: 'work_auth',
  designations: 'job_designation',
  skills: 'job_skill',
  regulatories: 'regulatory',
  lifecycles: 'lifecycle',
  computerSkills: 'computer-skill',
  languages: 'language',
}

/** The lists whose items criteria name: they can be asked for. */
export const askedLists: Partial<Record<ReferenceListId, true>> = {
  qualifications: true,
  certifications: true,
  workAuthorisations: true,
  designations: true,
  skills: true,
  regulatories: true,
}

export const removeReference = command(({ list, item }: { list: ReferenceListId; item: ReferenceItem }) => referenceCalls[list].remove(item))

/** One item of a list over its fields; `look` asks for it as it is now. */
export const referenceItemCalls = (
  list: ReferenceListId,
  fields: readonly (keyof ReferenceValues)[],
  look: () => Promise<ReferenceItem[]>,
): RecordCalls<ReferenceItem, never> => {
  const valuesOf = (item: Partial<ReferenceItem>) => Object.fromEntries(fields.map((field) => [field, item[field]])) as ReferenceValues
  return {
    async load(id) {
      if (!id) return []
      return look()
    },
    add: async (_, typed) => {
      const values = valuesOf({ name: '', ...typed })
      const { responseData } = await referenceCalls[list].add(values)
      return { ...values, id: responseData.id, version: 1, fixed: false }
    },
    change: async (item, typed) => {
      const now = { ...item, ...typed }
      await referenceCalls[list].change(item, valuesOf(now))
      return { ...now, version: item.version + 1 }
    },
  }
}
