import type { jsPDF } from 'jspdf'
import type { Family } from './fonts.ts'
import type { Line, Piece } from './paragraph.ts'
import type { Element, Structure } from './structure.ts'

type Look = { size: number; ink: string }

/** In parts of the size. */
const UNDERLINE = { below: 0.12, width: 0.06 } as const
const PRESSED = { below: 0.25, above: 0.95 } as const
/** The languages that are written in each font, the likeliest first. */
const languages: Partial<Record<Family, readonly [string, ...string[]]>> = {
  Arabic: ['ar', 'fa', 'ur', 'ps', 'sd', 'ug', 'ckb'],
  Hebrew: ['he', 'yi'],
  Chinese: ['zh'],
  Japanese: ['ja'],
  Korean: ['ko'],
}

/** Writes lines into a tagged document: each in its element, or in none within an artefact. */
export function writerOf(doc: jsPDF, structure: Structure) {
  const whole = structure.language.split('-', 1)[0] ?? ''
  /** What these are read out in, where that is not the language of the document. */
  const languageOf = ([piece]: Piece[]) => {
    const likely = piece && languages[piece.font.family]
    return likely?.includes(whole) ? undefined : likely?.[0]
  }
  /** Those beside each other that are read out in one language. */
  const inLanguages = (pieces: readonly Piece[]) =>
    pieces.reduce<Piece[][]>((groups, piece) => {
      const last = groups.at(-1)
      if (last && languageOf(last) === languageOf([piece])) last.push(piece)
      else groups.push([piece])
      return groups
    }, [])

  /** A link that goes on from the line before is the same link. */
  function linkIn(element: Element, href: string): Element {
    const last = element.kids.at(-1)
    return last?.is === 'element' && last.href === href ? last : structure.add(element, 'Link', { href })
  }

  return function write({ pieces, parts, under, rtl, spaced }: Line, left: number, y: number, { size, ink }: Look, element: Element | null) {
    const scale = size / 1000
    doc.setFontSize(size)
    doc.setTextColor(ink)
    const writePiece = ({ font, text, x, y: up }: Piece, after: string) => {
      doc.setFont(font.family, font.weight)
      // The order is the visual one already.
      doc.text(text + (font.has(after) ? after : ''), left + x * scale, y - up * scale, { isInputVisual: true, isOutputVisual: true })
    }
    for (const part of parts) {
      const own = pieces.filter((piece) => piece.part === part)
      // Whoever reads line after line finds the space between their words.
      const space = spaced && !rtl && part === parts.at(-1) ? ' ' : ''
      const last = own.at(-1)
      const writeAll = (some: readonly Piece[], after: string) => {
        for (const piece of some) writePiece(piece, piece === last ? after : '')
      }
      const writePart = () => {
        if (part.said !== null) structure.drawAs({ said: part.said + space }, () => writeAll(own, ''))
        else for (const some of inLanguages(own)) structure.drawAs({ language: languageOf(some) }, () => writeAll(some, space))
      }
      if (!element) {
        writePart()
        continue
      }
      const inside = part.href === null ? element : linkIn(element, part.href)
      structure.drawIn(inside, writePart)
      if (part.href === null) continue
      const bottom = doc.internal.pageSize.getHeight() - y
      structure.press(inside, [left + part.from * scale, bottom - PRESSED.below * size, left + part.to * scale, bottom + PRESSED.above * size])
    }
    if (under.length === 0) return
    structure.drawArtefact('Layout', () => {
      doc.setDrawColor(ink)
      doc.setLineWidth(UNDERLINE.width * size)
      for (const { from, to } of under) doc.line(left + from * scale, y + UNDERLINE.below * size, left + to * scale, y + UNDERLINE.below * size)
    })
  }
}
