import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Tx } from '../platform/db/database.ts'
import { wrongField } from '../platform/http/problem.ts'
import { applications } from '../tables/applications.ts'
import * as tables from '../tables/reference.ts'

const inApplications = (column: SQL.Aliased | { getSQL(): SQL }) => (id: number) => sql`exists (select 1 from ${applications} where ${id} = any(${column}))`

const nameOf = (table: typeof tables.countries | typeof tables.states, key: SQLWrapper) =>
  sql<string | null>`(select p.name from ${table} p where p.id = ${key})`

async function stateOfCountry(tx: Tx, { stateId, countryId }: Record<string, unknown>) {
  if (stateId == null) return
  const [state] = await tx
    .select({ id: tables.states.id })
    .from(tables.states)
    .where(and(eq(tables.states.id, Number(stateId)), eq(tables.states.countryId, Number(countryId))))
  if (!state) throw wrongField('stateId', 'Choose a state of the chosen country.')
}

/** A list that shares its table with others. */
const items = (list: tables.ItemList, entity: string, held?: PgColumn) => ({
  table: tables.referenceItems,
  list,
  entity,
  ...(held && { usedIn: inApplications(held) }),
})

/** Every reference list, by what it is in the house: its table, and what one item of it is called. */
export const referenceSpecs = {
  countries: { table: tables.countries, entity: 'country' },
  states: { table: tables.states, entity: 'state', parents: { countryName: nameOf(tables.countries, tables.states.countryId).as('countryName') } },
  cities: {
    table: tables.cities,
    entity: 'city',
    check: stateOfCountry,
    parents: {
      countryName: nameOf(tables.countries, tables.cities.countryId).as('countryName'),
      stateName: nameOf(tables.states, tables.cities.stateId).as('stateName'),
    },
  },
  industries: { table: tables.industries, entity: 'industry' },
  disciplines: { table: tables.industryDisciplines, entity: 'discipline' },
  departments: { table: tables.departments, entity: 'department' },
  positionTypes: { table: tables.positionTypes, entity: 'position type' },
  contractTypes: { table: tables.contractTypes, entity: 'contract type' },
  qualifications: items('qualification', 'qualification', applications.qualificationIds),
  certifications: items('certification', 'certification', applications.certificationIds),
  workAuthorisations: items('workAuthorisation', 'work authorisation', applications.workAuthIds),
  designations: items('designation', 'designation', applications.designationIds),
  rolesResponsibilities: { table: tables.rolesResponsibilities, entity: 'responsibility' },
  skills: items('skill', 'skill', applications.skillIds),
  regulatories: items('regulatory', 'regulation'),
  lifecycles: items('developmentLifecycle', 'development lifecycle', applications.lifecycleIds),
  computerSkills: items('computerSkill', 'computer skill', applications.computerSkillIds),
  languages: items('language', 'language', applications.languageIds),
}
