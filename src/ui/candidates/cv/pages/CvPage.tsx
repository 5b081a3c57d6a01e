import { type CSSProperties, useCallback } from 'react'
import type { PageSize } from '../../../../machines/pdf/pdfTasks.ts'
import { t } from '../../../i18n/cv.ts'
import { evidenceId } from '../evidence.ts'
import css from './CvPages.module.css'
import type { PageMark } from './placeMarks.ts'

type Props = {
  page: number
  size: PageSize
  /** Pixels of the screen; null fills the width. */
  width: number | null
  bitmap: ImageBitmap | undefined
  isUndrawn: boolean
  marks: readonly (PageMark & { isFirst: boolean })[]
  current: number | null | undefined
  onShow: (page: number, width: number) => void
  onHide: (page: number) => void
  onLook: (page: number) => void
}

/** One page: drawn while it can be seen, with the evidence marked upon it. */
export function CvPage({ page, size, width, bitmap, isUndrawn, marks, current, onShow, onHide, onLook }: Props) {
  const watch = useCallback(
    (place: HTMLElement | null) => {
      if (!place) return
      let isSeen = false
      const show = () => isSeen && onShow(page, place.clientWidth)
      const seen = new IntersectionObserver(([entry]) => {
        if (!entry || entry.isIntersecting === isSeen) return
        isSeen = entry.isIntersecting
        if (isSeen) show()
        else onHide(page)
      })
      // A line a little below the middle of the window, which is the middle of what lies under the head: the page that it crosses is looked at.
      const looked = new IntersectionObserver(([entry]) => entry?.isIntersecting && onLook(page), { rootMargin: '-58% 0px -42% 0px' })
      const sizes = new ResizeObserver(show)
      for (const one of [seen, looked, sizes]) one.observe(place)
      return () => {
        for (const one of [seen, looked, sizes]) one.disconnect()
        if (isSeen) onHide(page)
      }
    },
    [page, onShow, onHide, onLook],
  )
  const paint = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      // A picture that is no longer kept has no width.
      if (!canvas || !bitmap?.width) return
      Object.assign(canvas, { width: bitmap.width, height: bitmap.height })
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    },
    [bitmap],
  )
  const style = { '--page-ratio': `${size.width} / ${size.height}`, ...(width ? { width } : {}) } as CSSProperties
  return (
    <div ref={watch} className={`paper ${css.page}`} style={style}>
      {bitmap && <canvas ref={paint} />}
      {isUndrawn && <p className={`meta ${css.undrawn}`}>{t('undrawn', { page })}</p>}
      {marks.map(({ number, left, top, width, height, isFirst }) => (
        <span
          key={`${number} ${left} ${top}`}
          ref={isFirst && number === current ? intoView : undefined}
          {...(isFirst ? { id: evidenceId(number) } : {})}
          className={css.mark}
          data-current={number === current || undefined}
          style={{ left: share(left), top: share(top), width: share(width), height: share(height) }}
        >
          {current !== undefined && <sup>{number}</sup>}
        </span>
      ))}
    </div>
  )
}

const share = (part: number) => `${(part * 100).toFixed(3)}%`
/** What is chosen before its page is read is led to as soon as it is. */
const intoView = (mark: HTMLElement | null) => mark?.scrollIntoView({ block: 'center' })
