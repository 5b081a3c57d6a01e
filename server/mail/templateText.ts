import { Problem, wrongField } from '../platform/http/problem.ts'
import { EVENT_FIELDS, isSecretField, MERGE_FIELDS, NEEDED_FIELDS, type TemplateEvent, type Values } from './mergeFields.ts'
import { cleanBody, cleanSubject, fieldsIn, fill, lineOf, textOf, typedFieldsIn } from './richText.ts'

/** A template may use the fields of its event and no others: what cannot be filled in is refused when it is written. */
export function clean(event: TemplateEvent, subject: string, body: string) {
  const known: readonly string[] = EVENT_FIELDS[event]
  const text = { subject: cleanSubject(subject), body: cleanBody(body) }
  for (const place of ['subject', 'body'] as const) {
    const stranger = fieldsIn(text[place]).find((field) => !known.includes(field))
    if (stranger) throw wrongField(place, `This e-mail has no value for the field "${MERGE_FIELDS[stranger].label}". Take it out.`)
    const [typed] = typedFieldsIn(text[place])
    if (typed) throw wrongField(place, `"${typed}" is typed and would be sent as it stands. Take it out, and choose the field from the list instead.`)
    const secret = place === 'subject' ? fieldsIn(text.subject).find(isSecretField) : undefined
    if (secret) throw wrongField('subject', `Subjects are read by everybody who handles a message. Put "${MERGE_FIELDS[secret].label}" into the text instead.`)
    if (!lineOf(text[place]) && fieldsIn(text[place]).length === 0)
      throw new Problem(400, 'BAD_INPUT', 'Failed! Make sure you filled all fields', [{ field: place, message: `Write the ${place}.` }])
  }
  const left = NEEDED_FIELDS[event]?.find((field) => !fieldsIn(text.body).includes(field))
  if (left) throw wrongField('body', `Nobody may be sent this e-mail without the field "${MERGE_FIELDS[left].label}". Put it in again.`)
  return text
}

const NAMES: Values = Object.fromEntries(Object.entries(MERGE_FIELDS).map(([field, { label }]) => [field, `[${label}]`]))

/** A template as lines of text, its fields by their names: what versions are compared by. */
export const withFieldNames = (subject: string, body: string) => `${lineOf(fill(subject, NAMES, 'dropped'))}\n${textOf(fill(body, NAMES, 'dropped'))}`
export const subjectWithFieldNames = (subject: string) => lineOf(fill(subject, NAMES, 'dropped'))
