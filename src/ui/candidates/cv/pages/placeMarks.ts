import type { PageText } from '../../../../machines/pdf/pdfTasks.ts'
import { type Numbers, numberedIn, type Parts } from '../evidence.ts'

export type PageMark = { number: number; left: number; top: number; width: number; height: number }

/** How wide a text is in a family of letters; where letters cannot be measured, each is as wide as the others. */
function measurer() {
  const pen = document.createElement('canvas').getContext('2d')
  return (text: string, family: string) => {
    if (!pen) return text.length
    pen.font = `32px ${family}`
    return pen.measureText(text).width
  }
}

/** Where on a page the evidence stands, in parts of its width and height; what goes over lines has a mark on each. */
export function placeMarks({ text, boxes }: PageText, parts: Parts, numberOf: Numbers): PageMark[] {
  const found = numberedIn(text, parts, numberOf)
  if (found.length === 0) return []
  const widthOf = measurer()
  return found.flatMap(({ from, to, number }) =>
    boxes
      .filter((box) => box.from < to && from < box.to)
      .map((box) => {
        const run = text.slice(box.from, box.to)
        const whole = widthOf(run, box.family) || 1
        const upTo = (place: number) => widthOf(run.slice(0, place - box.from), box.family) / whole
        const [begin, end] = [upTo(Math.max(from, box.from)), upTo(Math.min(to, box.to))]
        return { number, left: box.left + begin * box.width, top: box.top, width: (end - begin) * box.width, height: box.height }
      }),
  )
}
