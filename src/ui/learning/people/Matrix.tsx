import { Checkbox } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useState } from 'react'
import type { components } from '../../../api/hr.gen.ts'
import { PersonAvatar } from '../../components/PersonAvatar.tsx'
import { ScrollBox } from '../../components/ScrollBox.tsx'
import { t } from '../../i18n/learning.ts'
import { dayBeside, LearningState } from '../LearningState.tsx'
import css from './people.module.css'

type Schemas = components['schemas']
export type Person = Schemas['MatrixPerson']
export type Cell = Schemas['MatrixCell']
type Props = {
  people: readonly Person[]
  courses: readonly Schemas['MatrixCourse'][]
  total: number
  chosen: ReadonlyMap<number, string>
  opened: number | null
  onTick: (person: Person) => void
  onOpen: (person: Person, cell: Cell) => void
}

const cellsIn = (table: Element) => [...table.querySelectorAll<HTMLButtonElement>('button[data-row]')]
const placeOf = (button: HTMLElement) => ({ row: Number(button.dataset.row), column: Number(button.dataset.column) })

/** Where a key leads from a cell: along the row or the column to the next that holds something. */
function nextOf(key: string, button: HTMLButtonElement, all: readonly HTMLButtonElement[]): HTMLButtonElement | undefined {
  const { row, column } = placeOf(button)
  const inRow = all.filter((one) => placeOf(one).row === row)
  const inColumn = all.filter((one) => placeOf(one).column === column)
  if (key === 'Home') return inRow[0]
  if (key === 'End') return inRow.at(-1)
  if (key === 'ArrowRight') return inRow.find((one) => placeOf(one).column > column)
  if (key === 'ArrowLeft') return inRow.findLast((one) => placeOf(one).column < column)
  if (key === 'ArrowDown') return inColumn.find((one) => placeOf(one).row > row)
  return key === 'ArrowUp' ? inColumn.findLast((one) => placeOf(one).row < row) : undefined
}

/** People down, courses across. One cell is in the order of the Tab key, arrows lead to the others. */
export function Matrix({ people, courses, total, chosen, opened, onTick, onOpen }: Props) {
  const [focused, setFocused] = useState<number | null>(null)
  const shown = courses.filter(({ id }) => people.some(({ cells }) => cells.some(({ courseId }) => courseId === id)))
  const all = people.flatMap(({ cells }) => cells.map(({ assignmentId }) => assignmentId))
  const first = people.flatMap(({ cells }) => shown.flatMap(({ id }) => cells.find(({ courseId }) => courseId === id) ?? []))[0]?.assignmentId
  const inOrder = focused !== null && all.includes(focused) ? focused : first
  const move = (event: KeyboardEvent<HTMLTableElement>) => {
    if (!(event.target instanceof HTMLButtonElement) || event.target.dataset.row === undefined) return
    const next = nextOf(event.key, event.target, cellsIn(event.currentTarget))
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <ScrollBox label={t('matrix')} className={css.scroll ?? ''}>
      <table className={css.matrix} aria-label={t('matrix')} onKeyDown={move}>
        <thead>
          <tr>
            <th scope="col" className={css.name}>
              {t('nPeople', { n: total })}
            </th>
            {shown.map(({ id, name, validMonths }) => (
              <th key={id} scope="col">
                {name}
                <span className="meta">{validMonths === null ? t('once') : t('months', { n: validMonths })}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person, row) => (
            <tr key={person.employeeId}>
              <th scope="row" className={css.name}>
                <div>
                  <Checkbox aria-label={t('selectOne', { name: person.name })} checked={chosen.has(person.employeeId)} onChange={() => onTick(person)} />
                  <PersonAvatar name={person.name} small />
                  <span className={css.who}>
                    <Link className="link" to="/learning/person/$employeeId" params={{ employeeId: person.employeeId }}>
                      {person.name}
                    </Link>
                    <span className="meta">{person.jobTitle}</span>
                  </span>
                </div>
              </th>
              {shown.map(({ id, name }, column) => {
                const cell = person.cells.find(({ courseId }) => courseId === id)
                if (!cell) return <td key={id} />
                return (
                  <td key={id} data-state={cell.state}>
                    <button
                      type="button"
                      data-row={row}
                      data-column={column}
                      tabIndex={cell.assignmentId === inOrder ? 0 : -1}
                      aria-pressed={cell.assignmentId === opened}
                      onFocus={() => setFocused(cell.assignmentId)}
                      onClick={() => onOpen(person, cell)}
                    >
                      <span className="vh">{t('cellName', { person: person.name, course: name })} </span>
                      <LearningState is={cell.state} /> <span className="meta">{dayBeside(cell.state, cell.date, true)}</span>
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
