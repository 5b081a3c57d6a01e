import { useState } from 'react'
import { recruitmentQueries } from '../../../api/queries.ts'
import type { components } from '../../../api/recruitment.gen.ts'
import type { BoardCard } from '../../../machines/flows/board.ts'
import type { ApplicationStatus } from '../../../machines/lifecycles/application.ts'
import { t } from '../../i18n/board.ts'
import { number } from '../../i18n/format.ts'
import css from './board.module.css'
import { Card } from './Card.tsx'

type Props = {
  status: ApplicationStatus
  body: components['schemas']['BoardCriteria']
  /** The cards before these. */
  shown: readonly BoardCard[]
  /** How many are left; null where that is not counted. */
  rest: number | null
  lifted: number | null
  mayDrag: () => boolean
  onMoves: (card: BoardCard) => void
  page?: number
}
/** As many pages as the contract lets anybody ask for. */
const LAST = 50

/** "15 more below": the next cards of a column once they are asked for, and below them the same again. */
export function MoreCards({ status, body, shown, rest, lifted, mayDrag, onMoves, page = 2 }: Props) {
  const [wanted, setWanted] = useState(false)
  const { data, error, refetch } = recruitmentQueries.useQuery('post', '/application/board', { body: { ...body, status, page } }, { enabled: wanted })
  const known = new Set(shown.map(({ id }) => id))
  const cards = data?.data.columns[0]?.cards.filter(({ id }) => !known.has(id))
  if (!cards)
    return (
      <li className={css.more}>
        {error ? (
          <>
            <span role="alert">{t('moreFailed')}</span>{' '}
            <button type="button" className="link" onClick={() => void refetch()}>
              {t('again')}
            </button>
          </>
        ) : (
          <button type="button" className="link" aria-busy={wanted} onClick={() => setWanted(true)}>
            {rest === null ? t('moreMany') : t('more', { n: number(rest) })}
          </button>
        )}
      </li>
    )
  const left = rest === null ? null : rest - cards.length
  return (
    <>
      {cards.map((card, at) => (
        <Card key={card.id} card={card} isLifted={card.id === lifted} takesFocus={at === 0 && wanted && lifted === null} mayDrag={mayDrag} onMoves={onMoves} />
      ))}
      {page < LAST && cards.length > 0 && (left === null || left > 0) && (
        <MoreCards {...{ status, body, lifted, mayDrag, onMoves }} shown={[...shown, ...cards]} rest={left} page={page + 1} />
      )}
    </>
  )
}
