import { orThrow, recruitment } from '../../api/client.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { command } from './command.ts'

type Keyed<Body> = Body & { key: string }

/** Sending what a template makes of a record to oneself. */
export const testTemplate = command(({ key, ...body }: Keyed<components['schemas']['PreviewEmailTemplate']>, signal) =>
  recruitment.POST('/email-template/test', { params: { header: { 'Idempotency-Key': key } }, body, signal }).then(orThrow),
)
