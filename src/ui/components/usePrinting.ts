import { getNonce } from 'get-nonce'
import { useRef } from 'react'
import { useReactToPrint } from 'react-to-print'

const AFTERWARDS_MS = 500
type Waiting = { resolve: () => void; reject: (error: Error) => void }

/** Prints what `paper` holds, and nothing around it; the promise is kept when the print dialog has closed. */
export function usePrinting() {
  const paper = useRef<HTMLDivElement>(null)
  const waiting = useRef<Waiting>(null)
  const title = useRef('')
  const nonce = getNonce()
  const print = useReactToPrint({
    contentRef: paper,
    print: (frame) => printFrame(frame, title.current),
    // The paper's own style sheet says its size; this only keeps its tints.
    pageStyle: 'html { print-color-adjust: exact }',
    ...(nonce ? { nonce } : {}),
    onAfterPrint: () => waiting.current?.resolve(),
    onPrintError: (_, error) => waiting.current?.reject(error),
  })
  /** `as` is the name that a printer to PDF proposes. */
  const printed = async (as: string) => {
    title.current = as
    // What was asked for is drawn before it is printed.
    for (let tries = 0; !paper.current?.firstElementChild; tries++) {
      if (tries > 200) throw new Error('There is nothing to print.')
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    await document.fonts.ready
    await new Promise<void>((resolve, reject) => {
      waiting.current = { resolve, reject }
      print()
      nameFrame(document.querySelector<HTMLIFrameElement>('#printWindow'), as)
    })
  }
  return { paper, printed }
}

/** From the beginning, and not only once it is printed: it is paper, and nobody goes into it. */
function nameFrame(frame: HTMLIFrameElement | null, name: string) {
  if (!frame) return
  frame.title = name
  frame.ariaHidden = 'true'
  frame.tabIndex = -1
}

/** The frame is a document of its own: light, in the language of the page, and under the name of the file. */
async function printFrame(frame: HTMLIFrameElement, name: string) {
  const { contentDocument, contentWindow } = frame
  if (!contentDocument || !contentWindow) throw new Error('There is no frame to print.')
  contentDocument.documentElement.setAttribute('data-mantine-color-scheme', 'light')
  contentDocument.documentElement.lang = document.documentElement.lang
  const before = document.title
  document.title = name
  contentDocument.title = name
  contentWindow.print()
  document.title = before
  // On a phone the dialog opens only now, and reads the frame.
  await new Promise((resolve) => setTimeout(resolve, AFTERWARDS_MS))
}
