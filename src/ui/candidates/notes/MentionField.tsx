import { Combobox, Textarea, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { recruitmentQueries } from '../../../api/queries.ts'
import { t } from '../../i18n/notes.ts'
import { mentionAt, type Written, withMention } from './mentions.ts'

type Props = {
  applicationId: number
  id: string
  label: string
  description?: ReactNode
  error: ReactNode
  maxLength: number
  value: Written
  onChange: (value: Written) => void
  focused?: boolean
}

const like = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/**
 * A text of several lines in which an @ offers colleagues. It stays a text field with a list beside it: what a combobox says of
 * itself would keep a screen reader from reading the lines.
 */
export function MentionField({ applicationId, value, onChange, focused, ...field }: Props) {
  const box = useRef<HTMLTextAreaElement>(null)
  const listId = useId()
  const [caret, setCaret] = useState<number | null>(null)
  /** The @ whose list was closed. */
  const [closed, setClosed] = useState<number | null>(null)
  const [at, setAt] = useState({ words: '', index: 0 })
  const found = caret === null ? null : mentionAt(value, caret)
  const asked = found && found.from !== closed ? found : null
  const [settled] = useDebouncedValue(asked?.words ?? '', 150)
  const { data, error, isPlaceholderData } = recruitmentQueries.useQuery(
    'get',
    '/application/mentionable/{id}',
    { params: { path: { id: applicationId }, query: settled.trim() ? { search: settled.trim() } : {} } },
    { enabled: asked !== null, placeholderData: keepPreviousData },
  )
  const isLooking = asked?.words !== settled || isPlaceholderData || !data
  const all = data?.responseDataList ?? []
  // While the next ones are on their way, only those stay who fit what is typed by now.
  const people = isLooking ? all.filter(({ name }) => like(name).includes(like(asked?.words ?? ''))) : all
  // Several words that nobody is called are a sentence by now.
  const nobody = !isLooking && people.length === 0 && !asked?.words.trim().includes(' ')
  const failed = error !== null && !data
  const opened = asked !== null && (people.length > 0 || nobody || failed)
  const index = at.words === asked?.words ? Math.min(at.index, people.length - 1) : 0
  const optionId = (id: number) => `${listId}-${id}`
  const current = opened ? people[index] : undefined
  const store = useCombobox({ opened, onOpenedChange: (open) => !open && setCaret(null) })

  const look = ({ currentTarget: { selectionStart, selectionEnd } }: SyntheticEvent<HTMLTextAreaElement>) =>
    setCaret(selectionStart === selectionEnd ? selectionStart : null)
  const choose = (who: { id: number; name: string }) => {
    if (!asked) return
    const { caret: next, ...written } = withMention(value, asked, who)
    // The caret is put behind the name once that stands there.
    flushSync(() => {
      onChange(written)
      setCaret(null)
    })
    box.current?.focus()
    box.current?.setSelectionRange(next, next)
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!opened || !asked || event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && people.length > 0) setAt({ words: asked.words, index: (index + step + people.length) % people.length })
    else if ((event.key === 'Enter' || event.key === 'Tab') && current) choose(current)
    else if (event.key === 'Escape') setClosed(asked.from)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Combobox store={store} width={300} position="bottom-start" onOptionSubmit={(id) => choose(people.find((one) => String(one.id) === id)!)}>
      <Combobox.DropdownTarget>
        <div>
          <Textarea
            {...field}
            ref={box}
            autosize
            minRows={3}
            maxRows={16}
            dir="auto"
            data-autofocus={focused || undefined}
            value={value.text}
            onChange={(event) => {
              onChange({ ...value, text: event.currentTarget.value })
              look(event)
            }}
            onSelect={look}
            onBlur={() => setCaret(null)}
            onKeyDown={press}
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-controls={opened && people.length > 0 ? listId : undefined}
            aria-activedescendant={current && optionId(current.id)}
          />
        </div>
      </Combobox.DropdownTarget>
      <Combobox.Dropdown>
        {failed ? (
          <Combobox.Empty>{t('notLoaded')}</Combobox.Empty>
        ) : people.length === 0 ? (
          <Combobox.Empty>{t('nobody')}</Combobox.Empty>
        ) : (
          <Combobox.Options id={listId} aria-label={t('colleagues')} mah={260} style={{ overflowY: 'auto' }}>
            {people.map(({ id, name }) => (
              <Combobox.Option key={id} id={optionId(id)} value={String(id)} selected={id === current?.id} aria-selected={id === current?.id}>
                <bdi>{name}</bdi>
              </Combobox.Option>
            ))}
          </Combobox.Options>
        )}
      </Combobox.Dropdown>
      <span className="vh" role="status">
        {opened && !isLooking && !failed && t('found', { n: people.length })}
      </span>
    </Combobox>
  )
}
