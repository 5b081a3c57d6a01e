import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { minutesIn } from '../../../machines/flows/leave/leaveTyped.ts'

/** What was typed is no amount of hours. */
export const UNREADABLE = -1
/** Minutes as they are typed: "7:36". */
export const hoursText = (minutes: number | null) =>
  minutes === null || minutes < 0 ? '' : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

type Props = {
  field: { id: string; name: string; error: string | undefined }
  label: string
  description?: string
  ariaLabel?: string
  /** Nothing typed is no amount; else it is one that cannot be read. */
  mayBeEmpty?: boolean
  value: number | null
  onChange: (minutes: number | null) => void
}

/** An amount typed as hours and minutes, kept in minutes. What is typed stays as it is typed. */
export function HoursField({ field: { id, name, error }, label, description, ariaLabel, mayBeEmpty = false, value, onChange }: Props) {
  const [text, setText] = useState(() => hoursText(value))
  // Another value came from elsewhere, as when a colleague's is taken.
  const isOther = value !== null && value !== UNREADABLE && minutesIn(text) !== value
  return (
    <TextInput
      id={id}
      name={name}
      error={error}
      label={label}
      {...(ariaLabel ? { 'aria-label': ariaLabel } : {})}
      {...(description ? { description } : {})}
      inputMode="text"
      value={isOther ? hoursText(value) : text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value)
        onChange(currentTarget.value.trim() === '' && mayBeEmpty ? null : (minutesIn(currentTarget.value) ?? UNREADABLE))
      }}
    />
  )
}
