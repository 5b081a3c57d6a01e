import { notFound } from '@tanstack/react-router'
import { idOf } from '../ui/components/form/searchOf.ts'

/** A record's number in the path; what cannot be one has no page. */
export function pathId(value: string): number {
  const id = idOf(value)
  if (id === undefined) throw notFound()
  return id
}
