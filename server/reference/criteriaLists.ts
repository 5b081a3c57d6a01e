import { and, eq } from 'drizzle-orm'
import type { Tx } from '../platform/db/database.ts'
import { wrongField } from '../platform/http/problem.ts'
import * as tables from '../tables/reference.ts'
import { askedFor } from './askedFor.ts'

/** The name of the country stands beside its states and cities. */
const ofCountry = ({ countryId }: typeof tables.states | typeof tables.cities) => ({ table: tables.countries, on: eq(tables.countries.id, countryId) })

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
  states: { table: tables.states, entity: 'state', parents: { countryName: tables.countries.name }, beside: [ofCountry(tables.states)] },
  cities: {
    table: tables.cities,
    entity: 'city',
    check: stateOfCountry,
    parents: { countryName: tables.countries.name, stateName: tables.states.name },
    beside: [ofCountry(tables.cities), { table: tables.states, on: eq(tables.states.id, tables.cities.stateId) }],
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
