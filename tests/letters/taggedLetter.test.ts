import { decodePDFRawStream, PDFDocument, PDFName, type PDFRawStream } from 'pdf-lib'
import { describe, expect, test } from 'vitest'
import type { LetterPaper } from '../../server/letters/pdf/drawLetter.ts'
import { blocksOf } from '../../server/letters/pdf/letterBlocks.ts'
import { drawPaper } from '../../server/letters/pdf/letterPdf.ts'
import { levelsIn, readTagged } from '../taggedPdf.ts'

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64')
const paperOf = (html: string, more: Partial<LetterPaper> = {}): LetterPaper => ({
  title: 'Offer 12 / 1',
  language: null,
  foot: 'Saltmarsh Health · Offer 12 / 1',
  blocks: blocksOf(html),
  logo: null,
  certificate: null,
  mark: null,
  ...more,
})
const read = async (html: string, more?: Partial<LetterPaper>) => readTagged(await drawPaper(paperOf(html, more)))
const HEAD = '<p><strong>Saltmarsh Health</strong><br />1 Wharf Road, Geelong</p><p>12 November 2026<br />Offer 12 / 1</p>'
const GERMAN = '<p>Sehr geehrte Frau Haddad, wir freuen uns sehr, Ihnen die Stelle in unserem Haus anzubieten.</p>'

describe('the PDF of a letter is read aloud', () => {
  test('as headings, paragraphs, lists within lists, quotes and links, in the order of the text', async () => {
    const letter = await read(
      `<h3>Before</h3><h2>Your <em>offer</em></h2><p>Dear Leila,<br />we are glad.</p><h3>What we offer</h3>
       <ul><li>Pay, <u>every month</u><ol><li>in full</li><li><p>on time</p><p>and net</p></li></ol></li><li>Leave</li></ul>
       <blockquote><p>So they said.</p></blockquote><hr /><p>Sign on <a href="https://saltmarsh.example/sign?a=(1)">our page</a> or
       write to <a href="mailto:hr@saltmarsh.example">hr@saltmarsh.example</a> about it.</p>`,
      { logo: { bytes: new Uint8Array(PNG), kind: 'png', width: 300, height: 80, alt: 'Logo of Saltmarsh Health' } },
    )
    expect(letter.lines).toEqual([
      'Document',
      '  Figure [Logo of Saltmarsh Health]',
      '  H1: Before',
      '  H1: Your offer',
      '  P: Dear Leila, we are glad.',
      '  H2: What we offer',
      '  L',
      '    LI',
      '      Lbl: •',
      '      LBody: Pay, every month',
      '        L',
      '          LI',
      '            Lbl: 1.',
      '            LBody: in full',
      '          LI',
      '            Lbl: 2.',
      '            LBody: on time',
      '              P: and net',
      '    LI',
      '      Lbl: •',
      '      LBody: Leave',
      '  BlockQuote',
      '    P: So they said.',
      '  P: Sign on or write to about it.',
      '    Link: our page (https://saltmarsh.example/sign?a=(1))',
      '    Link: hr@saltmarsh.example',
    ])
    expect(letter.pressed).toEqual(['https://saltmarsh.example/sign?a=(1)', 'mailto:hr@saltmarsh.example'])
    expect(letter).toMatchObject({ isMarked: true, showsTitle: true, language: 'en', loose: [] })
    expect(letter.artefacts.join(' ')).toMatch(/Saltmarsh Health · Offer 12 \/ 1.*Page 1 of 1/)
  })

  test('with a link that goes over two lines as one, which is pressed on both', async () => {
    const label = 'the page on which all of this is written down for whoever wants to know it in more detail'
    const letter = await read(`<p>Read <a href="https://saltmarsh.example/about">${label}</a> to see what you get.</p>`)
    expect(letter.lines).toEqual(['Document', '  P: Read to see what you get.', `    Link: ${label} (https://saltmarsh.example/about)`])
    expect(letter.pressed).toEqual(['https://saltmarsh.example/about', 'https://saltmarsh.example/about'])
  })

  test('over all of its pages, of which a draft says once what it is', async () => {
    const paragraphs = Array.from({ length: 60 }, (_, at) => `Paragraph ${at + 1} of a long letter to you.`)
    const letter = await read(paragraphs.map((text) => `<p>${text}</p>`).join(''), { mark: 'Draft, not sent' })
    expect(letter.lines.filter((line) => line !== 'Document')).toEqual(['Draft, not sent', ...paragraphs].map((text) => `  P: ${text}`))
    expect(letter.loose).toEqual([])
    expect(letter.artefacts.filter((text) => text === 'Draft, not sent').length).toBeGreaterThan(1)
  })

  test('with its certificate as a table in English, and a drawn signature by name', async () => {
    const facts = [
      { term: 'What happened', value: 'sent – Monday\nsigned – Tuesday' },
      { term: 'Signed as', value: 'Leila Haddad', strokes: 'M 20 120 L 40 30' },
    ]
    const address = 'https://saltmarsh.example/check-letter'
    const note = [
      { text: 'Ask at ', face: 'normal' },
      { text: address, face: 'normal', href: address },
    ] as const
    const letter = await read(HEAD + GERMAN, { certificate: { title: 'Certificate', facts, note: [...note] } })
    expect(letter.lines.slice(letter.lines.findIndex((line) => line.includes('Sect')))).toEqual([
      '  Sect (en)',
      '    H1: Certificate',
      '    Table',
      '      TR',
      '        TH: What happened',
      '        TD',
      '          P: sent – Monday',
      '          P: signed – Tuesday',
      '      TR',
      '        TH: Signed as',
      '        TD',
      '          P: Leila Haddad',
      '          Figure [Signature of Leila Haddad, drawn by hand]',
      '    P: Ask at',
      `      Link: ${address}`,
    ])
    expect(letter).toMatchObject({ language: 'de', pressed: [address], loose: [] })
  })

  test.each([
    ['en', 'We are glad to offer you the position.'],
    ['de', 'Sehr geehrte Frau Haddad, wir freuen uns sehr, Ihnen diese Stelle in unserem Haus anzubieten.'],
    ['nl', 'Het is ons een genoegen om u deze baan in ons ziekenhuis te mogen aanbieden.'],
    ['da', 'Vi er glade for at kunne tilbyde dig denne stilling på vores hospital.'],
    ['vi', 'Chúng tôi rất vui mừng được mời chị làm việc tại bệnh viện của chúng tôi.'],
    ['el', 'Με μεγάλη χαρά σας προσφέρουμε αυτή τη θέση στο νοσοκομείο μας.'],
    ['uk', 'Ми дуже раді запропонувати вам цю посаду в нашій лікарні.'],
    ['ar', 'نحن سعداء بتقديم هذا العرض لك ونتطلع إلى العمل معك في المستشفى'],
    ['he', 'אנו שמחים להציע לך את המשרה הזאת בבית החולים שלנו'],
    ['zh', '我们很高兴为您提供这个职位，期待与您在医院共事。'],
    ['ja', '当病院でこの職をご提供できることを嬉しく思います。'],
    ['ko', '우리 병원에서 이 일자리를 제안하게 되어 기쁩니다.'],
  ])('in its own language: %s', async (language, text) => {
    const letter = await read(`<h2>${text}</h2><ul><li>${text}</li></ul>`)
    expect(letter).toMatchObject({ isMarked: true, language, loose: [] })
    expect(levelsIn(letter.lines)).toEqual([1])
    const plain = (one: string) => one.replaceAll(/[\s\p{M}]/gu, '')
    expect(letter.lines.map(plain)).toEqual(['Document', `H1:${plain(text)}`, 'L', 'LI', 'Lbl:•', `LBody:${plain(text)}`])
  })

  test('with the words of another script in the language of that script, and letters that no font has as what they are', async () => {
    const file = await PDFDocument.load(await drawPaper(paperOf('<p>We are glad that شركة النور and 田中さん are with us.</p><p>This is ธนา for you.</p>')))
    const contents = file.getPage(0).node.lookup(PDFName.of('Contents')) as PDFRawStream
    const drawn = Buffer.from(decodePDFRawStream(contents).decode()).toString('latin1')
    const inHex = (text: string) => `<feff${[...text].map((one) => one.charCodeAt(0).toString(16).padStart(4, '0')).join('')}>`
    for (const language of ['ar', 'ja']) expect(drawn).toContain(`/Span <</Lang ${inHex(language)}>> BDC`)
    expect(drawn).toContain(`/Span <</ActualText ${inHex('This is ธนา for you.')}>> BDC`)
  })
})
