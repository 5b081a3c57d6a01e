import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { number } from '../../i18n/format.ts'
import { t } from '../../i18n/views.ts'
import type { Condition, ListName } from './address.ts'
import type { TableColumn } from './columns.ts'
import css from './ListFacts.module.css'
import { useViewCounts } from './views/useViewCounts.ts'

/** A number under a list's title, and the rows that it counts; `shown` is the number as it is written, "999+" where there are more. */
export type ListFact = { where: Condition[]; say: (n: number, shown: string) => string }
type Page = '/hr-modules' | '/apponb' | '/jobreq' | '/appsch'
type Asked = { list: ListName; page: Page; columns: readonly TableColumn<never>[]; facts: readonly ListFact[]; result: { data?: unknown; isFetching: boolean } }

/** Keeps the room of a number that is not known yet. */
const later = '\u00a0'

/** Facts under a list's title, each a link to its rows. Its `DataTable` is given the conditions too, so that one call counts them and the views. */
export function useListFacts({ list, page, columns, facts, result }: Asked): { facts: ReactNode[]; counted: Condition[][] } {
  const counted = facts.map(({ where }) => where)
  const counts = useViewCounts({ list, columns, facts: counted, settled: Boolean(result.data) && !result.isFetching })?.facts
  const links = facts.flatMap(({ where, say }, at) => {
    const count = counts?.[at]
    if (!count) return []
    const { total, more } = count
    return (
      <Link key={JSON.stringify(where)} className={`link ${css.fact}`} to={page} search={{ where }}>
        {say(total, more ? t('atLeast', { n: number(total) }) : number(total))}
      </Link>
    )
  })
  return { facts: links.length > 0 ? links : [later], counted }
}
