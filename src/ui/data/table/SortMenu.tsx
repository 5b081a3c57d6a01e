import { Button, Menu } from '@mantine/core'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { t } from '../../i18n/table.ts'
import { defaultSort, firstPage, type TableSearch } from './address.ts'
import type { TableColumn } from './columns.ts'

type Props<Row> = { columns: readonly TableColumn<Row>[]; search: TableSearch; onSearch: (search: TableSearch) => void }

/** The order of the cards: they have no head to press. The same column again turns it round. */
export function SortMenu<Row>({ columns, search, onSearch }: Props<Row>) {
  const sort = search.sort ?? defaultSort
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button className="tool-slim" leftSection={<IconArrowsSort size={16} stroke={1.7} aria-hidden />}>
          {t('sortBy')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {columns
          .filter(({ sortable }) => sortable !== false)
          .map(({ id, header }) => {
            const way = sort === id ? 'ascending' : sort === `-${id}` ? 'descending' : undefined
            const Arrow = way === 'ascending' ? IconArrowUp : IconArrowDown
            return (
              <Menu.Item
                key={id}
                aria-current={way ? true : undefined}
                aria-label={way ? `${header}, ${t(way)}` : header}
                rightSection={way && <Arrow size={14} stroke={2} aria-hidden />}
                onClick={() => onSearch({ ...search, ...firstPage, sort: way === 'ascending' ? `-${id}` : id })}
              >
                {header}
              </Menu.Item>
            )
          })}
      </Menu.Dropdown>
    </Menu>
  )
}
