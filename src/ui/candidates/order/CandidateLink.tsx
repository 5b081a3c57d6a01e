import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { tableSearch } from '../../data/table/address.ts'

type Props = { id: number; of?: number | undefined; className: string; label?: string; children: ReactNode }

/** From a list to a candidate, who stands among those of the list as its address shows it; `of` is the requisition whose list it is. */
export function CandidateLink({ id, of, className, label, children }: Props) {
  // The router gives a link no more of an address than the page it leads to knows, so it is read here.
  const shown = useLocation({ select: ({ search }) => search })
  return (
    <Link className={className} to="/canprf" search={{ applicationId: id, among: { ...tableSearch(shown), of } }} aria-label={label}>
      {children}
    </Link>
  )
}
