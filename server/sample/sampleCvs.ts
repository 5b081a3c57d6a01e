type SampleCv = { name: string; city: string; email: string; position: string; years: number; holds: readonly string[] }

const began = (years: number) => new Date().getFullYear() - Math.max(1, Math.round(years))

/** The lines of an invented CV; an empty line parts sections. */
export function cvLines({ name, city, email, position, years, holds }: SampleCv): string[] {
  const half = Math.max(1, Math.floor(years / 2))
  return [
    name,
    `${city} · ${email}`,
    '',
    'Profile',
    `${years} ${years === 1 ? 'year' : 'years'} of experience. Looks for work as: ${position.toLowerCase()}.`,
    '',
    'Experience',
    `${began(half)} to now: Harbourside District Hospital, ${city}`,
    `${began(years)} to ${began(half)}: Northfield Community Health`,
    '',
    'Qualifications, certificates and skills',
    ...holds.map((item) => `- ${item}`),
    '',
    'Languages',
    '- English, fluent',
  ]
}

export const cvPdf = (cv: SampleCv) => linesPdf(`CV of ${cv.name}`, cvLines(cv))

/** Lines as a PDF, the first one large. The writer is loaded only here: it is needed once, for a new database outside production. */
export async function linesPdf(title: string, lines: readonly string[]): Promise<Buffer> {
  const { jsPDF } = await import('jspdf')
  const page = new jsPDF({ unit: 'pt', format: 'a4' })
  page.setProperties({ title })
  let y = 72
  for (const [at, line] of lines.entries()) {
    page.setFontSize(at === 0 ? 20 : 11)
    page.text(line, 64, y)
    y += at === 0 ? 24 : 17
  }
  return Buffer.from(page.output('arraybuffer'))
}
