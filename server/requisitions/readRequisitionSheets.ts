import { and, asc, eq, inArray } from 'drizzle-orm'
import type { components, operations } from '../../src/api/recruitment.gen.ts'
import type { App, Caller, Handlers } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import { notFound, Problem } from '../platform/http/problem.ts'
import { readCriteria } from '../records/criteria.ts'
import { visibleTo } from '../records/requisitions.ts'
import { type CriterionSection, requisitionCriteria } from '../tables/criteria.ts'
import { cities, contractTypes, countries, departments, industries, industryDisciplines, positionTypes, states } from '../tables/reference.ts'
import { requisitionExperiences, requisitionFinancials, requisitionLocations, requisitions } from '../tables/requisitions.ts'

type Schemas = components['schemas']
type Sheet = Schemas['RequisitionSheet']
type Head = Awaited<ReturnType<typeof heads>>[number]

export const requisitionSheetHandlers = (app: App) =>
  ({
    readRequisitionSheets: async ({ caller, body: { ids } }) => {
      const found = new Map((await heads(app.db, caller, ids)).map((row) => [row.id, row]))
      const asked = ids.map((id) => found.get(id)).filter((row) => row !== undefined)
      if (asked.length < ids.length) throw notFound('requisition')
      refuseIncomplete(asked)
      const [places, named] = [await placesOf(app.db, ids), await readCriteria(app.db, inArray(requisitionCriteria.requisitionId, ids))]
      return { responseDataList: asked.map((row) => sheetOf(row, places, named)) }
    },
  }) satisfies Partial<Handlers<operations>>

/** A sheet with gaps would be taken for the whole: it is not made, and each that has some is named. */
function refuseIncomplete(rows: Head[]) {
  const errors = rows.flatMap(({ id, positionId, positionTitle, progress, progressPercent }, at) =>
    progress === 'COMPLETED'
      ? []
      : [
          {
            field: `ids.${at}`,
            message: `“${positionTitle}” (${positionId ?? id}) is ${progressPercent} % complete. Fill in its required sections, then print it.`,
          },
        ],
  )
  if (errors.length === 0) return
  const message = rows.length > 1 ? 'Some of Checked Job Requisitions are Incomplete' : 'Job Requisition is Incomplete'
  throw new Problem(409, 'REQUISITION_INCOMPLETE', message, errors)
}

const heads = (db: Database, caller: Caller, ids: number[]) =>
  db
    .select({
      id: requisitions.id,
      positionId: requisitions.positionId,
      positionTitle: requisitions.positionTitle,
      status: requisitions.status,
      requestDate: requisitions.requestDate,
      startDate: requisitions.startDate,
      endDate: requisitions.endDate,
      openings: requisitions.openings,
      department: departments.name,
      positionType: positionTypes.name,
      industry: industries.name,
      industryDiscipline: industryDisciplines.name,
      contractType: contractTypes.name,
      jobDescription: requisitions.jobDescription,
      progress: requisitions.progress,
      progressPercent: requisitions.progressPercent,
      pay: requisitionFinancials,
      years: requisitionExperiences,
    })
    .from(requisitions)
    .leftJoin(departments, eq(departments.id, requisitions.departmentId))
    .leftJoin(positionTypes, eq(positionTypes.id, requisitions.jobPositionTypeId))
    .leftJoin(industries, eq(industries.id, requisitions.industryId))
    .leftJoin(industryDisciplines, eq(industryDisciplines.id, requisitions.industryDisciplineId))
    .leftJoin(contractTypes, eq(contractTypes.id, requisitions.jobApplTypeId))
    .leftJoin(requisitionFinancials, eq(requisitionFinancials.requisitionId, requisitions.id))
    .leftJoin(requisitionExperiences, eq(requisitionExperiences.requisitionId, requisitions.id))
    .where(and(inArray(requisitions.id, ids), visibleTo(caller)))

const placesOf = (db: Database, ids: number[]) =>
  db
    .select({ of: requisitionLocations.requisitionId, city: cities.name, state: states.name, country: countries.name, remote: requisitionLocations.remote })
    .from(requisitionLocations)
    .innerJoin(cities, eq(cities.id, requisitionLocations.cityId))
    .innerJoin(countries, eq(countries.id, requisitionLocations.countryId))
    .leftJoin(states, eq(states.id, cities.stateId))
    .where(inArray(requisitionLocations.requisitionId, ids))
    .orderBy(asc(requisitionLocations.id))

type Places = Awaited<ReturnType<typeof placesOf>>
type Criteria = Awaited<ReturnType<typeof readCriteria>>

function sheetOf({ progress: _, progressPercent: __, pay, years, ...head }: Head, places: Places, rows: Criteria): Sheet {
  const mine = rows.filter(({ requisitionId }) => requisitionId === head.id)
  const named = (wanted: CriterionSection) => mine.filter(({ section }) => section === wanted).map(({ name, mandatory }) => ({ name, mandatory }))
  return {
    ...head,
    positionId: head.positionId ?? String(head.id),
    authorizations: named('workAuthorisation'),
    locations: places.filter(({ of }) => of === head.id).map(({ of: _, ...place }) => place),
    compensation: pay && { from: pay.compensationFrom, to: pay.compensationTo, currency: pay.currency, period: pay.period },
    experience: years && { min: years.minExperience, max: years.maxExperience },
    qualifications: named('qualification'),
    certifications: named('certification'),
    designations: named('designation'),
    responsibilities: mine.flatMap((one) => one.responsibilities),
    skills: named('skill'),
  }
}
