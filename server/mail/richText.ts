import sanitize from 'sanitize-html'
import { isMergeField, MERGE_FIELDS, type MergeField, type Values } from './mergeFields.ts'
import { placeholderOf, Secret } from './secret.ts'

/*
 * Letters and templates are HTML of a short allow-list. A merge field is an empty element that names the field, so a
 * person's text is never compiled and never becomes a field: `<span data-field="firstName"></span>`.
 */
const TAGS = ['p', 'br', 'strong', 'em', 'u', 'h2', 'h3', 'ul', 'ol', 'li', 'a', 'blockquote', 'hr', 'span']
/** Stands for a value that is not there while an e-mail is put together. */
const ABSENT = '\uE000'

const base: sanitize.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: { a: ['href'], span: ['data-field'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 20,
}
/** A span without a field: its text stays, the element goes (sanitize-html itself cannot rename to a tag that it discards). */
const unwrap: sanitize.Tag = { tagName: 'font', attribs: {} }
const unwrapped = (html: string) => emptied(html.replace(/<\/?font>/g, ''))
const chip: sanitize.Transformer = (_tag, attribs) =>
  isMergeField(attribs['data-field']) ? { tagName: 'span', attribs: { 'data-field': attribs['data-field'] } } : unwrap
const renames = { b: 'strong', i: 'em', h1: 'h2', div: 'p' }
/** Nobody's text holds what marks an absent value, the place of a secret or that of a value. */
const visible = (text: string) => text.replaceAll(/[\uE000-\uE004]/g, '')
const emptied = (html: string) => html.replace(/(<span data-field="\w+">)[^<]*/g, '$1')

/** What is kept of a text that a person wrote: the allow-list and known merge fields, nothing else. */
export const cleanBody = (html: string) =>
  unwrapped(sanitize(html, { ...base, allowedTags: [...TAGS, 'font'], transformTags: { ...renames, span: chip }, textFilter: visible }))

/** A subject is one line of text and merge fields. */
export const cleanSubject = (html: string) =>
  unwrapped(sanitize(html, { ...base, allowedTags: ['span', 'font'], transformTags: { span: chip }, textFilter: visible }))
    .replace(/\s+/g, ' ')
    .trim()

/** The merge fields that a clean text uses, each once. */
export const fieldsIn = (clean: string) => [...new Set([...clean.matchAll(/<span data-field="(\w+)">/g)].map((found) => found[1]!))].filter(isMergeField)

/** What somebody typed in place of a field, as `{{salary}}`: it would be sent as it stands. */
export const typedFieldsIn = (clean: string) => [...new Set(textOf(clean).match(/\{\{[^{}]{0,60}\}\}/g))].slice(0, 10)

type Missing = 'marked' | 'dropped'

/** Where a clean text takes a value in, once it is read. */
const PLACE = /\uE003(\w+)\uE004/g
const place: sanitize.Transformer = (_tag, attribs) =>
  isMergeField(attribs['data-field']) ? { ...unwrap, text: `\uE003${attribs['data-field']}\uE004` } : unwrap
/** A clean text with its places for values. */
function placesIn(clean: string): string {
  const read = sanitize(clean.replaceAll(/[\uE003\uE004]/g, ''), {
    ...base,
    allowedTags: [...TAGS, 'div', 'font'],
    allowedAttributes: { a: ['href'], div: ['class'] },
    allowedClasses: { div: ['letter-head'] },
    transformTags: { span: place },
  })
  return read.replace(/<\/?font>/g, '')
}
/** The same template is filled again and again: these were read last. */
const known = new Map<string, string>()
const KNOWN = { most: 100, ofCharacters: 20_000 }
function knownPlacesIn(clean: string): string {
  const places = known.get(clean) ?? placesIn(clean)
  if (clean.length > KNOWN.ofCharacters) return places
  known.delete(clean)
  if (known.size === KNOWN.most) known.delete(known.keys().next().value!)
  known.set(clean, places)
  return places
}

/** Puts values into a clean text: whatever they hold is encoded, and of a secret only its place is marked. */
export function fill(clean: string, values: Values, missing: Missing) {
  const filled = knownPlacesIn(clean).replace(PLACE, (_place, field: MergeField) => {
    const given = values[field]
    const isSecret = given instanceof Secret
    const value = isSecret ? placeholderOf(field) : typeof given === 'string' && visible(given)
    if (!value) return missing === 'dropped' ? ABSENT : `<mark data-field="${field}">${MERGE_FIELDS[field].label} is missing</mark>`
    const secret = isSecret ? ` data-secret="${field}"` : ''
    const shown = value.replace(/[&<>]/g, encode)
    if (field !== 'link') return secret ? `<span${secret}>${shown}</span>` : shown
    const leads = isSecret || /^(?:https?|mailto):/i.test(value)
    return `<a${secret}${leads ? ` href="${encode(value)}"` : ''}>${shown}</a>`
  })
  return withoutAbsent(filled)
}

/** A sentence that has nothing to say is left out whole. */
const withoutAbsent = (html: string) =>
  html.replace(new RegExp(`<(p|li)>(?:(?!</?\\1>)[\\s\\S])*${ABSENT}(?:(?!</?\\1>)[\\s\\S])*</\\1>`, 'g'), '').replaceAll(ABSENT, '')

const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }
const decode = (text: string) => text.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)

/** The same letter for those who read plain text. */
export function textOf(html: string) {
  const lines = html
    .replace(/\s+/g, ' ')
    .replace(/<li>/g, '- ')
    .replace(/<br ?\/?>|<\/li>/g, '\n')
    .replace(/<\/(p|h2|h3|ul|ol|blockquote|div)>|<hr ?\/?>/g, '\n\n')
    .replace(/<a href="mailto:([^"]*)"[^>]*>([^<]*)<\/a>/g, '$2 <$1>')
    .replace(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g, (_all, href: string, label: string) => (href === label ? label : `${label} (${href})`))
    .replace(/<[^>]*>/g, '')
  return decode(lines)
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** One line without markup, for mail headers and lists. */
export const lineOf = (html: string) => textOf(html).replace(/\s+/g, ' ').trim()

export const encode = (text: string) => text.replace(/[&<>"']/g, (sign) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": '#39' }[sign]};`)
