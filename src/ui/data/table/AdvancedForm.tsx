import { ActionIcon, Button, Group, Select } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { t as say } from '../../i18n/components.ts'
import { t } from '../../i18n/table.ts'
import css from './AdvancedForm.module.css'
import { type Condition, mostConditions } from './address.ts'
import { type FilterValue, type Operator, operatorsOf, type TableColumn, takes } from './columns.ts'
import { isWhole } from './criteria.ts'
import tableCss from './table.module.css'
import { ValueFields } from './ValueField.tsx'

type Line = Condition & { key: number }
type Props<Row> = { columns: readonly TableColumn<Row>[]; start: readonly Condition[]; onApply: (where: Condition[]) => void; onClose: () => void }

/** Several columns at once, each with its own condition; comes when it is opened. */
export default function AdvancedForm<Row>({ columns, start, onApply, onClose }: Props<Row>) {
  const [lines, setLines] = useState<Line[]>(() => (start.length > 0 ? start.map((one, key) => ({ ...one, key })) : [blank(columns, 0)]))
  const [tried, setTried] = useState(false)
  const search = useRef<HTMLButtonElement>(null)
  const columnOf = (line: Line) => columns.find(({ id }) => id === line.column) ?? columns[0]!
  const fitting = (line: Line) => isWhole(columnOf(line), line.operator, trimmed(line.value))
  const change = (key: number, part: Partial<Condition>) => setLines((all) => all.map((line) => (line.key === key ? { ...line, ...part } : line)))
  const add = () => {
    setTried(false)
    setLines((all) => [...all, blank(columns, Math.max(...all.map(({ key }) => key)) + 1)])
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (lines.every(fitting)) onApply(lines.map(({ key: _, value, ...line }) => ({ ...line, value: trimmed(value) })))
    else setTried(true)
  }
  return (
    <form className={tableCss.advanced} onSubmit={submit} noValidate aria-label={t('advanced')}>
      <p className="dim">{t('advancedLead')}</p>
      {lines.map((line, at) => {
        const column = columnOf(line)
        return (
          <fieldset key={line.key} className={css.advancedLine}>
            <legend className="vh">{t('advancedLine', { n: at + 1 })}</legend>
            {at > 0 && (
              <Select
                className={css.advancedJoin}
                aria-label={t('joinedBy')}
                data={[
                  { value: 'and', label: t('and') },
                  { value: 'or', label: t('or') },
                ]}
                value={line.or ? 'or' : 'and'}
                allowDeselect={false}
                onChange={(next) => change(line.key, { or: next === 'or' })}
              />
            )}
            <Select
              className={css.advancedColumn}
              label={t('filterColumn')}
              autoFocus={line.key === Math.max(...lines.map(({ key }) => key))}
              data={columns.map(({ id, header }) => ({ value: id, label: header }))}
              value={column.id}
              allowDeselect={false}
              onChange={(next) => {
                const chosen = columns.find(({ id }) => id === next) ?? column
                change(line.key, { column: chosen.id, operator: operatorsOf(chosen)[0]!, value: '' })
              }}
            />
            <Select
              className={css.advancedOperator}
              label={t('operator')}
              data={operatorsOf(column).map((value) => ({ value, label: t(value) }))}
              value={line.operator}
              allowDeselect={false}
              onChange={(next) => next && change(line.key, withOperator(line.value, next as Operator))}
            />
            <div className={css.advancedValue}>
              <ValueFields
                key={column.id}
                column={column}
                operator={line.operator}
                value={line.value}
                onChange={(value) => change(line.key, { value })}
                missing={tried && !fitting(line)}
              />
            </div>
            <ActionIcon
              className={css.advancedRemove}
              aria-label={t('advancedRemove', { n: at + 1 })}
              disabled={lines.length === 1}
              onClick={() => {
                setLines((all) => all.filter(({ key }) => key !== line.key))
                search.current?.focus()
              }}
            >
              <IconX size={16} stroke={1.8} />
            </ActionIcon>
          </fieldset>
        )
      })}
      <Group gap={8}>
        <Button ref={search} type="submit" variant="filled">
          {t('advancedSearch')}
        </Button>
        {lines.length < mostConditions ? (
          <Button variant="subtle" color="gray" leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />} onClick={add}>
            {t('advancedAdd')}
          </Button>
        ) : (
          <span className="dim">{t('mostConditions', { n: mostConditions })}</span>
        )}
        <Button variant="subtle" color="gray" onClick={onClose}>
          {say('cancel')}
        </Button>
      </Group>
    </form>
  )
}

function blank<Row>(columns: readonly TableColumn<Row>[], key: number): Line {
  const column = columns[0]!
  return { key, column: column.id, operator: operatorsOf(column)[0]!, value: '' }
}

const trimmed = (value: FilterValue): FilterValue => (typeof value === 'string' ? value.trim() : value.map((one) => one.trim()))

/** What was typed stays, as far as the other operator takes it. */
function withOperator(value: FilterValue, operator: Operator): Pick<Condition, 'operator' | 'value'> {
  const [first = '', second = ''] = [value].flat()
  const of = takes(operator)
  if (of === 'several') return { operator, value: [value].flat().filter(Boolean) }
  return { operator, value: of === 'ends' ? [first, second] : of === 'one' ? first : '' }
}
