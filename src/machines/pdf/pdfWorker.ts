import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'unpdf/pdfjs'
import type { PageSize, PageText, PdfDone, PdfTask, TextBox } from './pdfTasks.ts'

// Draws a stranger's PDF in a thread of its own, which is ended when it takes too long: nothing is fetched, nothing in the file is run.

/** The server reads as many pages. */
const MOST_PAGES = 50
/** In pixels: of a drawn page, of a picture in it, and of its longest side. */
const [MOST_DRAWN, MOST_PICTURE, LONGEST_SIDE] = [8e6, 24e6, 8_192]
const A4: PageSize = { width: 595, height: 842 }

/** What pdf.js makes of a document's canvases where there is no document. */
class Canvases {
  create(width: number, height: number) {
    const canvas = new OffscreenCanvas(bounded(width), bounded(height))
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) }
  }
  reset({ canvas }: { canvas: OffscreenCanvas }, width: number, height: number) {
    Object.assign(canvas, { width: bounded(width), height: bounded(height) })
  }
  destroy({ canvas }: { canvas: OffscreenCanvas }) {
    Object.assign(canvas, { width: 0, height: 0 })
  }
}
const bounded = (side: number) => Math.max(1, Math.min(LONGEST_SIDE, Math.ceil(side)))

/** Filters of SVG do not exist in a thread: colours stay as they are. */
class NoFilters {
  addFilter = () => 'none'
  addHCMFilter = () => 'none'
  addAlphaFilter = () => 'none'
  addLuminosityFilter = () => 'none'
  addHighlightHCMFilter = () => 'none'
  destroy = () => undefined
}

let opened: PDFDocumentProxy | null = null

async function open(bytes: ArrayBuffer): Promise<PdfDone> {
  opened = await getDocument({
    data: new Uint8Array(bytes),
    verbosity: 0,
    // The fonts of a thread are all of a document that the drawing of letters asks for.
    ownerDocument: self as unknown as HTMLDocument,
    CanvasFactory: Canvases,
    FilterFactory: NoFilters,
    useSystemFonts: true,
    useWorkerFetch: false,
    // The security policy forbids compiling it.
    useWasm: false,
    enableXfa: false,
    stopAtErrors: false,
    maxImageSize: MOST_PICTURE,
  }).promise
  const pages: PageSize[] = []
  for (let page = 1; page <= Math.min(opened.numPages, MOST_PAGES); page++) {
    pages.push(await opened.getPage(page).then(sizeOf, () => A4))
  }
  return { did: 'open', pages, total: opened.numPages }
}

/** A page is at most ten times as long as wide, whatever it says. */
function sizeOf(page: PDFPageProxy): PageSize {
  const { width, height } = page.getViewport({ scale: 1 })
  return width > 0 && height > 0 ? { width, height: Math.min(width * 10, Math.max(width / 10, height)) } : A4
}

async function draw(document: PDFDocumentProxy, number: number, wide: number): Promise<PdfDone> {
  const page = await document.getPage(number)
  const whole = page.getViewport({ scale: 1 })
  const scale = Math.min(wide / whole.width, Math.sqrt(MOST_DRAWN / (whole.width * whole.height)), LONGEST_SIDE / whole.height, LONGEST_SIDE / whole.width)
  const viewport = page.getViewport({ scale })
  const canvas = new OffscreenCanvas(bounded(viewport.width), bounded(viewport.height))
  await page.render({ canvas: null, canvasContext: canvas.getContext('2d') as unknown as CanvasRenderingContext2D, viewport }).promise
  page.cleanup()
  return { did: 'draw', page: number, bitmap: canvas.transferToImageBitmap() }
}

/** The text of a page with its places. Runs that neither stand on one line nor touch are different words. */
async function read(document: PDFDocumentProxy, number: number): Promise<PdfDone> {
  const page = await document.getPage(number)
  const { width, height, transform } = page.getViewport({ scale: 1 })
  const { items, styles } = await page.getTextContent()
  const boxes: TextBox[] = []
  let text = ''
  let before = { end: 0, foot: 0 }
  for (const item of items) {
    if (!('str' in item) || item.str === '') continue
    const { str, fontName } = item
    const [along = 0, turned = 0, , tall = 0, left = 0, foot = 0] = times(transform, item.transform)
    const size = Math.abs(tall)
    if (Math.abs(foot - before.foot) > size / 2 || Math.abs(left - before.end) > size / 5) text += ' '
    before = { end: left + item.width, foot }
    const from = text.length
    text += str
    // What is turned has no place that a mark would fit.
    if (Math.abs(turned) > Math.abs(along) / 10 || along <= 0) continue
    const { fontFamily = 'sans-serif', ascent = 0.8 } = styles[fontName] ?? {}
    const top = foot - size * (ascent || 0.8)
    boxes.push({ from, to: text.length, left: left / width, top: top / height, width: item.width / width, height: (size * 1.15) / height, family: fontFamily })
  }
  return { did: 'read', page: number, text: { text, boxes } satisfies PageText }
}

/** One transformation after the other. */
const times = ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: number[], [p = 1, q = 0, r = 0, s = 1, x = 0, y = 0]: number[]) => [
  a * p + c * q,
  b * p + d * q,
  a * r + c * s,
  b * r + d * s,
  a * x + c * y + e,
  b * x + d * y + f,
]

async function perform(task: PdfTask): Promise<PdfDone> {
  if (task.do === 'open') return open(task.bytes)
  if (!opened) throw new Error('No document is open.')
  return task.do === 'draw' ? draw(opened, task.page, task.width) : read(opened, task.page)
}

self.addEventListener('message', ({ data }: MessageEvent<PdfTask>) => {
  perform(data)
    .catch((error: unknown): PdfDone => ({ did: 'fail', task: data.do, isProtected: error instanceof Error && error.name === 'PasswordException' }))
    .then((done) => self.postMessage(done, { transfer: done.did === 'draw' ? [done.bitmap] : [] }))
})
