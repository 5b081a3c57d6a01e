import { orThrow, recruitment } from '../../api/client.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { command } from './command.ts'

/** Whether the current salary is asked for when an application is entered. */
export const applicationFormSettingsMachine = command((body: components['schemas']['ApplicationFormSettings'], signal) =>
  recruitment.POST('/application/form-settings', { body, signal }).then((answer) => orThrow(answer).message),
)
