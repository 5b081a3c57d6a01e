import { type ChangeEvent, useState } from 'react'
import type { Refusal } from '../../../api/client.ts'
import { type Bounds, type FieldError, fieldsOf } from './fields.tsx'

/** Of each field what is wrong with it, or nothing. */
export type Gaps = { [field: string]: string | false | null | undefined }
/** The fields that hold text. */
type TextOf<V> = { [Name in keyof V & string]: V[Name] extends string ? Name : never }[keyof V & string]
type Uses<V> = { values: V; keep: (part: Partial<V>) => void; refusal: Refusal | null; bounds: Bounds }

/** The fields of a form: what is missing or refused stands at its field until it is mended or sent again. */
export function useFields<V extends object>({ values, keep, refusal, bounds }: Uses<V>) {
  const [gaps, setGaps] = useState<FieldError[]>([])
  const errors = gaps.length > 0 ? gaps : (refusal?.errors ?? [])
  const field = fieldsOf(errors, '', bounds)
  const set = (part: Partial<V>) => {
    keep(part)
    // What is wrong inside of a list is told until the list changes.
    setGaps((now) => now.filter(({ field }) => !Object.hasOwn(part, field.split('.')[0] ?? field)))
  }
  return {
    /** The last refusal, as long as nothing else is told. */
    problem: gaps.length > 0 ? null : refusal,
    errors,
    field,
    set,
    text: (name: TextOf<V>) => ({
      ...field(name),
      value: String(values[name]),
      onChange({ currentTarget: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
        // A field that holds text takes any.
        set({ [name]: value } as Partial<V>)
      },
    }),
    /** Tells what is wrong; whether nothing is. */
    isSound(wrong: Gaps) {
      const found = Object.entries(wrong).flatMap(([field, message]) => (message ? [{ field, message }] : []))
      setGaps(found)
      return found.length === 0
    },
  }
}
