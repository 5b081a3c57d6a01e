import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../contract.ts'
import type { Tx } from '../database.ts'
import { wrongField } from '../problem.ts'
import { applications } from './application.schema.ts'
import { referenceList } from './reference.lists.ts'
import * as tables from './reference.schema.ts'

const inApplications = (column: SQL.Aliased | { getSQL(): SQL }) => (id: number) => sql`exists (select 1 from ${applications} where ${id} = any(${column}))`

async function stateOfCountry(tx: Tx, { stateId, countryId }: Record<string, unknown>) {
  if (stateId == null) return
  const [state] = await tx
    .select({ id: tables.states.id })
    .from(tables.states)
    .where(and(eq(tables.states.id, Number(stateId)), eq(tables.states.countryId, Number(countryId))))
  if (!state) throw wrongField('stateId', 'Choose a state of the chosen country.')
}

/** Every reference list, by what it is in the house. */
export const referenceLists = (app: App) => ({
  countries: referenceList(app, { table: tables.countries, entity: 'country' }),
  states: referenceList(app, { table: tables.states, entity: 'state' }),
  cities: referenceList(app, { table: tables.cities, entity: 'city', check: stateOfCountry }),
  industries: referenceList(app, { table: tables.industries, entity: 'industry' }),
  disciplines: referenceList(app, { table: tables.industryDisciplines, entity: 'discipline' }),
  departments: referenceList(app, { table: tables.departments, entity: 'department' }),
  positionTypes: referenceList(app, { table: tables.positionTypes, entity: 'position type' }),
  contractTypes: referenceList(app, { table: tables.contractTypes, entity: 'contract type' }),
  qualifications: referenceList(app, { table: tables.qualifications, entity: 'qualification', usedIn: inApplications(applications.qualificationIds) }),
  certifications: referenceList(app, { table: tables.certifications, entity: 'certification', usedIn: inApplications(applications.certificationIds) }),
  workAuthorisations: referenceList(app, { table: tables.workAuthorisations, entity: 'work authorisation', usedIn: inApplications(applications.workAuthIds) }),
  designations: referenceList(app, { table: tables.designations, entity: 'designation', usedIn: inApplications(applications.designationIds) }),
  rolesResponsibilities: referenceList(app, { table: tables.rolesResponsibilities, entity: 'responsibility' }),
  skills: referenceList(app, { table: tables.skills, entity: 'skill', usedIn: inApplications(applications.skillIds) }),
  regulatories: referenceList(app, { table: tables.regulatories, entity: 'regulation' }),
  lifecycles: referenceList(app, { table: tables.developmentLifecycles, entity: 'development lifecycle', usedIn: inApplications(applications.lifecycleIds) }),
  computerSkills: referenceList(app, { table: tables.computerSkills, entity: 'computer skill', usedIn: inApplications(applications.computerSkillIds) }),
  languages: referenceList(app, { table: tables.languages, entity: 'language', usedIn: inApplications(applications.languageIds) }),
})

export const referenceHandlers = (app: App) => {
  const of = referenceLists(app)
  return {
    listCountries: (call) => of.countries.list(call),
    addCountry: (call) => of.countries.add(call),
    changeCountry: (call) => of.countries.change(call),
    deleteCountry: (call) => of.countries.remove(call),
    listStates: (call) => of.states.list(call),
    addState: (call) => of.states.add(call),
    changeState: (call) => of.states.change(call),
    deleteState: (call) => of.states.remove(call),
    listCities: (call) => of.cities.list(call),
    listCitiesOfCountry: (call) => of.cities.list(call, eq(tables.cities.countryId, call.params.id)),
    addCity: (call) => of.cities.add(call),
    changeCity: (call) => of.cities.change(call),
    deleteCity: (call) => of.cities.remove(call),
    listIndustries: (call) => of.industries.list(call),
    addIndustry: (call) => of.industries.add(call),
    changeIndustry: (call) => of.industries.change(call),
    deleteIndustry: (call) => of.industries.remove(call),
    listDisciplines: (call) => of.disciplines.list(call),
    addDiscipline: (call) => of.disciplines.add(call),
    changeDiscipline: (call) => of.disciplines.change(call),
    deleteDiscipline: (call) => of.disciplines.remove(call),
    listDepartments: (call) => of.departments.list(call),
    addDepartment: (call) => of.departments.add(call),
    changeDepartment: (call) => of.departments.change(call),
    deleteDepartment: (call) => of.departments.remove(call),
    listPositionTypes: (call) => of.positionTypes.list(call),
    addPositionType: (call) => of.positionTypes.add(call),
    changePositionType: (call) => of.positionTypes.change(call),
    deletePositionType: (call) => of.positionTypes.remove(call),
    listContractTypes: (call) => of.contractTypes.list(call),
    addContractType: (call) => of.contractTypes.add(call),
    changeContractType: (call) => of.contractTypes.change(call),
    deleteContractType: (call) => of.contractTypes.remove(call),
    listQualifications: (call) => of.qualifications.list(call),
    addQualification: (call) => of.qualifications.add(call),
    changeQualification: (call) => of.qualifications.change(call),
    deleteQualification: (call) => of.qualifications.remove(call),
    listCertifications: (call) => of.certifications.list(call),
    addCertification: (call) => of.certifications.add(call),
    changeCertification: (call) => of.certifications.change(call),
    deleteCertification: (call) => of.certifications.remove(call),
    listWorkAuthorisations: (call) => of.workAuthorisations.list(call),
    addWorkAuthorisation: (call) => of.workAuthorisations.add(call),
    changeWorkAuthorisation: (call) => of.workAuthorisations.change(call),
    deleteWorkAuthorisation: (call) => of.workAuthorisations.remove(call),
    listDesignations: (call) => of.designations.list(call),
    addDesignation: (call) => of.designations.add(call),
    changeDesignation: (call) => of.designations.change(call),
    deleteDesignation: (call) => of.designations.remove(call),
    listRolesResponsibilities: (call) => of.rolesResponsibilities.list(call),
    listRolesResponsibilitiesOfDesignation: (call) => of.rolesResponsibilities.list(call, eq(tables.rolesResponsibilities.designationId, call.params.id)),
    addRoleResponsibility: (call) => of.rolesResponsibilities.add(call),
    changeRoleResponsibility: (call) => of.rolesResponsibilities.change(call),
    deleteRoleResponsibility: (call) => of.rolesResponsibilities.remove(call),
    listSkills: (call) => of.skills.list(call),
    addSkill: (call) => of.skills.add(call),
    changeSkill: (call) => of.skills.change(call),
    deleteSkill: (call) => of.skills.remove(call),
    listRegulatories: (call) => of.regulatories.list(call),
    addRegulatory: (call) => of.regulatories.add(call),
    changeRegulatory: (call) => of.regulatories.change(call),
    deleteRegulatory: (call) => of.regulatories.remove(call),
    listDevelopmentLifecycles: (call) => of.lifecycles.list(call),
    addDevelopmentLifecycle: (call) => of.lifecycles.add(call),
    changeDevelopmentLifecycle: (call) => of.lifecycles.change(call),
    deleteDevelopmentLifecycle: (call) => of.lifecycles.remove(call),
    listComputerSkills: (call) => of.computerSkills.list(call),
    addComputerSkill: (call) => of.computerSkills.add(call),
    changeComputerSkill: (call) => of.computerSkills.change(call),
    deleteComputerSkill: (call) => of.computerSkills.remove(call),
    listLanguages: (call) => of.languages.list(call),
    addLanguage: (call) => of.languages.add(call),
    changeLanguage: (call) => of.languages.change(call),
    deleteLanguage: (call) => of.languages.remove(call),
  } satisfies Partial<Handlers<operations>>
}
