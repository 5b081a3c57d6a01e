import { Link } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { authQueries } from '../../../api/queries.ts'
import type { Condition, ListName } from './address.ts'
import css from './ListFacts.module.css'
import { listPaths } from './views/listPaths.ts'

/** A number under a list's title, and the rows that it counts. */
export type ListFact = { where: Condition[]; say: (n: number) => string }
type Page = '/hr-modules' | '/apponb' | '/jobreq'

/** Keeps the room of a number that is not known yet. */
const later = '\u00a0'

/** Facts under a list's title, each a link to its rows: counted once the list is painted, and again when its rows were changed. */
export function useListFacts(list: ListName, page: Page, facts: readonly ListFact[], settled: boolean) {
  const isPainted = useDeferredValue(settled, false)
  const { data } = authQueries.useQuery(
    'post',
    '/view-counts',
    { body: { list, compared: [], facts: facts.map(({ where }) => where) } },
    { enabled: settled && isPainted, staleTime: 60_000, meta: { addsTo: listPaths[list] } },
  )
  const counted = facts.flatMap(({ where, say }, at) => {
    const count = data?.facts?.[at]
    const key = JSON.stringify(where)
    return count ? (
      <Link key={key} className={`link ${css.fact}`} to={page} search={{ where }}>
        {say(count.total)}
        {count.more && '+'}
      </Link>
    ) : (
      []
    )
  })
  return counted.length > 0 ? counted : [later]
}
