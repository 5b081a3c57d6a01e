import { Button, NativeSelect, Pagination } from '@mantine/core'
import type { components } from '../../../api/common.gen.ts'
import { t } from '../../i18n/table.ts'
import { firstPage, pageSizes, type TableSearch, turnedTo } from './address.ts'
import css from './Foot.module.css'

type Props = { paging: components['schemas']['Paging']; rows?: readonly { id: number }[]; onSearch: (change: TableSearch) => void }

/** Rows per page, what is shown of how many, pages. With its `rows` the next page begins behind the last of them, whatever came or went since. */
export function Foot({ paging: { page, size, totalElements, totalPages, more = false }, rows, onSearch }: Props) {
  const from = (page - 1) * size + 1
  // Where the rest is not counted there is one page more to go on to.
  const pages = totalPages + (more ? 1 : 0)
  return (
    <div className={css.foot}>
      <NativeSelect
        aria-label={t('pageSize')}
        data={pageSizes.map(String)}
        value={String(size)}
        onChange={({ currentTarget: { value } }) => onSearch({ size: pageSizes.find((known) => String(known) === value), ...firstPage })}
        w={70}
        size="xs"
      />
      <span className="dim wide-only">{t('perPage')}</span>
      <span className="grow" />
      {more && (
        <Button variant="subtle" size="compact-xs" onClick={() => onSearch({ count: true })}>
          {t('countAll')}
        </Button>
      )}
      <span className="dim num">{t(more ? 'rangeOfMore' : 'range', { from, to: Math.min(page * size, totalElements), total: totalElements })}</span>
      {totalPages > 1 && (
        <nav aria-label={t('pages')}>
          <Pagination
            total={pages}
            value={page}
            siblings={1}
            boundaries={1}
            size="sm"
            onChange={(next) => onSearch(turnedTo(next, page, rows))}
            getControlProps={(control) => {
              const isEnd = page === (control === 'previous' ? 1 : pages)
              // A button that is switched off under the hand that pressed it would drop the focus.
              return {
                'aria-label': t(control === 'previous' ? 'previous' : 'next'),
                disabled: false,
                'aria-disabled': isEnd || undefined,
                mod: { disabled: isEnd },
              }
            }}
            getItemProps={(number) => ({ 'aria-label': t('pageN', { n: number }) })}
          />
        </nav>
      )}
    </div>
  )
}
