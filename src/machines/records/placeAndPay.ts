import { orThrow, recruitment } from '../../api/client.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { autosaved, autosaving } from './autosave.ts'
import { recordMachine } from './record.machine.ts'

type Schemas = components['schemas']
export type Place = Schemas['LocationSpec']
export type Pay = Schemas['FinancialSpec']
export type Experience = Schemas['ExperienceSpec']

const of = (id: number, signal: AbortSignal) => ({ params: { path: { id } }, signal })
const at = (id: number) => ({ params: { path: { id } } })
const once = (key: string) => ({ params: { header: { 'Idempotency-Key': key } } })
const gone = ({ id, version }: { id: number; version: number }) => ({ params: { path: { id }, query: { version } } })

// Only what the service takes, not what it says of a place by itself; what was not typed is left out on its way.
const placed = ({ remote, distance, weight, mandatory }: Partial<Place>) => ({ remote, distance, weight, mandatory })
const weighed = ({ weight, mandatory }: Partial<Place | Pay | Experience>) => ({ weight, mandatory })
const paid = ({ compensationFrom, compensationTo, currency, period }: Partial<Pay>) => ({ compensationFrom, compensationTo, currency, period })

export const locationMachine = recordMachine<Place, 'cityId' | 'countryId'>({
  load: (id, signal) => recruitment.GET('/location/{id}', of(id, signal)).then((answer) => orThrow(answer).responseDataList),
  add: (jobPositionId, { cityId, countryId, ...typed }, key) =>
    recruitment
      .POST('/location', { ...once(key), ...autosaved({ jobPositionId, cityId, countryId, ...placed(typed) }) })
      .then((answer) => orThrow(answer).responseData),
  change: ({ id, version }, typed) =>
    recruitment.POST('/location/{id}', { ...at(id), ...autosaved({ version, ...placed(typed) }) }).then((answer) => orThrow(answer).responseData),
  remove: (item) => recruitment.DELETE('/location/delete/{id}', { ...gone(item), ...autosaving }).then(orThrow),
  needed: ['cityId', 'countryId'],
  isSame: (item, { cityId }) => item.cityId === cityId,
})

/** There is one pay range; it is changed, never removed. */
export const financialMachine = recordMachine<Pay, 'compensationFrom' | 'compensationTo' | 'currency' | 'period'>({
  load: (id, signal) =>
    recruitment.GET('/financial/{id}', of(id, signal)).then((answer) => {
      const { data } = orThrow(answer)
      return data ? [data] : []
    }),
  add: (jobPositionId, { compensationFrom, compensationTo, currency, period, ...typed }, key) =>
    recruitment
      .POST('/financial', { ...once(key), ...autosaved({ jobPositionId, compensationFrom, compensationTo, currency, period, ...weighed(typed) }) })
      .then((answer) => orThrow(answer).responseData),
  change: ({ id, version }, typed) =>
    recruitment
      .POST('/financial/{id}', { ...at(id), ...autosaved({ version, ...paid(typed), ...weighed(typed) }) })
      .then((answer) => orThrow(answer).responseData),
  needed: ['compensationFrom', 'compensationTo', 'currency', 'period'],
})

/** The years asked for are one row; they are changed, never removed. */
export const experienceMachine = recordMachine<Experience, 'minExperience'>({
  load: (id, signal) => recruitment.GET('/job_experience/{id}', of(id, signal)).then((answer) => orThrow(answer).responseDataList),
  add: (jobPositionId, { minExperience, maxExperience, ...typed }, key) =>
    recruitment
      .POST('/job_experience', { ...once(key), ...autosaved({ jobPositionId, minExperience, maxExperience, ...weighed(typed) }) })
      .then((answer) => orThrow(answer).responseData),
  change: ({ id, version }, { minExperience, maxExperience, ...typed }) =>
    recruitment
      .POST('/job_experience/update/{id}', { ...at(id), ...autosaved({ version, minExperience, maxExperience, ...weighed(typed) }) })
      .then((answer) => orThrow(answer).responseData),
  remove: (item) => recruitment.DELETE('/job_experience/delete/{id}', { ...gone(item), ...autosaving }).then(orThrow),
  needed: ['minExperience'],
})
