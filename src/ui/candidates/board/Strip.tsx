import { IconArrowLeft, IconArrowRight, IconSpace } from '@tabler/icons-react'
import type { BoardCard, BoardColumn } from '../../../machines/flows/board.ts'
import type { ApplicationStatus } from '../../../machines/lifecycles/application.ts'
import { labelOf } from '../../components/status/states.ts'
import { t } from '../../i18n/board.ts'
import { t as sayComponents } from '../../i18n/components.ts'
import { shownName } from '../nameOf.ts'
import css from './board.module.css'
import { placeIn } from './boardOrder.ts'

type Props = { card: BoardCard; over: ApplicationStatus | null; columns: readonly BoardColumn[]; isKnown: boolean }

/** Where the card in the hand would land, in words. */
export function landing({ card, over, columns }: Omit<Props, 'isKnown'>): string {
  const column = columns.find(({ status }) => status === over)
  if (!column || column.status === card.status) return t('back')
  return t('lands', { place: placeIn(column.cards, card) + 1, of: column.total + 1 })
}

/** The card in the hand: from, to, place and which mail goes out, with the keys. */
export function Strip({ card, over, columns, isKnown }: Props) {
  const from = labelOf('application', card.status)
  const isElsewhere = over !== null && over !== card.status
  return (
    <div className={css.hand} aria-hidden>
      <b>{t('moving', { name: shownName(card.applicantName) })}</b>
      <span>{isElsewhere ? t('from', { from, to: labelOf('application', over) }) : from}</span>
      <span>{isKnown ? landing({ card, over, columns }) : t('looking')}</span>
      {isElsewhere && <span>{t('noMail')}</span>}
      <span className="grow" />
      <span className="wide-only">
        {t('keyColumn')}{' '}
        <kbd>
          <IconArrowLeft size={12} stroke={2} />
        </kbd>{' '}
        <kbd>
          <IconArrowRight size={12} stroke={2} />
        </kbd>
      </span>
      <span className="wide-only">
        {t('keyDrop')}{' '}
        <kbd>
          <IconSpace size={12} stroke={2} />
        </kbd>
      </span>
      <span className="wide-only">
        {t('keyBack')} <kbd>{sayComponents('escape')}</kbd>
      </span>
    </div>
  )
}
