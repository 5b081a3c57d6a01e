import { PDFDocument, StandardFonts } from 'pdf-lib'
import { describe, expect, test } from 'vitest'
import { kindOf, resumeKinds } from '../../server/files/cv/contentKind.ts'
import { type RefusalCode, refusals } from '../../server/files/cv/fileRefusal.ts'
import { readText } from '../../server/files/cv/readCv.ts'
import { codesOf, hostileFiles } from '../fixtures/hostile-files.ts'
import { resume, resumeDocx, resumeNames, resumePdf } from '../fixtures/resume-files.ts'

const takeIn = (bytes: Buffer, name: string) => {
  const kind = kindOf(bytes, name, resumeKinds)
  return readText(kind as 'pdf' | 'docx', bytes)
}

describe.each(resumeNames)('the CV of %s', (name) => {
  const { basics, skills = [] } = resume(name)

  test('is read from a PDF', async () => {
    const { text, language } = await takeIn(await resumePdf(name), 'CV.PDF')
    expect(text).toContain(basics.name)
    expect(language).toBe('english')
    expect(text.replaceAll('\n', ' ')).toContain(skills[0]!.keywords![0])
  })

  test('is read from a DOCX', async () => {
    const { text } = await takeIn(await resumeDocx(name), 'my cv.docx')
    expect(text).toContain(basics.summary)
    expect(text).toContain(skills[0]!.keywords!.join(', '))
  })
})

test('words of different lines and columns of a PDF stay apart, a word in two kinds of letters stays one', async () => {
  const pdf = await PDFDocument.create()
  const [plain, bold] = [await pdf.embedFont(StandardFonts.Helvetica), await pdf.embedFont(StandardFonts.HelveticaBold)]
  const page = pdf.addPage([595, 842])
  const write = (text: string, x: number, y: number, size = 11, font = plain) => page.drawText(text, { x, y, size, font })
  // The title stands so close beneath the large name that pdf.js takes both for one line.
  write('Claud D. Park', 50, 780, 28, bold)
  write('DevOps Engineer', 50, 767)
  // The column at the right is written before the one at the left.
  write('2019 to now', 400, 700)
  write('Harbour Institute', 50, 700)
  write('Type', 50, 650, 11, bold)
  write('Script', 50 + bold.widthOfTextAtSize('Type', 11), 650)
  const { text } = await takeIn(Buffer.from(await pdf.save()), 'cv.pdf')
  expect(text.split('\n')).toEqual(['Claud D. Park', 'DevOps Engineer', '2019 to now', 'Harbour Institute', 'TypeScript'])
})

describe('a file that is turned away', async () => {
  test.each(await hostileFiles())('$what', async (hostile) => {
    const { name, bytes } = hostile
    const before = process.memoryUsage().rss
    const refused = await Promise.resolve()
      .then(() => takeIn(bytes, name))
      .then(
        () => null,
        (error: unknown) => error,
      )
    const { code } = refused as { code: RefusalCode }
    expect(codesOf(hostile)).toContain(code)
    expect(refused).toMatchObject({ message: refusals[code], errors: [{ field: 'file' }] })
    expect((process.memoryUsage().rss - before) / 1e6, 'memory grown, MB').toBeLessThan(400)
  })
})
