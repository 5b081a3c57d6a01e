/**
 * What a spreadsheet would take for a formula or a command (OWASP: CSV injection): the signs themselves, their
 * full-width twins, and what an import may drop in front of them. Quotes in front count, so that each text keeps its own.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is one of them
const STARTS_A_FORMULA = /^'*(?:[\t\r\n\u0000]|[\s\u0000]*[=+\-@＝＋－＠])/u

/** A text that every spreadsheet shows and none reckons with. */
export const inert = (text: string) => (STARTS_A_FORMULA.test(text) ? `'${text}` : text)

/** The text as it was before `inert`, so that what was exported can be imported again. */
export const bare = (text: string) => (text.startsWith("'") && STARTS_A_FORMULA.test(text.slice(1)) ? text.slice(1) : text)
