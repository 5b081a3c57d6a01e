/** What of a CV is looked at: a longer one says nothing new, and the look stays quick. */
export const MOST_TEXT = 60_000
const MOST_LINES = 3_000
/** A paragraph is looked at in pieces, so that no pattern meets a longer line. */
const LONGEST_LINE = 300

export type Section = 'head' | 'contact' | 'experience' | 'education' | 'skills' | 'languages' | 'certificates' | 'references' | 'other'
/** A line that is not blank: its text, where that begins in the whole, the section that it stands in, and whether it is that section's heading. */
export type Line = { text: string; from: number; section: Section; heading: boolean }
/** The words that something was read from: their place in the text, and the line that they stand in with its own place. */
export type Evidence = { from: number; to: number; line: string; lineFrom: number }

const headings: Record<Exclude<Section, 'head'>, string> = {
  contact:
    'contact|contact details|contact information|personal details|personal information|personal data|kontakt|kontaktdaten|persönliche daten|persönliche angaben|angaben zur person|zur person|coordonnées|datos personales',
  experience:
    'experience|work experience|professional experience|work history|employment|employment history|career|career history|work|relevant experience|berufserfahrung|beruflicher werdegang|werdegang|berufspraxis|praktische erfahrung|beschäftigung|tätigkeiten|expérience|expérience professionnelle|expériences professionnelles|experiencia|experiencia laboral|esperienze professionali|опыт работы|職歴|工作经历|工作經歷',
  education:
    'education|education and training|academic background|studies|training|ausbildung|bildung|bildungsweg|schulbildung|schule|studium|studium und ausbildung|weiterbildung|weiterbildungen|fortbildungen|formation|formations|educación|formación|istruzione|образование|学歴|教育背景',
  skills:
    'skills|technical skills|key skills|core skills|computer skills|it skills|competencies|expertise|technologies|qualifications|kenntnisse|fähigkeiten|kompetenzen|it-kenntnisse|edv-kenntnisse|fachkenntnisse|besondere kenntnisse|kenntnisse und fähigkeiten|qualifikationen|compétences|habilidades|competenze|навыки|スキル|技能',
  languages: 'languages|language skills|sprachen|sprachkenntnisse|fremdsprachen|langues|idiomas|lingue|языки|言語|语言能力',
  certificates:
    'certificates|certifications|certificate|licences|licenses|zertifikate|zertifizierungen|nachweise|bescheinigungen|certificats|certifications et diplômes|certificaciones|certificazioni|資格|证书',
  references: 'references|referees|referenzen|références|referencias',
  other:
    'profile|summary|professional summary|about me|objective|projects|selected projects|publications|interests|hobbies|hobbies and interests|awards|honours|volunteering|volunteer work|profil|kurzprofil|über mich|projekte|veröffentlichungen|interessen|ehrenamt|engagement|auszeichnungen|sonstiges|profil professionnel|loisirs|intereses',
}
const sectionOf = new Map(Object.entries(headings).flatMap(([section, names]) => names.split('|').map((name) => [name, section as Section])))
const LONGEST_HEADING = 60

/** "Qualifications, certificates and skills" is headed by its first word. */
function sectionNamed(words: string): Section | undefined {
  if (words.length > LONGEST_HEADING) return undefined
  const name = words
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const whole = sectionOf.get(name)
  if (whole) return whole
  const parts = name.split(/,| and | und | et | y |&|\//).map((part) => sectionOf.get(part.trim()))
  return parts.length > 1 && parts.every(Boolean) ? parts[0] : undefined
}

/** The lines of a text that are not blank, each in its section; a line "Languages: English" is one of its own section alone. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let section: Section = 'head'
  for (const { 0: whole, index } of text.slice(0, MOST_TEXT).matchAll(/[^\n]+/g)) {
    if (lines.length >= MOST_LINES) break
    if (whole.trim() === '') continue
    const named = sectionNamed(whole)
    if (named) section = named
    const colon = named ? -1 : whole.slice(0, LONGEST_HEADING).indexOf(':')
    const own = colon > 0 ? sectionNamed(whole.slice(0, colon)) : undefined
    for (const piece of pieces(whole, index)) lines.push({ ...piece, section: own ?? section, heading: named !== undefined })
  }
  return lines
}

/** Cut between words, without the blanks at both ends. */
function* pieces(whole: string, from: number) {
  for (let at = 0; at < whole.length; ) {
    const space = whole.length - at > LONGEST_LINE ? whole.lastIndexOf(' ', at + LONGEST_LINE) : whole.length
    const end = space > at ? space : at + LONGEST_LINE
    const piece = whole.slice(at, end)
    const text = piece.trim()
    if (text) yield { text, from: from + at + piece.indexOf(text) }
    at = end
  }
}

/** The line that a place of the text stands in. */
function lineAt(lines: readonly Line[], place: number): Line | undefined {
  let [low, high] = [0, lines.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (lines[middle]!.from <= place) low = middle
    else high = middle - 1
  }
  return lines[low]
}

/** What stands in the text from a place to another, with its line, or its lines where it goes over their end. */
export function evidenceAt(text: string, lines: readonly Line[], from: number, to: number): Evidence & { section: Section } {
  const [first, last] = [lineAt(lines, from)!, lineAt(lines, Math.max(from, to - 1))!]
  return { from, to, line: text.slice(first.from, Math.max(to, last.from + last.text.length)), lineFrom: first.from, section: first.section }
}

/** A part of one line as evidence. */
export const partOf = ({ text, from }: Line, at: number, length: number): Evidence => ({ from: from + at, to: from + at + length, line: text, lineFrom: from })
