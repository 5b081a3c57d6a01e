import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holdsSecrets, masked, whole } from '../../server/mail/mailSecrets.ts'
import { cleanBody, cleanSubject, fieldsIn, fill, textOf } from '../../server/mail/richText.ts'
import { placeholderOf, Secret } from '../../server/mail/secret.ts'

const HOSTILE = [
  '<script>alert(1)</script>',
  '<p onclick="alert(1)">x</p>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\nscript:alert(1)">x</a>',
  '<a href="data:text/html,<script>1</script>">x</a>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style>',
  '<iframe srcdoc="<script>1</script>"></iframe>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<form action="https://evil.example"><input name="p"></form>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<span data-field="__proto__">x</span><span data-field="constructor"></span>',
  '<span data-field="firstName" onmouseover="alert(1)">x</span>',
  '<base href="https://evil.example"><meta http-equiv="refresh" content="0;url=https://evil.example"><link rel=stylesheet href=//evil.example>',
  '<div class="letter-head">forged</div>',
]
const dangerous = /<(?!\/?(?:p|br|strong|em|u|h2|h3|ul|ol|li|a|blockquote|hr|span|mark|div)\b)[a-z]|<[^>]*(?:\son\w+=|javascript:|data:text|style=|srcdoc)/i

describe('a text that a person wrote', () => {
  test.each(HOSTILE)('keeps nothing that could act: %s', (html) => {
    const clean = cleanBody(html)
    expect(clean).not.toMatch(dangerous)
    expect(clean).not.toMatch(/class=/)
    expect(fill(clean, { firstName: html }, 'marked')).not.toMatch(dangerous)
    expect(cleanSubject(html)).not.toMatch(/<(?!span data-field="\w+"><\/span>|\/span>)/)
  })

  test('keeps its formatting and its fields, as empty elements', () => {
    const html = '<p>Dear <span data-field="firstName">First name</span>, <b>welcome</b> <span>dear</span></p><ul><li>one</li></ul>'
    expect(cleanBody(html)).toBe('<p>Dear <span data-field="firstName"></span>, <strong>welcome</strong> dear</p><ul><li>one</li></ul>')
    expect(fieldsIn(cleanBody(html))).toEqual(['firstName'])
  })

  test('stays as it is when cleaned again', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.constantFrom(...HOSTILE)), (html) => cleanBody(cleanBody(html)) === cleanBody(html)))
  })
})

describe('filling in', () => {
  test('takes a value as text, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (value) => {
        const html = fill('<p><span data-field="firstName"></span></p>', { firstName: value }, 'marked')
        expect(html.replace(/^<p>|<\/p>$/g, '')).not.toMatch(/[<>]/)
      }),
    )
  })

  test('never reads fields out of text or values', () => {
    expect(fill(cleanBody('<p>{{salary}} [[salary]] &lt;span data-field="salary"&gt;</p>'), { salary: '1' }, 'marked')).not.toContain('1')
    expect(fill('<p><span data-field="firstName"></span></p>', { firstName: '<span data-field="salary"></span>', salary: '94000' }, 'marked')).not.toContain(
      '94000',
    )
  })

  test('marks a missing value in a letter and leaves its sentence out of an e-mail', () => {
    const body = '<p>Hello</p><p>Why: <span data-field="reason"></span>.</p><ul><li><span data-field="city"></span></li><li>x</li></ul>'
    expect(fill(body, {}, 'marked')).toContain('<mark data-field="reason">Reason is missing</mark>')
    expect(fill(body, { city: '' }, 'dropped')).toBe('<p>Hello</p><ul><li>x</li></ul>')
  })

  test('is the same each time, and each value stands where its own field is', () => {
    const body = '<p><span data-field="firstName"></span>: <span data-field="link"></span></p>'
    for (const [firstName, link, html] of [
      ['A & "B"', 'https://x.example/?a=1&b="2"', 'A &amp; "B": <a href="https://x.example/?a=1&amp;b=&quot;2&quot;">https://x.example/?a=1&amp;b="2"</a>'],
      ['$1 $&', 'mailto:a@x.example', '$1 $&amp;: <a href="mailto:a@x.example">mailto:a@x.example</a>'],
      ['\uE003link\uE004', 'javascript:alert(1)', 'link: <a>javascript:alert(1)</a>'],
    ] as const)
      for (const _turn of [1, 2]) expect(fill(body, { firstName, link }, 'marked')).toBe(`<p>${html}</p>`)
  })

  test('what is typed never becomes the place of a value', () => {
    expect(fill('<p>\uE003firstName\uE004</p>', { firstName: 'Zoe' }, 'marked')).toBe('<p>firstName</p>')
    for (const typed of ['\uE003firstName\uE004', '&#xE003;firstName&#xE004;', '<a href="/\uE003firstName\uE004">firstName</a>'])
      expect(fill(cleanBody(`<p>${typed}</p>`), { firstName: 'Zoe' }, 'marked')).not.toContain('Zoe')
  })

  test('gives the same in plain text', () => {
    const html = fill(
      '<p>Dear <span data-field="firstName"></span>,<br />hello</p><ul><li>a &amp; b</li><li>c</li></ul><p><span data-field="link"></span></p>',
      { firstName: 'Zoë <b>', link: 'https://x.example/a?b=1&c=2' },
      'marked',
    )
    expect(textOf(html)).toBe('Dear Zoë <b>,\nhello\n\n- a & b\n- c\n\nhttps://x.example/a?b=1&c=2')
  })

  test('holds the place of a secret only; it is put in for the recipient and hidden from everybody else', () => {
    const link = new Secret('https://x.example/?a=1&b=2', { registrationId: 1 })
    const html = fill(
      '<p><span data-field="link"></span> or <span data-field="code"></span></p>',
      { link, code: new Secret('K7QD4 2MXNP', { registrationId: 1 }) },
      'dropped',
    )
    const stored = { html, text: textOf(html) }
    expect(JSON.stringify([stored, link])).not.toMatch(/x\.example|K7QD4/)
    expect(masked(stored)).toEqual({ html: '<p><span>••••••</span> or <span>••••••</span></p>', text: '•••••• or ••••••' })
    const values = new Map([
      ['link', link.reveal()],
      ['code', 'K7QD4 2MXNP'],
    ])
    const shown = whole(stored, { values })
    expect(shown?.text).toBe('https://x.example/?a=1&b=2 or K7QD4 2MXNP')
    expect(shown?.html).toContain('href="https://x.example/?a=1&amp;b=2"')
    expect(whole(stored, { values: new Map([['link', 'x']]) })).toBe(null)
    expect(whole(stored, null)).toBe(null)
  })

  test('cannot be made to hold the place of a secret by what a person typed', () => {
    const html = fill('<p><span data-field="firstName"></span></p>', { firstName: placeholderOf('code') }, 'dropped')
    expect(holdsSecrets({ text: textOf(html) })).toBe(false)
    expect(holdsSecrets({ text: cleanBody(`<p>${placeholderOf('code')}</p>`) })).toBe(false)
  })
})
