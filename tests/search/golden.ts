import type { GoldenCv } from './goldenCvs.ts'

type Rule = (cv: GoldenCv) => boolean
const en =
  (duty: number): Rule =>
  (cv) =>
    cv.language === 'en' && cv.duties.includes(duty)
const de =
  (duty: number): Rule =>
  (cv) =>
    cv.language === 'de' && cv.duties.includes(duty)
const is =
  (language: 'en' | 'de', role: number): Rule =>
  (cv) =>
    cv.language === language && cv.role === role
const lives =
  (place: GoldenCv['place']): Rule =>
  (cv) =>
    cv.place === place
const has =
  (skill: GoldenCv['skills'][number]): Rule =>
  (cv) =>
    cv.skills.includes(skill)
const both =
  (...rules: Rule[]): Rule =>
  (cv) =>
    rules.every((rule) => rule(cv))
const either =
  (...rules: Rule[]): Rule =>
  (cv) =>
    rules.some((rule) => rule(cv))
const not =
  (rule: Rule): Rule =>
  (cv) =>
    !rule(cv)
const nobody: Rule = () => false

/** What each query must find, told from what each CV was given: not one more, not one fewer. */
export const goldenQueries: readonly (readonly [query: string, finds: Rule])[] = [
  // Words, in any order, whatever their ending.
  ['nurse', is('en', 0)],
  ['Nurses', is('en', 0)],
  ['nurse registered', is('en', 0)],
  ['forklift drivers', is('en', 2)],
  ['intensive', either(en(0), en(1))],
  ['shift', either(en(0), en(1))],
  ['migrations', en(2)],
  ['train', en(3)],
  ['engine', en(4)],
  ['payroll', either(is('en', 4), en(2))],
  ['astronaut', nobody],
  // Phrases: these words, one after the other.
  ['"intensive care"', en(0)],
  ['"night shifts"', en(0)],
  ['"shifts night"', nobody],
  ['"worked day shifts"', en(1)],
  ['"registered nurse" "intensive care"', both(is('en', 0), en(0))],
  ['"payroll system"', en(2)],
  ['"payroll clerk"', is('en', 4)],
  // One or the other.
  ['nurse OR forklift', either(is('en', 0), is('en', 2))],
  ['"intensive care" OR "tax returns"', either(en(0), en(7))],
  ['nurse OR Krankenpflegerin', either(is('en', 0), is('de', 0))],
  ['payroll migration OR invoices', either(both(either(is('en', 4), en(2)), en(2)), both(either(is('en', 4), en(2)), en(7)))],
  // Without.
  ['intensive -night', both(en(1), not(en(0)))],
  ['nurse -"intensive care"', both(is('en', 0), not(en(0)))],
  ['payroll -cloud', both(is('en', 4), not(en(2)))],
  ['forklift -Melbourne', both(is('en', 2), not(lives('Melbourne')))],
  // Accents and capitals aside, in the text and in the query.
  ['Zurich', lives('Zürich')],
  ['zürich', lives('Zürich')],
  ['sao paulo', lives('São Paulo')],
  ['Lodz', lives('Łódź')],
  ['TROMSO', lives('Tromsø')],
  ['cafe', is('en', 5)],
  ['resume', en(5)],
  // Names with symbols count whole, however they are written.
  ['C++', has('C++')],
  ['cpp', has('C++')],
  ['c plus plus', has('C++')],
  ['C#', has('C#')],
  ['C', has('C')],
  ['.NET', has('.NET')],
  ['dotnet -C#', both(has('.NET'), not(has('C#')))],
  ['R', has('R')],
  ['Node.js', has('Node.js')],
  ['F# OR "Objective-C"', either(has('F#'), has('Objective-C'))],
  ['Java', has('Java')],
  ['IT', has('IT')],
  // German words, whatever their ending.
  ['Intensivstationen', de(0)],
  ['Haus', de(1)],
  ['Schulung', de(3)],
  ['grosse Maschine', de(4)],
  ['Kindern OR Gericht', either(de(6), de(5))],
]
