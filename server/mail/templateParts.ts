import type { MergeField, TemplateEvent } from './mergeFields.ts'

export type DefaultTemplate = { event: TemplateEvent; name: string; subject: string; body: string }

/** A merge field, as it stands in a template. */
export const f = (field: MergeField) => `<span data-field="${field}"></span>`
export const p = (...lines: string[]) => lines.map((line) => `<p>${line}</p>`).join('')
export const ul = (...lines: string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
export const hello = p(`Hello ${f('recipientName')},`)
export const dear = p(`Dear ${f('firstName')},`)
export const fromSender = p(`Kind regards,<br />${f('senderName')}<br />${f('organisation')}`)
export const regards = p(`Kind regards,<br />${f('organisation')}`)
