import { orThrow, recruitment } from '../api/client.ts'
import type { components } from '../api/recruitment.gen.ts'
import { deed } from './deed.ts'

export type TemplateText = components['schemas']['SaveEmailTemplate']

/** Saving a template; the key makes a repeated save the same one. */
export const saveTemplateMachine = deed(({ key, ...body }: TemplateText & { key: string }, signal) =>
  recruitment.POST('/email-template', { params: { header: { 'Idempotency-Key': key } }, body, signal }).then(orThrow),
)
