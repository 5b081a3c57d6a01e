import { and, eq, type SQLWrapper, sql } from 'drizzle-orm'
import type { Tx } from '../platform/db/database.ts'
import { wrongField } from '../platform/http/problem.ts'
import * as tables from '../tables/reference.ts'
import { askedFor } from './askedFor.ts'

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
const items = (list: tables.ItemList, entity: string) => ({ table: tables.referenceItems, list, entity, parents: { askedFor: askedFor.as('askedFor') } })

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
  qualifications: items('qualification', 'qualification'),
  certifications: items('certification', 'certification'),
  workAuthorisations: items('workAuthorisation', 'work authorisation'),
  designations: items('designation', 'designation'),
  rolesResponsibilities: { table: tables.rolesResponsibilities, entity: 'responsibility' },
  skills: items('skill', 'skill'),
  regulatories: items('regulatory', 'regulation'),
  lifecycles: items('developmentLifecycle', 'development lifecycle'),
  computerSkills: items('computerSkill', 'computer skill'),
  languages: items('language', 'language'),
}
