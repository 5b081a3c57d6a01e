import { useMemo } from 'react'
import { asChoices } from '../components/form/choices.tsx'
import type { Names } from './requisitionColumns.tsx'
import { useReference } from './sections/useReference.ts'

function useNames(list: '/ref/departments' | '/ref/position_type') {
  const { data, error, isFetching, refetch } = useReference(list).query
  return useMemo(
    () => ({ names: data?.responseDataList.map(({ name }) => name) ?? [], query: asChoices({ data, error, isFetching, refetch }) }),
    [data, error, isFetching, refetch],
  )
}

/** The names that a list of requisitions is filtered by; the same for as long as they are, so that no row is drawn anew for them. */
export function useRequisitionNames(): Names {
  const departments = useNames('/ref/departments')
  const positionTypes = useNames('/ref/position_type')
  return useMemo(
    () => ({
      departments: departments.names,
      positionTypes: positionTypes.names,
      queries: { departments: departments.query, positionTypes: positionTypes.query },
    }),
    [departments, positionTypes],
  )
}
