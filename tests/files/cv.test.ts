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
