import { orThrow, recruitment } from '../../api/client.ts'
import type { components } from '../../api/recruitment.gen.ts'
import type { RecordCalls } from './recordCalls.ts'

type Template = components['schemas']['EmailTemplate']

const save = (body: components['schemas']['SaveEmailTemplate'], key?: string) =>
  recruitment.POST('/email-template', { params: { header: { 'Idempotency-Key': key } }, body }).then((answer) => orThrow(answer).responseData)

/** `blank`: what a new one begins with. */
export const templateCalls = (blank: Template): RecordCalls<Template, never> => ({
  load: (id, signal) =>
    recruitment.GET('/email-template', { signal }).then((answer) => orThrow(answer).responseDataList.filter((template) => template.id === id)),
  add: async (_, typed, key) => {
    const now = { ...blank, ...typed }
    const { event, name, subject, body } = now
    const { id } = await save({ event, name, subject, body }, key)
    return { ...now, id, version: 1 }
  },
  change: async (template, typed) => {
    const now = { ...template, ...typed }
    const { id, event, name, subject, body, delayDays, version } = now
    await save({ id, event, name, subject, body, version, ...(delayDays === null ? {} : { delayDays }) })
    return { ...now, version: version + 1 }
  },
})
