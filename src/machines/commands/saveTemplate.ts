import { orThrow, recruitment } from '../../api/client.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { command } from './command.ts'

type TemplateText = components['schemas']['SaveEmailTemplate']
type Keyed<Body> = Body & { key: string }

/** Saving a template; the key makes a repeated save the same one. */
export const saveTemplateMachine = command(({ key, ...body }: Keyed<TemplateText>, signal) =>
  recruitment.POST('/email-template', { params: { header: { 'Idempotency-Key': key } }, body, signal }).then(orThrow),
)

/** Sending what a template makes of a record to oneself. */
export const testTemplate = command(({ key, ...body }: Keyed<components['schemas']['PreviewEmailTemplate']>, signal) =>
  recruitment.POST('/email-template/test', { params: { header: { 'Idempotency-Key': key } }, body, signal }).then(orThrow),
)
