import type { BoardCard, BoardColumn } from '../../../machines/flows/board.ts'
import type { ApplicationStatus } from '../../../machines/lifecycles/application.ts'

const isLate = ({ inStatus }: BoardCard) => (inStatus?.over ?? 0) > 0

/** The place at which a card lands among those of a column: behind those over the limit, by score. */
export function placeIn(cards: readonly BoardCard[], card: BoardCard): number {
  const score = (one: BoardCard) => one.profileScore ?? -1
  const others = cards.filter(({ id }) => id !== card.id)
  const at = others.findIndex((one) => !isLate(one) && (score(one) < score(card) || (score(one) === score(card) && one.id < card.id)))
  return at < 0 ? others.length : at
}

/** The columns as they will be once a move is saved; columns that it does not touch stay the same objects. */
export function afterMove(columns: readonly BoardColumn[], move: { card: BoardCard; to: ApplicationStatus } | null): readonly BoardColumn[] {
  if (!move) return columns
  const { card, to } = move
  return columns.map((column) => {
    const has = column.cards.some(({ id }) => id === card.id)
    if (column.status === to && !has) {
      const moved = { ...card, status: to, inStatus: { days: 0, limit: column.limit, over: 0 } }
      return { ...column, total: column.total + 1, cards: column.cards.toSpliced(placeIn(column.cards, card), 0, moved) }
    }
    if (column.status === to || !has) return column
    return { ...column, total: column.total - 1, over: column.over - Number(isLate(card)), cards: column.cards.filter(({ id }) => id !== card.id) }
  })
}
