import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'

type Props = { label: string; value: string; onSearch: (text: string) => void; className?: string }

/**
 * A search box whose words are looked for once typing rests. The box keeps what was typed, the space at its end too: it
 * follows the address only where something else changed the address, as Back or "Clear" do.
 */
export function SearchBox({ label, value, onSearch, className = 'tool-search' }: Props) {
  const [typed, setTyped] = useState(value)
  // What the address was given and has not shown yet, oldest first.
  const given = useRef<string[]>([])
  const later = useDebouncedCallback((text: string) => {
    if (text === (given.current.at(-1) ?? value)) return
    given.current.push(text)
    onSearch(text)
  }, 250)
  useEffect(() => {
    const at = given.current.indexOf(value)
    given.current = given.current.slice(at < 0 ? given.current.length : at + 1)
    if (at >= 0) return
    later.cancel()
    setTyped(value)
  }, [value, later])
  return (
    <TextInput
      className={className}
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={15} stroke={1.9} aria-hidden />}
      value={typed}
      maxLength={200}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        later(currentTarget.value.trim())
      }}
    />
  )
}
