import { createFileRoute } from '@tanstack/react-router'
import { idOf, pageOf, searchOf, wordsIn } from '../ui/components/form/searchOf.ts'
import { pageSizes } from '../ui/data/table/address.ts'
import { isPlace, type Place } from '../ui/reference/places.ts'
import { ReferenceData } from '../ui/reference/ReferenceData.tsx'

export const Route = createFileRoute('/_shell/referenceData')({
  validateSearch: searchOf(
    (search: Record<string, unknown>): { list?: Place; q?: string; department?: number; page?: number; size?: number; asked?: true } => ({
      list: isPlace(search.list) ? search.list : undefined,
      department: idOf(search.department),
      q: wordsIn(search.q),
      page: pageOf(search.page),
      size: pageSizes.find((known) => known === search.size),
      asked: search.asked === true || undefined,
    }),
  ),
  component: ReferenceDataPage,
})

function ReferenceDataPage() {
  const { list = 'countries', q = '', department, page = 1, size = 50, asked = false } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ReferenceData
      list={list}
      search={q}
      departmentId={department}
      onDepartment={(next) => void navigate({ search: { list, department: next } })}
      shown={{ page, size, asked }}
      onPage={({ page: next = 1, size: each = size, asked: only = asked }) =>
        void navigate({ search: { list, q: q || undefined, page: next, size: each, asked: only || undefined } })
      }
      onSearch={(next) => void navigate({ search: { list, q: next || undefined, size, asked: asked || undefined } })}
      onList={(next) => void navigate({ search: { list: next, size } })}
    />
  )
}
