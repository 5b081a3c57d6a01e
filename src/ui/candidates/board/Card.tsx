import { draggable } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { ActionIcon } from '@mantine/core'
import { IconArrowsLeftRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { memo, useCallback } from 'react'
import type { BoardCard } from '../../../machines/flows/board.ts'
import { InStatus } from '../../components/status/InStatus.tsx'
import { t } from '../../i18n/board.ts'
import { oneDigit } from '../../i18n/format.ts'
import { shownName } from '../nameOf.ts'
import css from './board.module.css'

type Props = { card: BoardCard; isLifted: boolean; takesFocus: boolean; mayDrag: () => boolean; onMoves: (card: BoardCard) => void }

/** One application: who, how well, for what and for how long. Drawn anew only when it changes itself. */
export const Card = memo(function Card({ card, isLifted, takesFocus, mayDrag, onMoves }: Props) {
  const drag = useCallback(
    (element: HTMLElement | null) => (element ? draggable({ element, canDrag: mayDrag, getInitialData: () => ({ card }) }) : undefined),
    [card, mayDrag],
  )
  const focus = useCallback((link: HTMLElement | null) => takesFocus && link?.focus(), [takesFocus])
  return (
    <li ref={drag} className={css.card} data-lifted={isLifted || undefined} data-card={card.id}>
      <div className={css.who}>
        <Link
          ref={(link: HTMLAnchorElement | null) => void focus(link)}
          className="p ell"
          draggable={false}
          to="/canprf"
          search={{ applicationId: card.id }}
          aria-keyshortcuts="Space M"
          aria-describedby="board-hint"
        >
          {shownName(card.applicantName)}
        </Link>
        {card.profileScore !== null && <b className="num">{oneDigit(card.profileScore)}</b>}
      </div>
      <div className="meta ell">{card.positionTitle}</div>
      <div className={`meta ${css.foot}`}>
        <InStatus is={card.inStatus} />
        <ActionIcon
          size="sm"
          variant="subtle"
          color="gray"
          aria-haspopup="dialog"
          aria-label={t('move', { name: shownName(card.applicantName) })}
          onClick={() => onMoves(card)}
        >
          <IconArrowsLeftRight size={14} stroke={1.8} />
        </ActionIcon>
      </div>
    </li>
  )
})
