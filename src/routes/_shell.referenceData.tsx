import { createFileRoute } from '@tanstack/react-router'
import type { ReferenceListId } from '../machines/referenceItem.calls.ts'
import { isListId } from '../ui/reference/lists.ts'
import { ReferenceData } from '../ui/reference/ReferenceData.tsx'

export const Route = createFileRoute('/_shell/referenceData')({
  validateSearch: (search: Record<string, unknown>): { list?: ReferenceListId; q?: string } => ({
    list: isListId(search.list) ? search.list : undefined,
    q: typeof search.q === 'string' ? search.q.slice(0, 200) : undefined,
  }),
  component: ReferenceDataPage,
})

function ReferenceDataPage() {
  const { list = 'countries', q = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ReferenceData
      list={list}
      search={q}
      onSearch={(next) => void navigate({ search: { list, q: next || undefined } })}
      onList={(next) => void navigate({ search: { list: next } })}
    />
  )
}
