import type { jsPDF } from 'jspdf'

/** What jsPDF gives its own plug-ins and leaves out of its types. */
type Plugins = {
  internal: {
    write: (line: string) => void
    newObjectDeferred: () => number
    newObjectDeferredBegin: (id: number, isWritten: boolean) => void
  }
  __private__: { setPdfVersion: (version: string) => void }
}
type Role = 'Document' | 'Sect' | 'H1' | 'H2' | 'P' | 'BlockQuote' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure' | 'Link'
/** In points, from the lower left corner of the page: left, bottom, right, top. */
type Box = readonly [number, number, number, number]
/** What is drawn of an element on one page without a break. */
type Stretch = { is: 'stretch'; page: number; mark: number }
/** Where a link is pressed on one page. */
type Spot = { is: 'spot'; page: number; box: Box; link: Element; id: number }
/** What it is, and what it holds in the order of reading. */
export type Element = { is: 'element'; role: Role; href: string; more: string; kids: (Element | Stretch | Spot)[]; id: number }
/** `language` where it is another than the document's; `alt` and `box` of a picture; `numbered` of a list; `href` of a link. */
type About = { language?: string | undefined; alt?: string; box?: Box; numbered?: boolean; href?: string }
/** How a stretch is read out where its letters do not tell it. */
type Said = { said?: string | null; language?: string | undefined }
export type Structure = ReturnType<typeof structureOf>

const hex = (number: number, digits: number) => number.toString(16).padStart(digits, '0')
/** A text in hexadecimal digits of UTF-16, which need no escapes; an address in those of its bytes. */
const inHex = (text: string) => `<feff${Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at), 4)).join('')}>`
const inBytes = (address: string) => `<${[...new URL(address).href].map((one) => hex(one.charCodeAt(0), 2)).join('')}>`
const inBox = (box: Box) => `[${box.map((one) => one.toFixed(2)).join(' ')}]`
const inXml = (text: string) =>
  text
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
const to = (id: number) => `${id} 0 R`

/** Title and language once more, as PDF/UA asks for them, and that the file follows it. */
const metadataOf = (title: string, language: string) => `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<pdfuaid:part>1</pdfuaid:part>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${inXml(title)}</rdf:li></rdf:Alt></dc:title>
<dc:language><rdf:Bag><rdf:li>${inXml(language)}</rdf:li></rdf:Bag></dc:language>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`

const attributesOf = (role: Role, { language, alt, box, numbered }: About) =>
  [
    language && `/Lang ${inHex(language)}`,
    alt && `/Alt ${inHex(alt)}`,
    box && `/A <</O /Layout /Placement /Block /BBox ${inBox(box)}>>`,
    role === 'L' && `/A <</O /List /ListNumbering /${numbered ? 'Decimal' : 'Disc'}>>`,
    role === 'TH' && '/A <</O /Table /Scope /Row>>',
  ]
    .filter(Boolean)
    .join('')

/** The cell of a table keeps its place. */
const isEmpty = (kid: Element['kids'][number]): boolean => kid.is === 'element' && kid.role !== 'TD' && kid.kids.every(isEmpty)

/**
 * The structure of a tagged PDF (ISO 32000-1, 14.7 and 14.8), which jsPDF does not write itself: who cannot see the pages hears headings, lists and
 * tables in the order of reading. Everything that is drawn is drawn in an element, or is an artefact, which is not read out.
 */
export function structureOf(doc: jsPDF, { title, language }: { title: string; language: string }) {
  const { internal, __private__ } = doc as unknown as Plugins
  const root: Element = { is: 'element', role: 'Document', href: '', more: '', kids: [], id: 0 }
  /** The element of each stretch of a page, by its mark. */
  const pages: { id: number; marked: Element[] }[] = []
  const spots: Spot[] = []
  let treeId = 0

  const pageOf = (number: number) => (pages[number - 1] ??= { id: 0, marked: [] })
  const present = () => doc.getCurrentPageInfo().pageNumber
  const between = (begin: string, draw: () => void) => {
    internal.write(begin)
    draw()
    internal.write('EMC')
  }

  function add(parent: Element, role: Role, about: About = {}): Element {
    const element: Element = { is: 'element', role, href: about.href ?? '', more: attributesOf(role, about), kids: [], id: 0 }
    parent.kids.push(element)
    return element
  }
  function drawIn(element: Element, draw: () => void) {
    const page = present()
    const { marked } = pageOf(page)
    element.kids.push({ is: 'stretch', page, mark: marked.length })
    between(`/${element.role} <</MCID ${marked.length}>> BDC`, draw)
    marked.push(element)
  }
  /** Within what is drawn in an element. */
  function drawAs({ said, language: own }: Said, draw: () => void) {
    if (said || own) between(`/Span <<${own ? `/Lang ${inHex(own)}` : ''}${said ? `/ActualText ${inHex(said)}` : ''}>> BDC`, draw)
    else draw()
  }
  const drawArtefact = (kind: 'Layout' | 'Pagination', draw: () => void) => between(`/Artifact <</Type /${kind}>> BDC`, draw)
  /** Where the address of a link is opened from. */
  function press(link: Element, box: Box) {
    const spot: Spot = { is: 'spot', page: present(), box, link, id: 0 }
    spots.push(spot)
    link.kids.push(spot)
  }

  const put = (id: number, lines: string) => {
    internal.newObjectDeferredBegin(id, true)
    internal.write(`${lines}\nendobj`)
  }
  function putElement({ role, more, kids: all }: Element, id: number, parentId: number) {
    const kids = all.filter((kid) => !isEmpty(kid))
    const first = kids.find((kid) => kid.is === 'stretch')?.page
    const held = kids.map((kid) => {
      if (kid.is === 'element') {
        kid.id = internal.newObjectDeferred()
        putElement(kid, kid.id, id)
        return to(kid.id)
      }
      const on = `/Pg ${to(pageOf(kid.page).id)}`
      if (kid.is === 'spot') return `<</Type /OBJR ${on} /Obj ${to(kid.id)}>>`
      return kid.page === first ? kid.mark : `<</Type /MCR ${on} /MCID ${kid.mark}>>`
    })
    const page = first ? `/Pg ${to(pageOf(first).id)}` : ''
    put(id, `<</Type /StructElem /S /${role} /P ${to(parentId)}${page}${more}/K [${held.join(' ')}]>>`)
  }
  /** What stands at its pages and links, so that the element of each is found. */
  const placeOf = (spot: Spot) => pages.length + spots.indexOf(spot)
  function putSpot(spot: Spot) {
    const { page, box, link, id } = spot
    const action = `/Contents ${inHex(link.href)} /A <</S /URI /URI ${inBytes(link.href)}>>`
    const place = `/P ${to(pageOf(page).id)} /StructParent ${placeOf(spot)}`
    put(id, `<</Type /Annot /Subtype /Link /Rect ${inBox(box)} /Border [0 0 0] /F 4 ${place} ${action}>>`)
  }

  __private__.setPdfVersion('1.7')
  doc.setProperties({ title, creator: 'Threshold' })
  doc.viewerPreferences({ DisplayDocTitle: true })
  doc.addMetadata(metadataOf(title, language), true)
  const { events } = doc.internal
  events.subscribe('putPage', ({ objId, pageNumber }: { objId: number; pageNumber: number }) => {
    pageOf(pageNumber).id = objId
    const own = spots.filter(({ page }) => page === pageNumber)
    for (const spot of own) spot.id = internal.newObjectDeferred()
    const links = own.length > 0 ? ` /Annots [${own.map(({ id }) => to(id)).join(' ')}]` : ''
    internal.write(`/StructParents ${pageNumber - 1} /Tabs /S${links}`)
  })
  events.subscribe('postPutResources', () => {
    treeId = internal.newObjectDeferred()
    const parentsId = internal.newObjectDeferred()
    root.id = internal.newObjectDeferred()
    putElement(root, root.id, treeId)
    spots.forEach(putSpot)
    const ofPages = pages.map(({ marked }, at) => `${at} [${marked.map(({ id }) => to(id)).join(' ')}]`)
    const ofSpots = spots.map((spot) => `${placeOf(spot)} ${to(spot.link.id)}`)
    put(parentsId, `<</Nums [${[...ofPages, ...ofSpots].join('\n')}]>>`)
    put(treeId, `<</Type /StructTreeRoot /K [${to(root.id)}] /ParentTree ${to(parentsId)} /ParentTreeNextKey ${pages.length + spots.length}>>`)
  })
  events.subscribe('putCatalog', () => internal.write(`/StructTreeRoot ${to(treeId)} /MarkInfo <</Marked true>> /Lang ${inHex(language)}`))

  return { root, language, add, drawIn, drawAs, drawArtefact, press }
}
