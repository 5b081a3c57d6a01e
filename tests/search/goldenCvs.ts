/**
 * 300 invented CVs, made of plain phrases. What each was given is kept beside its text, so that a query's answer can be told without
 * searching the text.
 */
const roles = {
  en: ['registered nurse', 'software developer', 'forklift driver', 'primary school teacher', 'payroll clerk', 'café owner'],
  de: ['Krankenpflegerin', 'Softwareentwickler', 'Staplerfahrer', 'Grundschullehrer', 'Lohnbuchhalterin', 'Bäckermeister'],
} as const
const duties = {
  en: [
    'worked night shifts in intensive care',
    'worked day shifts in the care of older patients, intensive at times',
    'led the migration of a payroll system to the cloud',
    'trained new colleagues in first aid',
    'repaired conveyor belts and diesel engines',
    'wrote résumés for job seekers',
    'organised a charity run every summer',
    'audited invoices and prepared tax returns',
  ],
  de: [
    'arbeitete im Nachtdienst auf der Intensivstation',
    'betreute ältere Bewohner und ihre Häuser',
    'übernahm die Umstellung der Lohnabrechnung',
    'führte Schulungen für neue Mitarbeiter durch',
    'reparierte Förderbänder und große Maschinen',
    'schrieb Gutachten für Gerichte',
    'plante Veranstaltungen für viele Kinder',
    'prüfte Rechnungen und erstellte Bilanzen',
  ],
} as const
const places = ['Zürich', 'Melbourne', 'São Paulo', 'Kraków', 'Malmö', 'Reykjavík', 'Łódź', 'Tromsø', 'Perth', 'Köln'] as const
/** Each skill in the ways in which people write it. */
const skills = {
  'C++': ['C++', 'c++', 'CPP', 'C plus plus'],
  'C#': ['C#', 'c#', 'C sharp'],
  C: ['C'],
  '.NET': ['.NET', '.Net', 'dotnet'],
  'ASP.NET': ['ASP.NET'],
  R: ['R'],
  'R&D': ['R&D'],
  'Node.js': ['Node.js', 'NodeJS', 'node js'],
  'F#': ['F#'],
  'Objective-C': ['Objective-C', 'objective c'],
  Java: ['Java'],
  JavaScript: ['JavaScript'],
  'Vue.js': ['Vue.js'],
  Go: ['Golang'],
  IT: ['IT'],
  SAP: ['SAP'],
  SQL: ['SQL'],
  'C-level': ['C-level talks'],
} as const
type Skill = keyof typeof skills
const skillNames = Object.keys(skills) as Skill[]

export type GoldenCv = { name: string; text: string; language: 'en' | 'de'; role: number; duties: number[]; place: (typeof places)[number]; skills: Skill[] }

const cv = (n: number): GoldenCv => {
  const language = n % 3 === 2 ? 'de' : 'en'
  const at = Math.floor(n / 3)
  const role = at % 6
  const done = [...new Set([at % 8, (at * 3 + n) % 8])]
  const place = places[(n * 7 + at) % 10]!
  const held = [...new Set([skillNames[n % 18]!, skillNames[(n * 5 + 2) % 18]!, skillNames[(at + 7) % 18]!])]
  const written = held.map((skill, place) => skills[skill][(n + place) % skills[skill].length]!)
  const did = done.map((one) => duties[language][one]!)
  const text =
    language === 'en'
      ? `Profile\nI am a ${roles.en[role]} who lives in ${place} and looks for a permanent position.\n\nWhat I did before\n${did.map((one) => `- At my last employer I ${one}.`).join('\n')}\n\nSkills: ${written.join(', ')}\n`
      : `Profil\nIch bin ${roles.de[role]}, wohne in ${place} und suche eine feste Stelle in der Nähe.\n\nWas ich bisher gemacht habe\n${did.map((one) => `- Bei meinem letzten Arbeitgeber ${one}.`).join('\n')}\n\nKenntnisse: ${written.join(', ')}\n`
  return { name: `Sample ${n}`, text, language, role, duties: done, place, skills: held }
}

export const goldenCvs: readonly GoldenCv[] = Array.from({ length: 300 }, (_, n) => cv(n))
