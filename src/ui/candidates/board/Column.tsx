import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { IconLock } from '@tabler/icons-react'
import { memo, useCallback } from 'react'
import type { BoardCard, BoardColumn } from '../../../machines/flows/board.ts'
import type { ApplicationStatus } from '../../../machines/lifecycles/application.ts'
import { StatusIcon } from '../../components/status/StatusIcon.tsx'
import { lookOf } from '../../components/status/states.ts'
import { t } from '../../i18n/board.ts'
import { number } from '../../i18n/format.ts'
import css from './board.module.css'
import { Card } from './Card.tsx'
import { MoreCards } from './MoreCards.tsx'

/** What a column is to the card in the hand. */
export type Aim = 'own' | 'open' | 'over' | 'closed' | null
type Props = {
  column: BoardColumn
  body: object
  aim: Aim
  /** Why the card may not come here. */
  why: string | null
  isFolded: boolean
  lifted: number | null
  focused: number | null
  mayDrag: () => boolean
  onFold: (status: ApplicationStatus) => void
  onMoves: (card: BoardCard) => void
}

export const countOf = ({ total, more }: BoardColumn) => (more ? t('moreThan', { n: number(total) }) : number(total))

/** One status with its cards; folded it is a strip, which takes a card as well. */
export const Column = memo(function Column({ column, body, aim, why, isFolded, lifted, focused, mayDrag, onFold, onMoves }: Props) {
  const { status, cards, total, more, over, moreOver, limit } = column
  const { tone, kind, fill, label } = lookOf('application', status)
  const target = useCallback((element: HTMLElement | null) => (element ? dropTargetForElements({ element, getData: () => ({ status }) }) : undefined), [status])
  const glyph = (
    <span className={`st t-${tone}`}>
      <StatusIcon kind={kind} fill={fill} />
    </span>
  )
  if (isFolded)
    return (
      <section ref={target} className={css.strip} data-aim={aim ?? undefined} aria-label={`${label}, ${countOf(column)}`}>
        <button type="button" aria-expanded={false} title={t('unfold', { status: label })} onClick={() => onFold(status)}>
          {glyph}
          <b className="num">{countOf(column)}</b>
          <span className={css.along}>{label}</span>
        </button>
      </section>
    )
  return (
    <section ref={target} className={css.column} data-aim={aim ?? undefined} aria-label={label}>
      <header className={css.head}>
        {glyph}
        <h2>
          <button type="button" aria-expanded aria-label={t('fold', { status: label })} title={t('fold', { status: label })} onClick={() => onFold(status)}>
            {label}
          </button>
        </h2>
        <b className="num">{countOf(column)}</b>
        <span className={`meta ${css.limit}`}>
          {limit !== null && t('limit', { n: limit })}
          {over > 0 && <b className="t-red tone"> · {t('over', { n: moreOver ? t('moreThan', { n: over }) : number(over) })}</b>}
        </span>
      </header>
      <ul className={css.cards} aria-label={label}>
        {why && (
          <li className={css.why}>
            <IconLock size={14} stroke={1.8} aria-hidden />
            {why}
          </li>
        )}
        {cards.map((card) => (
          <Card key={card.id} card={card} isLifted={card.id === lifted} takesFocus={card.id === focused} mayDrag={mayDrag} onMoves={onMoves} />
        ))}
        {(more || total > cards.length) && (
          <MoreCards status={status} body={body} shown={cards} rest={more ? null : total - cards.length} lifted={lifted} mayDrag={mayDrag} onMoves={onMoves} />
        )}
      </ul>
    </section>
  )
})
