import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { Select } from '@mantine/core'
import { useMediaQuery, useWindowEvent } from '@mantine/hooks'
import { useMachine } from '@xstate/react'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { components } from '../../../api/recruitment.gen.ts'
import { type BoardCard, type BoardColumn, boardMachine, boardStatuses, isAllowed } from '../../../machines/flows/board.ts'
import type { ApplicationStatus } from '../../../machines/lifecycles/application.ts'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { Note } from '../../components/Note.tsx'
import { ScrollBox } from '../../components/ScrollBox.tsx'
import { labelOf } from '../../components/status/states.ts'
import { t } from '../../i18n/board.ts'
import { isStatus, whyOf } from '../moveWords.ts'
import { shownName } from '../nameOf.ts'
import css from './board.module.css'
import { afterMove } from './boardOrder.ts'
import { type Aim, Column, countOf } from './Column.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { landing, Strip } from './Strip.tsx'

type Props = { columns: readonly BoardColumn[]; body: components['schemas']['BoardCriteria'] }
const cardIn = (data: Record<string | symbol, unknown>) => data.card as BoardCard

/** The columns with their cards, and what the hand does with one of them. */
export function Board({ columns: saved, body }: Props) {
  const [state, send, actor] = useMachine(boardMachine)
  const { lifted, by, transitions, over, move, back, problem } = state.context
  const narrow = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false })
  // The dialog or the hand goes first, and the card just after it.
  const placed = useDeferredValue(move)
  const columns = useMemo(() => afterMove(saved, placed), [saved, placed])
  const [folded, setFolded] = useState<Partial<Record<ApplicationStatus, boolean>>>({})
  const [picked, setPicked] = useState<ApplicationStatus | null>(null)
  const [focused, setFocused] = useState<number | null>(null)
  const isFolded = ({ status, total }: BoardColumn) => folded[status] ?? total === 0
  const onMoves = useCallback((card: BoardCard) => send({ type: 'lift', card, by: 'menu' }), [send])
  // Asked as a hand takes a card: a move that is on its way draws no card anew.
  const mayDrag = useCallback(() => !actor.getSnapshot().hasTag('busy'), [actor])
  const onFold = useCallback(
    (status: ApplicationStatus) => {
      setFolded((now) => ({ ...now, [status]: !(now[status] ?? saved.find((one) => one.status === status)?.total === 0) }))
    },
    [saved],
  )
  const watch = useCallback(
    (box: HTMLElement | null) =>
      box
        ? monitorForElements({
            onDragStart: ({ source }) => send({ type: 'lift', card: cardIn(source.data), by: 'pointer' }),
            onDropTargetChange({ location }) {
              const status = location.current.dropTargets[0]?.data.status
              send({ type: 'aim', status: typeof status === 'string' && isStatus(status) ? status : null })
            },
            onDrop: ({ location }) => send({ type: location.current.dropTargets.length > 0 ? 'drop' : 'cancel' }),
          })
        : undefined,
    [send],
  )
  const isLifted = state.hasTag('lifted') && by !== 'menu'
  const aimOf = (status: ApplicationStatus): Aim => {
    if (!isLifted || !lifted || !transitions) return null
    if (status === lifted.status) return 'own'
    if (!isAllowed(transitions, status)) return 'closed'
    return status === over ? 'over' : 'open'
  }
  const whyNot = (status: ApplicationStatus) =>
    aimOf(status) === 'closed' ? whyOf(transitions?.find((one) => one.status === status)?.why ?? 'NOT_FROM_HERE') : null
  const cards = columns.flatMap((column) => column.cards)
  useWindowEvent('keydown', (event) => {
    const element = event.target instanceof HTMLElement ? event.target : null
    const item = element?.closest<HTMLElement>('[data-card]')
    const act = (done: () => void) => {
      event.preventDefault()
      done()
    }
    if (isLifted && by === 'keys') {
      if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') act(() => send({ type: 'turn', by: event.key === 'ArrowRight' ? 1 : -1 }))
      else if (event.key === ' ' || event.key === 'Enter') act(() => send({ type: 'drop' }))
      else if (event.key === 'Escape' || event.key === 'Tab') act(() => send({ type: 'cancel' }))
      return
    }
    const card = cards.find(({ id }) => String(id) === item?.dataset.card)
    if (!item || !card || element?.tagName !== 'A' || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === ' ') {
      setFocused(card.id)
      act(() => send({ type: 'lift', card, by: 'keys' }))
    } else if (event.key === 'm' || event.key === 'M') {
      setFocused(card.id)
      act(() => onMoves(card))
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const beside = event.key === 'ArrowDown' ? item.nextElementSibling : item.previousElementSibling
      act(() => beside?.querySelector<HTMLElement>('a, button')?.focus())
    }
  })
  const shown = narrow ? columns.filter(({ status }) => status === (picked ?? columns.find(({ total }) => total > 0)?.status ?? boardStatuses[0])) : columns
  const told =
    isLifted && by === 'keys' && lifted && transitions
      ? over === lifted.status
        ? t('lifted', { name: shownName(lifted.applicantName), from: labelOf('application', lifted.status) })
        : t('aimed', { to: over ? labelOf('application', over) : '', lands: landing({ card: lifted, over, columns }) })
      : (problem?.message ?? '')
  return (
    <div className={css.board}>
      {problem && <ProblemAlert problem={problem} situation="application" />}
      {narrow && (
        <Select
          className={css.pick}
          aria-label={t('column')}
          size="lg"
          allowDeselect={false}
          data={columns.map((column) => ({ value: column.status, label: `${labelOf('application', column.status)} (${countOf(column)})` }))}
          value={shown[0]?.status ?? null}
          onChange={(value) => value && isStatus(value) && setPicked(value)}
        />
      )}
      <span id="board-hint" hidden>
        {t('hint')}
      </span>
      <ScrollBox label={t('board')} className={css.sheet}>
        <div ref={watch} className={css.columns}>
          {shown.map((column) => (
            <Column
              key={column.status}
              column={column}
              body={body}
              aim={aimOf(column.status)}
              why={whyNot(column.status)}
              isFolded={!narrow && isFolded(column)}
              lifted={isLifted ? (lifted?.id ?? null) : null}
              focused={focused}
              mayDrag={mayDrag}
              onFold={onFold}
              onMoves={onMoves}
            />
          ))}
        </div>
      </ScrollBox>
      {isLifted && lifted && <Strip card={lifted} over={over} columns={columns} isKnown={transitions !== null} />}
      {back && state.hasTag('undoable') && (
        <div className={css.undo}>
          <Note tone="green" role="status">
            {t('moved', { name: shownName(back.card.applicantName), status: labelOf('application', back.card.status) })}{' '}
            <button type="button" className="note-do" onClick={() => send({ type: 'undo' })}>
              {t('undo')}
            </button>
          </Note>
        </div>
      )}
      {lifted && by === 'menu' && (
        <MoveDialog
          card={lifted}
          transitions={transitions}
          onMove={(status, said) => send({ type: 'choose', status, ...said })}
          onClose={() => send({ type: 'cancel' })}
        />
      )}
      <div className="vh" role="status" aria-live="assertive">
        {told}
      </div>
    </div>
  )
}
