import { ActionIcon } from '@mantine/core'
import { IconArrowAutofitWidth, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { useMachine } from '@xstate/react'
import { type KeyboardEvent, type ReactNode, useCallback, useMemo } from 'react'
import { cvPagesMachine, shownWidth } from '../../../../machines/flows/cvPages.ts'
import { useDelayed } from '../../../components/useDelayed.ts'
import { useEmitted } from '../../../data/useEmitted.ts'
import { t as say } from '../../../i18n/applications.ts'
import { t } from '../../../i18n/cv.ts'
import { listOf, share } from '../../../i18n/format.ts'
import candidateCss from '../../candidate.module.css'
import panelCss from '../CvPanel.module.css'
import type { Numbers, Parts } from '../evidence.ts'
import { CvPage } from './CvPage.tsx'
import css from './CvPages.module.css'
import { placeMarks } from './placeMarks.ts'

type Props = {
  fileId: number
  parts: Parts
  numberOf: Numbers
  current: number | null | undefined
  /** Why no page can be shown, in words; nothing when it may come another time. */
  onFailed: (why: string) => void
  /** The same in text, for who does not see the pages. */
  children: ReactNode
}

/** The CV as a document: its pages with zoom and page numbers, the evidence marked upon them. */
export function CvPages({ fileId, parts, numberOf, current, onFailed, children }: Props) {
  const [state, send, actor] = useMachine(cvPagesMachine, { input: { fileId } })
  useEmitted(actor, (event) => onFailed(event.type === 'refused' ? event.problem.message || t('unreachable') : t(event.failure)))
  const { pages, total, texts, drawn, undrawn, at, zoom } = state.context
  const isSlow = useDelayed(state.hasTag('coming'), 200)
  const marks = useMemo(() => {
    const marked = new Set<number>()
    return pages.map((_, index) => {
      const text = texts[index + 1]
      return (text ? placeMarks(text, parts, numberOf) : []).map((mark) => {
        const isFirst = !marked.has(mark.number)
        marked.add(mark.number)
        return { ...mark, isFirst }
      })
    })
  }, [pages, texts, parts, numberOf])
  const isRead = pages.length > 0 && pages.every((_, index) => texts[index + 1])
  const found = new Set(marks.flat().map(({ number }) => number))
  const onlyInText = isRead ? [...numberOf.values()].filter((number) => !found.has(number)) : []

  const onShow = useCallback((page: number, width: number) => send({ type: 'show', page, width, density: globalThis.devicePixelRatio }), [send])
  const onHide = useCallback((page: number) => send({ type: 'hide', page }), [send])
  const onLook = useCallback((page: number) => send({ type: 'look', page }), [send])
  const byKey = (event: KeyboardEvent) => {
    const type = KEYS[event.key]
    if (!type || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    send({ type })
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section className={`${candidateCss.cvdesk} desk ${css.desk}`} tabIndex={0} aria-label={say('cv')} aria-keyshortcuts="+ - 0" onKeyDown={byKey}>
        {children}
        <div className={css.pages} aria-hidden data-zoomed={zoom !== null || undefined}>
          {state.hasTag('coming') && <div className={`paper ${css.page}`}>{isSlow && <p className={`meta ${css.undrawn}`}>{t('drawing')}</p>}</div>}
          {pages.map((size, index) => (
            <CvPage
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
              key={index}
              page={index + 1}
              size={size}
              width={zoom === null ? null : shownWidth(size, zoom)}
              bitmap={drawn[index + 1]}
              isUndrawn={undrawn.includes(index + 1)}
              marks={marks[index] ?? []}
              {...{ current, onShow, onHide, onLook }}
            />
          ))}
          {total > pages.length && <p className="meta">{t('notAll', { n: pages.length, of: total })}</p>}
        </div>
      </section>
      <div className={`${panelCss.cvlegend} meta ${css.foot}`}>
        <span className="grow">
          {numberOf.size > 0 && say('cvLegend')}
          {onlyInText.length > 0 && <> {t('onlyInText', { numbers: listOf(onlyInText.map(String), 'conjunction') })}</>}
        </span>
        {total > 0 && <span className="num nowrap">{t('pageOf', { at, of: total })}</span>}
        <fieldset className={css.zoom} aria-label={t('zoom')}>
          <ActionIcon size={24} aria-label={t('zoomOut')} title={t('zoomOutKey')} onClick={() => send({ type: 'zoomOut' })}>
            <IconZoomOut size={16} stroke={1.8} />
          </ActionIcon>
          <span className="num" role="status">
            {zoom !== null && share(zoom)}
          </span>
          <ActionIcon size={24} aria-label={t('zoomIn')} title={t('zoomInKey')} onClick={() => send({ type: 'zoomIn' })}>
            <IconZoomIn size={16} stroke={1.8} />
          </ActionIcon>
          <ActionIcon size={24} aria-label={t('fit')} title={t('fitKey')} aria-pressed={zoom === null} onClick={() => send({ type: 'fit' })}>
            <IconArrowAutofitWidth size={16} stroke={1.8} />
          </ActionIcon>
        </fieldset>
      </div>
    </>
  )
}

const KEYS: Readonly<Record<string, 'zoomIn' | 'zoomOut' | 'fit'>> = { '+': 'zoomIn', '=': 'zoomIn', '-': 'zoomOut', '0': 'fit' }
