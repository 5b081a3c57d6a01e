import { orThrow, recruitment } from '../../api/client.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { fileUpload } from '../flows/fileUpload.ts'
import { command } from './command.ts'

/** Whether the current salary is asked for when an application is entered. */
export const applicationFormSettingsMachine = command((body: components['schemas']['ApplicationFormSettings'], signal) =>
  recruitment.POST('/application/form-settings', { body, signal }).then((answer) => orThrow(answer).message),
)

/** How the company appears on pages, in letters and in mails. */
export const saveCompany = command((body: components['schemas']['SaveCompany'], signal) => recruitment.POST('/company', { body, signal }).then(orThrow))
/** A logo on its way; it waits until the form is sent. */
export const logoUpload = fileUpload((_: null, fileId) => Promise.resolve(fileId))
