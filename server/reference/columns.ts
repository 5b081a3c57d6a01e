import type { components, operations } from '../../src/api/recruitment.gen.ts'
import type { ImportColumn } from '../workbooks/runImport.ts'
import type { referenceSpecs } from './criteriaLists.ts'

export type ReferenceListName = components['schemas']['ReferenceListName']
type SpecName = keyof typeof referenceSpecs
/** An item is named in the workbook, and a key in the database; `within` the key that the workbook's row has there. */
type Parent = { list: SpecName; within?: 'countryId' }
export type ReferenceColumn = ImportColumn & { parent?: Parent; number?: true }
type Importable = { list: SpecName; add: keyof operations; columns: ReferenceColumn[]; unique: string[][] }

const name = (example: string): ReferenceColumn => ({
  field: 'name',
  heading: 'Name',
  required: true,
  allowed: 'At most 200 characters; not in the list yet',
  example,
})
const parent = (field: string, heading: string, of: Parent, example: string, required = true): ReferenceColumn => ({
  field,
  heading,
  required,
  allowed: `${required ? 'The' : 'Optional: the'} name of ${/^[AEIOU]/.test(heading) ? 'an' : 'a'} ${heading.toLowerCase()} in its list`,
  example,
  parent: of,
})
const degrees = (field: string, heading: string, most: number, example: number): ReferenceColumn => ({
  field,
  heading,
  required: false,
  allowed: `Optional: degrees from -${most} to ${most}`,
  example,
  number: true,
})
const plain = (list: SpecName, add: keyof operations, example: string): Importable => ({ list, add, columns: [name(example)], unique: [['name']] })

/** The columns of every reference list in a workbook, by the list's name in the addresses; `add` checks a row as the form's call does. */
export const referenceColumns: Record<ReferenceListName, Importable> = {
  countries: {
    list: 'countries',
    add: 'addCountry',
    columns: [
      name('Example country'),
      { field: 'code', heading: 'Country code', required: true, allowed: 'Two capital letters, as in ISO 3166', example: 'XX' },
    ],
    unique: [['name'], ['code']],
  },
  states: {
    list: 'states',
    add: 'addState',
    columns: [name('Example state'), parent('countryId', 'Country', { list: 'countries' }, 'Australia')],
    unique: [['countryId', 'name']],
  },
  cities: {
    list: 'cities',
    add: 'addCity',
    columns: [
      name('Example city'),
      parent('countryId', 'Country', { list: 'countries' }, 'Australia'),
      parent('stateId', 'State', { list: 'states', within: 'countryId' }, 'Victoria', false),
      degrees('latitude', 'Latitude', 90, -37.81),
      degrees('longitude', 'Longitude', 180, 144.96),
    ],
    unique: [['countryId', 'stateId', 'name']],
  },
  industry: plain('industries', 'addIndustry', 'Example industry'),
  industry_discipline: {
    list: 'disciplines',
    add: 'addDiscipline',
    columns: [name('Example discipline'), parent('industryId', 'Industry', { list: 'industries' }, 'Education')],
    unique: [['industryId', 'name']],
  },
  departments: plain('departments', 'addDepartment', 'Example department'),
  position_type: plain('positionTypes', 'addPositionType', 'Example position type'),
  job_appl_type: plain('contractTypes', 'addContractType', 'Example application type'),
  job_qualification: plain('qualifications', 'addQualification', 'Example qualification'),
  certification_ref: plain('certifications', 'addCertification', 'Example certification'),
  work_auth: plain('workAuthorisations', 'addWorkAuthorisation', 'Example work authorization'),
  job_designation: plain('designations', 'addDesignation', 'Example designation'),
  job_role_res: {
    list: 'rolesResponsibilities',
    add: 'addRoleResponsibility',
    columns: [name('Example responsibility'), parent('designationId', 'Designation', { list: 'designations' }, 'Manager')],
    unique: [['designationId', 'name']],
  },
  job_skill: plain('skills', 'addSkill', 'Example skill'),
  regulatory: plain('regulatories', 'addRegulatory', 'Example regulation'),
  lifecycle: plain('lifecycles', 'addDevelopmentLifecycle', 'Example lifecycle'),
  'computer-skill': plain('computerSkills', 'addComputerSkill', 'Example computer skill'),
  language: plain('languages', 'addLanguage', 'Example language'),
}
