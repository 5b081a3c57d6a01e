import { IconArrowRight, IconBriefcase, IconClock, IconExternalLink, IconUser, IconUserSearch } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import type { PaletteKind } from '../../machines/flows/palette.ts'
import { Status } from '../components/status/Status.tsx'
import { t } from '../i18n/palette.ts'
import type { PaletteGroup, PaletteOption } from './options.ts'
import css from './Palette.module.css'

type Props = {
  id: string
  groups: PaletteGroup[]
  marked: PaletteOption | undefined
  text: string
  kind: PaletteKind
  busy: boolean
  failed: boolean
  onRetry: () => void
  onMark: (option: PaletteOption) => void
  onOpen: (option: PaletteOption, event: MouseEvent) => void
}

/** The rows in their groups. The field above keeps the focus and names the marked row. */
export function PaletteList({ id, groups, marked, text, kind, busy, failed, onRetry, onMark, onOpen }: Props) {
  return (
    <div className={css.body}>
      {failed && (
        <p className={css.note} role="alert">
          {t('failed')}{' '}
          <button type="button" className="note-do" onClick={onRetry}>
            {t('retry')}
          </button>
        </p>
      )}
      {groups.length === 0 && !busy && !failed && <p className={css.note}>{emptyText(text.trim(), kind)}</p>}
      <div role="listbox" id={id} className={css.rows} aria-label={t('results')} aria-busy={busy}>
        {groups.map(({ title, count, options }) => (
          // biome-ignore lint/a11y/useSemanticElements: options of a listbox stand in groups, and a fieldset may not hold them.
          <div key={title} role="group" aria-label={title}>
            <div className={css.group} aria-hidden>
              <span>{title}</span>
              <span className="num">{count}</span>
            </div>
            {options.map((option) => (
              <Row
                key={option.key}
                id={`${id} ${option.key}`.replaceAll(' ', '-')}
                option={option}
                text={text}
                marked={option === marked}
                onMark={onMark}
                onOpen={onOpen}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

function emptyText(text: string, kind: PaletteKind) {
  if (kind === 'actions') return t('markFirst')
  return text ? `${t('nothing', { text })} ${t('nothingText')}` : t('typeFirst')
}

type RowProps = { id: string; option: PaletteOption; text: string; marked: boolean } & Pick<Props, 'onMark' | 'onOpen'>

function Row({ id, option, text, marked, onMark, onOpen }: RowProps) {
  const { title, text: more, beside, status } = option
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and hears the keys.
    // biome-ignore lint/a11y/useFocusableInteractive: the field above names the marked row to those who hear it.
    <div
      id={id}
      role="option"
      aria-selected={marked}
      className={css.row}
      // What is marked by keys and lies out of sight comes into it.
      ref={(row) => (marked ? row?.scrollIntoView({ block: 'nearest' }) : undefined)}
      onPointerMove={() => !marked && onMark(option)}
      onClick={(event) => onOpen(option, event)}
    >
      <span className={css.tile}>
        <Glyph icon={option.icon} />
      </span>
      <span className="ell">
        <b>{withMarks(title, text)}</b>
        {more && <span className="dim"> · {withMarks(more, text)}</span>}
      </span>
      <span className={css.beside}>
        {status?.of === 'requisition' && <Status of="requisition" is={status.is} />}
        {status?.of === 'application' && <Status of="application" is={status.is} />}
        {beside}
      </span>
    </div>
  )
}

const glyphs = {
  requisition: IconBriefcase,
  application: IconUserSearch,
  person: IconUser,
  move: IconArrowRight,
  link: IconExternalLink,
  recent: IconClock,
} as const

function Glyph({ icon }: Pick<PaletteOption, 'icon'>) {
  const Icon = typeof icon === 'string' ? glyphs[icon] : icon
  return <Icon size={16} stroke={1.7} aria-hidden />
}

/** The words that were typed, where they stand as they were typed. */
function withMarks(text: string, typed: string) {
  const words = typed.trim()
  const at = words ? text.toLowerCase().indexOf(words.toLowerCase()) : -1
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + words.length)}</mark>
      {text.slice(at + words.length)}
    </>
  )
}
