import { Button } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { t } from '../../i18n/table.ts'
import type { TableSearch } from './address.ts'
import type { TableColumn } from './columns.ts'
import { conditionsOf } from './criteria.ts'
import css from './Tools.module.css'

type Props = {
  /** How many filters and searches are on. */
  count: number
  unfolded: boolean
  onToggle: () => void
}

/** On a phone the rows come first: the tools of a list unfold when they are asked for, or in use. */
export function useFolding<Row>(narrow: boolean, search: TableSearch, columns: readonly TableColumn<Row>[]): { folded: boolean; toggle: ReactNode } {
  const [chosen, setChosen] = useState<boolean | null>(null)
  const { simple, advanced } = conditionsOf(search, columns)
  const count = (simple ? 1 : 0) + advanced.length + (search.q ? 1 : 0)
  const unfolded = chosen ?? count > 0
  return { folded: narrow && !unfolded, toggle: <ToolsToggle count={count} unfolded={unfolded} onToggle={() => setChosen(!unfolded)} /> }
}

const ToolsToggle = ({ count, unfolded, onToggle }: Props) => (
  <Button className={css.toggle} leftSection={<IconSearch size={18} stroke={1.7} aria-hidden />} aria-expanded={unfolded} onClick={onToggle}>
    {t('find')}
    {count > 0 && (
      <>
        <span className={css.fcount} aria-hidden>
          {count}
        </span>
        <span className="vh">{t('filtersOn', { n: count })}</span>
      </>
    )}
  </Button>
)
