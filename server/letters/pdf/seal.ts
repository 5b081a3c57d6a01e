import { createHash } from 'node:crypto'
import { pdflibAddPlaceholder } from '@signpdf/placeholder-pdf-lib'
import { P12Signer } from '@signpdf/signer-p12'
import { SignPdf } from '@signpdf/signpdf'
import forge from 'node-forge'
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName } from 'pdf-lib'

/** PKCS #12 without a passphrase, base64; only the database and this process see it. */
export type SealKey = { p12: string }

/** In hexadecimal digits; a seal takes about 2,600. */
const ROOM = 4000
const YEARS = 5
const RSA_BITS = 2048
/** What stands in every sealed file, and in what its seal covers. */
const MARK = 'Threshold seal'

/** A new key with a certificate that it signed itself (X.509): nobody but this installation vouches for it. */
export async function makeSealKey(organisation: string, now: Date) {
  const { privateKey, publicKey } = await new Promise<forge.pki.rsa.KeyPair>((resolve, reject) =>
    forge.pki.rsa.generateKeyPair({ bits: RSA_BITS }, (error, pair) => (error ? reject(error) : resolve(pair))),
  )
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = publicKey
  certificate.serialNumber = `00${forge.util.bytesToHex(forge.random.getBytesSync(16))}`
  certificate.validity.notBefore = now
  const endsAt = new Date(now)
  endsAt.setUTCFullYear(endsAt.getUTCFullYear() + YEARS)
  certificate.validity.notAfter = endsAt
  const name = [{ name: 'commonName', value: literal(organisation).slice(0, 64) || 'Threshold' }]
  certificate.setSubject(name)
  certificate.setIssuer(name)
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false },
    { name: 'keyUsage', digitalSignature: true, nonRepudiation: true },
  ])
  certificate.sign(privateKey, forge.md.sha256.create())
  const p12 = forge.pkcs12.toPkcs12Asn1(privateKey, [certificate], '', { algorithm: 'aes256' })
  const fingerprint = createHash('sha256').update(Buffer.from(forge.asn1.toDer(forge.pki.certificateToAsn1(certificate)).getBytes(), 'latin1'))
  return { p12: forge.util.encode64(forge.asn1.toDer(p12).getBytes()), fingerprint: fingerprint.digest('hex'), endsAt }
}

/** A PDF signature (ISO 32000, adbe.pkcs7.detached) over the whole file: a program that reads PDFs tells when anything was changed since. */
export async function seal(pdf: ArrayBuffer, { p12 }: SealKey, about: { organisation: string; address: string; letter: string; at: Date }) {
  const doc = await PDFDocument.load(pdf, { updateMetadata: false })
  const { organisation, address, letter, at } = about
  doc.setKeywords([`${MARK}: ${letter}`])
  pdflibAddPlaceholder({
    pdfDoc: doc,
    reason: `${MARK}: ${letter}`,
    contactInfo: address,
    name: literal(organisation),
    location: '',
    signingTime: at,
    signatureLength: ROOM,
  })
  tagSeal(doc, `Seal of ${organisation}`)
  // A seal covers bytes as they stand: nothing may be packed anew around it.
  const plain = await doc.save({ useObjectStreams: false })
  return new SignPdf().sign(Buffer.from(plain), new P12Signer(Buffer.from(p12, 'base64')), at)
}

/** The seal has a name, and its place at the end of the structure where the file has one (src/print/structure.ts): it is heard of as well as seen. */
function tagSeal(doc: PDFDocument, name: string) {
  const { context, catalog } = doc
  const dictIn = (of: PDFDict, key: string) => of.lookup(PDFName.of(key), PDFDict)
  const arrayIn = (of: PDFDict, key: string) => of.lookup(PDFName.of(key), PDFArray)
  const fields = arrayIn(dictIn(catalog, 'AcroForm'), 'Fields')
  const seal = fields.get(fields.size() - 1)
  const widget = context.lookup(seal, PDFDict)
  widget.set(PDFName.of('TU'), PDFHexString.fromText(name))
  const tree = catalog.lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict)
  if (!tree) return
  const place = Number(tree.get(PDFName.of('ParentTreeNextKey')))
  const root = arrayIn(tree, 'K').get(0)
  const form = context.register(context.obj({ Type: 'StructElem', S: 'Form', P: root, K: { Type: 'OBJR', Pg: widget.get(PDFName.of('P')), Obj: seal } }))
  arrayIn(context.lookup(root, PDFDict), 'K').push(form)
  const places = arrayIn(dictIn(tree, 'ParentTree'), 'Nums')
  places.push(context.obj(place))
  places.push(form)
  widget.set(PDFName.of('StructParent'), context.obj(place))
  tree.set(PDFName.of('ParentTreeNextKey'), context.obj(place + 1))
}

/** In a PDF's own strings a bracket or a letter outside of Latin-1 would have to be written otherwise. */
const literal = (text: string) => text.normalize('NFKD').replaceAll(/[^\x20-\x7e]|[()\\]/g, '')

export type Verdict = { result: 'genuine'; letter: string; sealedAt: string } | { result: 'altered' | 'unknown' }

/**
 * Whether a file is, byte for byte, one that was sealed with one of these keys. The seal is made once more over what it
 * covers: who has the key gets the same bytes, whatever else may stand in a signature that still verifies.
 */
export async function checkSeal(file: Uint8Array, keys: readonly SealKey[]): Promise<Verdict> {
  const bytes = Buffer.from(file)
  const text = bytes.toString('latin1')
  const found = /\/ByteRange \[0 (\d{1,9}) (\d{1,9}) (\d{1,9})\]/.exec(text)
  const [, start, end, rest] = (found ?? []).map(Number)
  const about = new RegExp(`/Reason \\(${MARK}: ([a-z]+ \\d+ version \\d+)\\)`).exec(text)?.[1]
  const at = momentOf(/\/M \(D:(\d{14})Z\)/.exec(text)?.[1])
  if (start && end && rest && start < end && end + rest === bytes.length && end - start === ROOM + 2 && about && at) {
    const covered = Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)])
    const there = bytes.subarray(start, end).toString('latin1')
    for (const { p12 } of keys) {
      const made = (await new P12Signer(Buffer.from(p12, 'base64')).sign(covered, at)).toString('hex')
      if (there === `<${made.padEnd(ROOM, '0')}>`) return { result: 'genuine', letter: about, sealedAt: at.toISOString() }
    }
  }
  return { result: isFromHere(text, keys) ? 'altered' : 'unknown' }
}

const momentOf = (digits: string | undefined) => {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(digits ?? '') ?? []
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(at.getTime()) ? null : at
}

/** A file that carries a half of one of our keys was sealed here once, or shall look as if. */
function isFromHere(text: string, keys: readonly SealKey[]) {
  return keys.some(({ p12 }) => {
    const modulus = modulusOf(p12)
    const half = modulus.length / 2
    return text.includes(modulus.slice(0, half)) || text.includes(modulus.slice(half))
  })
}

function modulusOf(p12: string) {
  const { oids } = forge.pki
  const bags = forge.pkcs12.pkcs12FromAsn1(forge.asn1.fromDer(forge.util.decode64(p12)), '').getBags({ bagType: oids.certBag })
  const certificate = bags[oids.certBag as string]?.[0]?.cert
  return (certificate?.publicKey as forge.pki.rsa.PublicKey | undefined)?.n.toString(16) ?? ''
}
