import { orThrow, recruitment } from '../api/client.ts'
import type { components } from '../api/recruitment.gen.ts'
import { requisitionSection } from './requisitionSection.ts'

type Schemas = components['schemas']
export type Place = Schemas['LocationSpec']
export type PlaceValues = Omit<Schemas['NewLocationSpec'], 'jobPositionId'>
export type Pay = Schemas['FinancialSpec']
export type PayValues = Omit<Schemas['NewFinancialSpec'], 'jobPositionId'>
export type Experience = Schemas['ExperienceSpec']
export type ExperienceValues = Omit<Schemas['NewExperienceSpec'], 'jobPositionId'>

const at = (id: number, signal: AbortSignal) => ({ params: { path: { id } }, signal })

export const locationMachine = requisitionSection<Place, PlaceValues>({
  list: (id, signal) => recruitment.GET('/location/{id}', at(id, signal)).then((answer) => orThrow(answer).responseDataList),
  add: (jobPositionId, values, signal) => recruitment.POST('/location', { body: { jobPositionId, ...values }, signal }).then(orThrow),
  change: ({ id, version }, values, signal) => recruitment.POST('/location/{id}', { ...at(id, signal), body: { version, ...values } }).then(orThrow),
  remove: ({ id, version }, signal) => recruitment.DELETE('/location/delete/{id}', { params: { path: { id }, query: { version } }, signal }).then(orThrow),
})

/** There is one pay range; it is changed, never removed. */
export const financialMachine = requisitionSection<Pay, PayValues>({
  list: (id, signal) =>
    recruitment.GET('/financial/{id}', at(id, signal)).then((answer) => {
      const { data } = orThrow(answer)
      return data ? [data] : []
    }),
  add: (jobPositionId, values, signal) => recruitment.POST('/financial', { body: { jobPositionId, ...values }, signal }).then(orThrow),
  change: ({ id, version }, values, signal) => recruitment.POST('/financial/{id}', { ...at(id, signal), body: { version, ...values } }).then(orThrow),
  remove: () => Promise.resolve(),
})

export const experienceMachine = requisitionSection<Experience, ExperienceValues>({
  list: (id, signal) => recruitment.GET('/job_experience/{id}', at(id, signal)).then((answer) => orThrow(answer).responseDataList),
  add: (jobPositionId, values, signal) => recruitment.POST('/job_experience', { body: { jobPositionId, ...values }, signal }).then(orThrow),
  change: ({ id, version }, values, signal) =>
    recruitment.POST('/job_experience/update/{id}', { ...at(id, signal), body: { version, ...values } }).then(orThrow),
  remove: ({ id, version }, signal) =>
    recruitment.DELETE('/job_experience/delete/{id}', { params: { path: { id }, query: { version } }, signal }).then(orThrow),
})
