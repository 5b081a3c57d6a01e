import { ActionIcon, Button, Group, Select } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { t } from '../../i18n/components.ts'
import css from './AdvancedForm.module.css'
import { type Condition, fits, mostConditions } from './address.ts'
import { type Operator, operatorsOf, type TableColumn } from './columns.ts'
import tableCss from './table.module.css'
import { ValueField } from './ValueField.tsx'

type Line = Condition & { key: number }
type Props<Row> = { columns: readonly TableColumn<Row>[]; start: readonly Condition[]; onApply: (where: Condition[]) => void; onClose: () => void }

/** Several columns at once, each with its own condition; comes when it is opened. */
export default function AdvancedForm<Row>({ columns, start, onApply, onClose }: Props<Row>) {
  const [lines, setLines] = useState<Line[]>(() => (start.length > 0 ? start.map((one, key) => ({ ...one, key })) : [blank(columns, 0)]))
  const [tried, setTried] = useState(false)
  const search = useRef<HTMLButtonElement>(null)
  const columnOf = (line: Line) => columns.find(({ id }) => id === line.column) ?? columns[0]!
  const fitting = (line: Line) => fits(columnOf(line).kind, line.value.trim())
  const change = (key: number, part: Partial<Condition>) => setLines((all) => all.map((line) => (line.key === key ? { ...line, ...part } : line)))
  const add = () => {
    setTried(false)
    setLines((all) => [...all, blank(columns, Math.max(...all.map(({ key }) => key)) + 1)])
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (lines.every(fitting)) onApply(lines.map(({ column, operator, value }) => ({ column, operator, value: value.trim() })))
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
            <Select
              label={t('filterColumn')}
              autoFocus={line.key === Math.max(...lines.map(({ key }) => key))}
              data={columns.map(({ id, header }) => ({ value: id, label: header }))}
              value={column.id}
              allowDeselect={false}
              onChange={(next) => {
                const chosen = columns.find(({ id }) => id === next) ?? column
                change(line.key, { column: chosen.id, operator: operatorsOf[chosen.kind][0]!, value: '' })
              }}
            />
            <Select
              label={t('operator')}
              data={operatorsOf[column.kind].map((value) => ({ value, label: t(value) }))}
              value={line.operator}
              allowDeselect={false}
              onChange={(next) => next && change(line.key, { operator: next as Operator })}
            />
            <ValueField
              key={column.id}
              className={css.advancedValue}
              column={column}
              value={line.value}
              onChange={(value) => change(line.key, { value })}
              missing={tried && !fitting(line)}
            />
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
          {t('cancel')}
        </Button>
      </Group>
    </form>
  )
}

function blank<Row>(columns: readonly TableColumn<Row>[], key: number): Line {
  const column = columns[0]!
  return { key, column: column.id, operator: operatorsOf[column.kind][0]!, value: '' }
}
