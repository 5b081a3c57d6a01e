import { useEffect, useRef } from 'react'
import type { components } from '../../../api/common.gen.ts'
import { t } from '../../i18n/components.ts'

export type FieldError = components['schemas']['FieldError']

/** The id of the input for a field of the contract ("locations.0.cityId"). */
export const fieldId = (path: string) => `field-${path.replaceAll('.', '-')}`

type Bound = { maxLength?: number; min?: number; max?: number }
/** Of each field what the contract allows: one of the constants in src/api/*Bounds.gen.ts. */
export type Bounds = Readonly<Record<string, Bound & { minLength?: number }>>

/**
 * Binds inputs to the contract's fields: `const field = fieldsOf(problem?.errors, '', jobPostChange)`, then
 * `<TextInput {...field('title')} label=… />`. A refused field shows the server's words; none takes more than the contract.
 */
export function fieldsOf(errors: readonly FieldError[] = [], prefix = '', bounds: Bounds = {}) {
  return (path: string) => {
    const whole = prefix ? `${prefix}.${path}` : path
    // Too short a text is told in words, not by the browser.
    const { minLength: _, ...bound } = bounds[whole] ?? {}
    return { id: fieldId(whole), name: whole, error: errors.find((error) => error.field === whole)?.message, ...bound }
  }
}

/** Room for a number that is typed as text, with its separators and decimals. */
export const lettersOf = ({ max }: { max: number }) => 2 * String(max).length + 2

/** "There is a problem": every error as a link to its field; takes the focus when it appears. */
export function ErrorSummary({ errors }: { errors: readonly FieldError[] }) {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef<string[]>([])
  const said = errors.map((error) => `${error.field} ${error.message}`).join('\n')
  useEffect(() => {
    const lines = said.split('\n').filter(Boolean)
    // What was mended leaves the list without taking the focus from where somebody types.
    if (lines.some((line) => !before.current.includes(line))) box.current?.focus()
    before.current = lines
    // The same may be wrong again: whoever sends the form is told so each time.
    const form = box.current?.closest('form')
    const again = () => setTimeout(() => box.current?.focus())
    form?.addEventListener('submit', again)
    return () => form?.removeEventListener('submit', again)
  }, [said])
  if (errors.length === 0) return null
  const goTo = (path: string) => {
    const target = document.getElementById(fieldId(path)) ?? document.querySelector<HTMLElement>(`[name="${CSS.escape(path)}"]`)
    target?.scrollIntoView({ block: 'center' })
    target?.focus()
  }
  return (
    <div ref={box} className="errors" role="alert" tabIndex={-1} aria-labelledby="error-summary">
      <h2 id="error-summary">{t('problem')}</h2>
      <ul>
        {errors.map((error) => (
          <li key={`${error.field} ${error.message}`}>
            <a
              href={`#${fieldId(error.field)}`}
              onClick={(event) => {
                event.preventDefault()
                goTo(error.field)
              }}
            >
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Optional fields say so; the others need no star. */
export const optional = (label: string) => t('optional', { label })
