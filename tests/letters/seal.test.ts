import { createHash, randomInt, X509Certificate } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import forge from 'node-forge'
import { PDFDocument } from 'pdf-lib'
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkSeal, makeSealKey, seal } from '../../server/letters/pdf/seal.ts'
import { endingKey, presentKey } from '../../server/letters/pdf/sealKeys.ts'
import { sealKeys } from '../../server/tables/letters.ts'
import { testApp } from '../app.ts'
import { must } from '../applications/candidates.ts'
import { contracted, contractOf, signed } from '../employees/onTheWay.ts'
import { levelsIn, readTagged } from '../taggedPdf.ts'
import { filled, selectedApplication } from './case.ts'

const t = await testApp()
const { OPS } = await getResolvedPDFJS()
let person: Awaited<ReturnType<typeof signed>>
let contract: Buffer
const take = async (who: typeof person.me, kind: 'offer' | 'contract', id: number) => {
  const asked = { params: { path: { id } }, parseAs: 'arrayBuffer' } as const
  const answer = kind === 'offer' ? await who.hr.GET('/offer-letter/pdf/{id}', asked) : await who.hr.GET('/contract-letter/pdf/{id}', asked)
  return {
    status: answer.response.status,
    type: answer.response.headers.get('content-type'),
    bytes: Buffer.from((answer.data as unknown as ArrayBuffer | undefined) ?? new ArrayBuffer(0)),
  }
}
const check = async (bytes: Uint8Array<ArrayBuffer>, name = 'copy.pdf') => {
  const form = new FormData()
  form.append('file', new File([bytes], name, { type: 'application/pdf' }))
  const answer = await fetch(`${t.address}/api/hr/v1/letter/check-seal`, { method: 'POST', body: form })
  return { status: answer.status, ...(await answer.json()) }
}
const wordsOf = async (bytes: Buffer) => {
  const file = await getDocumentProxy(new Uint8Array(bytes))
  const pages: string[] = []
  for (let at = 1; at <= file.numPages; at++)
    pages.push((await (await file.getPage(at)).getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join(' '))
  return pages.map((page) => page.replaceAll(/\s+/g, ' '))
}

beforeAll(async () => {
  person = await signed(t)
  contract = (await take(person.me, 'contract', person.contractId)).bytes
})

test('a letter that was not sent is seen by HR as a PDF without a seal, marked as a draft on every page', async () => {
  const officer = await t.as('officer')
  const { application } = await selectedApplication(t)
  const path = { params: { path: { applicationId: application.id } } }
  const { draft } = must(await officer.hr.GET('/offer-letter/application-details/{applicationId}', path)).data
  const long = Array.from({ length: 80 }, (_, at) => `<p>Paragraph ${at + 1} of a long letter.</p>`).join('')
  const content = filled(draft, { body: `${draft.body}${long}` })
  const body = { applicationId: application.id, content }
  const answer = await officer.hr.POST('/offer-letter/preview-pdf', { body, parseAs: 'arrayBuffer' })
  expect(answer.response.headers.get('content-type')).toBe('application/pdf')
  const bytes = Buffer.from(answer.data as unknown as ArrayBuffer)
  const pages = await wordsOf(bytes)
  expect(pages.length).toBeGreaterThan(1)
  expect(pages.filter((page) => page.includes('Draft, not sent'))).toEqual(pages)
  expect(pages.join(' ')).toContain('Paragraph 80 of a long letter.')
  expect(pages.join(' ')).not.toContain('Certificate')
  expect((await check(new Uint8Array(bytes))).data.result).toBe('unknown')
  // Nothing was kept of it.
  expect(must(await officer.hr.GET('/offer-letter/application-details/{applicationId}', path)).data.letter).toBeNull()

  // What was sent is no draft any more, whatever stands in the form.
  const contractBody = { applicationId: person.applicationId, content: filled(draft) }
  const sent = await officer.hr.POST('/contract-letter/preview-pdf', { body: contractBody, parseAs: 'arrayBuffer' })
  const copy = (await wordsOf(Buffer.from(sent.data as unknown as ArrayBuffer))).join(' ')
  expect(copy).toContain('Copy without a seal')
  expect(copy).not.toContain('Draft')
  expect((await person.me.hr.POST('/offer-letter/preview-pdf', { body, parseAs: 'arrayBuffer' })).response.status).toBe(403)
})

describe('a sealed copy', () => {
  test('holds the letter as it was sent and a certificate that says who, when, how and by what it is known again', async () => {
    const { data } = await person.me.hr.GET('/contract-letter/{id}', { params: { path: { id: person.contractId } } })
    const pages = await wordsOf(contract)
    const text = pages.join(' ')
    for (const words of ['Registered nurse', 'Leila Haddad']) expect(text).toContain(words)
    const certificate = pages.at(-1) ?? ''
    for (const words of ['Certificate', 'Saltmarsh Health, written by', 'sent –', 'signed –', 'Signed as Leila Haddad', 'Consent I have read', '/check-letter'])
      expect(certificate).toContain(words)
    expect(certificate.replaceAll(' ', '')).toContain(createHash('sha256').update(data!.data.contractLetter).digest('hex'))
  })

  test('is read aloud in its own order, with the table of its certificate and its seal at the end', async () => {
    for (const copy of [contract, (await take(person.me, 'offer', person.offerId)).bytes]) {
      const { lines, ...letter } = await readTagged(copy)
      expect(letter).toMatchObject({ isMarked: true, showsTitle: true, language: 'en', loose: [] })
      const levels = levelsIn(lines)
      expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([])
      expect(levels).toContain(1)
      const certificate = lines.slice(lines.indexOf('    H1: Certificate'))
      const headers = certificate.flatMap((line) => /^ +TH: (.*)/.exec(line)?.[1] ?? [])
      expect(headers).toEqual(expect.arrayContaining(['Document', 'Issued by', 'For', 'What happened', 'Sealed']))
      expect(certificate.filter((line) => line.trim() === 'TR')).toHaveLength(headers.length)
      // The Form stands in the structure of the page that has its field.
      expect(lines.filter((line) => line === '  Form')).toHaveLength(1)
      const fields = (await (await getDocumentProxy(new Uint8Array(copy))).getFieldObjects())?.Signature1
      expect(fields).toHaveLength(1)
      expect(copy.toString('latin1')).toContain(`/TU <${Buffer.from('\ufeffSeal of Saltmarsh Health', 'utf16le').swap16().toString('hex').toUpperCase()}>`)
    }
  })

  test('shows on its certificate the signature that was drawn', async () => {
    const about = await contracted(t)
    const { version } = await contractOf(about.me, about.contractId)
    const drawn = 'M 20 120 L 40 30 L 60 120 L 90 40 L 120 110 M 200 80 L 260 84'
    await about.me.hr.POST('/contract-letter/sign', { body: { id: about.contractId, version, typedName: 'Leila Haddad', drawn, consent: true } })
    const { bytes } = await take(about.me, 'contract', about.contractId)
    expect((await readTagged(bytes)).lines).toContain('          Figure [Signature of Leila Haddad, drawn by hand]')
    const file = await getDocumentProxy(new Uint8Array(bytes))
    const { fnArray, argsArray } = await (await file.getPage(file.numPages)).getOperatorList()
    const paths = argsArray.filter((_, at) => fnArray[at] === OPS.constructPath).map((args) => JSON.stringify(args))
    // Its two strokes begin at 20 and at 200 of 600 in a box 180 points wide, to the right of the terms.
    expect(paths.filter((path) => path.includes('204') && path.includes('258'))).toHaveLength(1)
  })

  test('carries a signature over the whole file that other programs can verify', () => {
    const [, start = 0, end = 0, rest = 0] = (/\/ByteRange \[0 (\d+) (\d+) (\d+)\]/.exec(contract.toString('latin1')) ?? []).map(Number)
    expect(end + rest).toBe(contract.length)
    const covered = Buffer.concat([contract.subarray(0, start), contract.subarray(end)])
    const der = Buffer.from(contract.subarray(start + 1, end - 1).toString('latin1'), 'hex').toString('latin1')
    const message = forge.pkcs7.messageFromAsn1(forge.asn1.fromDer(der, { parseAllBytes: false } as never)) as forge.pkcs7.PkcsSignedData & {
      rawCapture: { signature: string; authenticatedAttributes: forge.asn1.Asn1[] }
    }
    const { signature, authenticatedAttributes } = message.rawCapture
    const attributes = forge.asn1.create(forge.asn1.Class.UNIVERSAL, forge.asn1.Type.SET, true, authenticatedAttributes)
    const bytes = forge.asn1.toDer(attributes).getBytes()
    // The attributes hold the checksum of what is covered, and the signature is over the attributes.
    expect(bytes).toContain(createHash('sha256').update(covered).digest('binary'))
    const certificate = message.certificates[0]!
    const { publicKey } = new X509Certificate(forge.pki.certificateToPem(certificate))
    expect(publicKey.asymmetricKeyDetails?.modulusLength).toBe(2048)
    const digest = forge.md.sha256.create().update(bytes)
    expect((certificate.publicKey as forge.pki.rsa.PublicKey).verify(digest.digest().getBytes(), signature)).toBe(true)
  })

  test('is genuine, for whoever asks, and says which letter it is', async () => {
    expect(await check(new Uint8Array(contract))).toMatchObject({
      status: 200,
      data: { result: 'genuine', kind: 'contract', letterVersion: 1, organisation: 'Saltmarsh Health' },
    })
    const offer = await take(person.me, 'offer', person.offerId)
    expect(offer).toMatchObject({ status: 200, type: 'application/pdf' })
    expect(await check(new Uint8Array(offer.bytes))).toMatchObject({ data: { result: 'genuine', kind: 'offer' } })
    // HR takes the same letter; each copy is sealed for itself.
    const officer = await t.as('officer')
    expect(await check(new Uint8Array((await take(officer, 'contract', person.contractId)).bytes))).toMatchObject({ data: { result: 'genuine' } })
  })

  test('is altered when any one byte of it is another, or bytes come or go', async () => {
    const keys = await t.db.select({ p12: sealKeys.p12 }).from(sealKeys)
    await fc.assert(
      fc.asyncProperty(fc.nat(contract.length - 1), fc.integer({ min: 1, max: 255 }), async (at, by) => {
        const other = Buffer.from(contract)
        other[at] = other.readUInt8(at) ^ by
        expect(await checkSeal(other, keys)).toEqual({ result: 'altered' })
      }),
      { numRuns: 40, seed: 7 },
    )
    // In the seal itself: a digit in capitals means the same, and its empty end means nothing.
    const text = contract.toString('latin1')
    const begin = text.indexOf('/Contents <') + '/Contents <'.length
    const letter = begin + text.slice(begin).search(/[a-f]/)
    const end = text.indexOf('>', begin) - 1
    for (const [at, byte] of [
      [letter, text.charAt(letter).toUpperCase()],
      [end, '1'],
    ] as const) {
      const other = Buffer.from(contract)
      other.write(byte, at, 'latin1')
      expect(await checkSeal(other, keys), `${at}`).toEqual({ result: 'altered' })
    }
    for (const other of [Buffer.concat([contract, Buffer.from('\n')]), contract.subarray(0, -1), Buffer.concat([contract, contract])])
      expect(await checkSeal(other, keys)).toEqual({ result: 'altered' })
    const changed = Buffer.from(contract)
    changed[randomInt(contract.length)]! ^= 1
    expect(await check(new Uint8Array(changed))).toMatchObject({ data: { result: 'altered', kind: null, sealedAt: null } })
  })

  test('of another installation, and any other file, is unknown; none and an empty one are asked for again', async () => {
    const [, start = 0, end = 0] = (/\/ByteRange \[0 (\d+) (\d+) \d+\]/.exec(contract.toString('latin1')) ?? []).map(Number)
    const foreign = await makeSealKey('Elsewhere', new Date())
    const theirs = await seal(await (await PDFDocument.create()).save().then(({ buffer }) => buffer as ArrayBuffer), foreign, {
      organisation: 'Elsewhere',
      address: 'https://elsewhere.example/check-letter',
      letter: 'offer 1 version 1',
      at: new Date('2026-11-02T09:00:00Z'),
    })
    expect(await checkSeal(theirs, [foreign])).toMatchObject({ result: 'genuine' })
    expect(await check(new Uint8Array(theirs))).toMatchObject({ data: { result: 'unknown' } })
    // Without its seal nothing tells where a letter came from.
    expect(await check(new Uint8Array(Buffer.concat([contract.subarray(0, start), contract.subarray(end)])))).toMatchObject({ data: { result: 'unknown' } })
    expect(await check(new Uint8Array(Buffer.from('%PDF-1.4 something else')))).toMatchObject({ data: { result: 'unknown' } })
    expect(await check(new Uint8Array())).toMatchObject({ status: 400, errors: [{ field: 'file', message: 'The selected file is empty' }] })
    const without = await fetch(`${t.address}/api/hr/v1/letter/check-seal`, { method: 'POST', body: new FormData() })
    expect(without.status).toBe(400)
  })

  test('is given to nobody else', async () => {
    const stranger = await signed(t)
    expect((await take(stranger.me, 'contract', person.contractId)).status).toBe(404)
    expect((await take(await t.as('employee'), 'contract', person.contractId)).status).toBe(404)
  })
})

describe('the key of the seal', () => {
  test('is one, however many ask at once, and is told of and replaced before it ends', async () => {
    const [present] = await t.db.select().from(sealKeys)
    expect(await t.db.$count(sealKeys)).toBe(1)
    expect(await endingKey(t.db)).toBe(null)
    const early = (days: number) => new Date(present!.endsAt.getTime() - days * 86_400_000)
    expect((await endingKey(t.db, early(59)))?.id).toBe(present!.id)
    const next = await Promise.all([1, 2, 3].map(() => presentKey(t.app, early(29))))
    expect(new Set(next.map(({ id }) => id)).size).toBe(1)
    expect(next[0]?.id).not.toBe(present!.id)
    expect(await endingKey(t.db, early(29))).toBe(null)
    // What the first one sealed stays genuine.
    expect(await check(new Uint8Array(contract))).toMatchObject({ data: { result: 'genuine' } })
  })

  test('ends with a notice to managers, and to nobody else', async () => {
    const told = async (who: 'manager' | 'officer') => {
      const { data } = await (await t.as(who)).recruitment.GET('/notification')
      return data!.responseDataList.filter(({ kind }) => kind === 'sealEnds')
    }
    expect(await told('manager')).toEqual([])
    const newest = sql`(select max(id) from seal_keys)`
    await t.db.execute(sql`update seal_keys set ends_at = now() + interval '45 days' where id = ${newest}`)
    expect(await told('manager')).toMatchObject([{ title: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), read: false }])
    expect(await told('officer')).toEqual([])
  })
})
