/** What the thread that draws PDFs is asked for; one thing at a time. */
export type PdfTask = { do: 'open'; bytes: ArrayBuffer } | { do: 'draw'; page: number; width: number } | { do: 'read'; page: number }

/** How wide and high a page is, in points. */
export type PageSize = { width: number; height: number }
/** Where a run of a page's text stands: its first and last character, and its place in parts of the page's width and height. */
export type TextBox = { from: number; to: number; left: number; top: number; width: number; height: number; family: string }
export type PageText = { text: string; boxes: readonly TextBox[] }

/** What it answers. Of a long document it tells the pages that it draws, and how many there are. */
export type PdfDone =
  | { did: 'open'; pages: readonly PageSize[]; total: number }
  | { did: 'draw'; page: number; bitmap: ImageBitmap }
  | { did: 'read'; page: number; text: PageText }
  | { did: 'fail'; task: PdfTask['do']; isProtected: boolean }
