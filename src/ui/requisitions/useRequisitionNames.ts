import { asChoices } from '../components/form/choices.tsx'
import type { Names } from './requisitionColumns.tsx'
import { useReference } from './sections/useReference.ts'

/** The names that a list of requisitions is filtered by. */
export function useRequisitionNames(): Names {
  const departments = useReference('/ref/departments')
  const positionTypes = useReference('/ref/position_type')
  return {
    departments: departments.items.map(({ name }) => name),
    positionTypes: positionTypes.items.map(({ name }) => name),
    queries: { departments: asChoices(departments.query), positionTypes: asChoices(positionTypes.query) },
  }
}
