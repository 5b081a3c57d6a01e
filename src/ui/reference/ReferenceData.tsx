import { Select, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReferenceListId } from '../../machines/referenceItem.calls.ts'
import { PageHeader } from '../kit/PageHeader.tsx'
import { say } from '../words/reference.ts'
import { listIds } from './lists.ts'
import { ReferenceList } from './ReferenceList.tsx'
import type { ListPage } from './useReference.ts'
import './reference.css'

type Props = {
  list: ReferenceListId
  search: string
  shown: ListPage
  onPage: (change: Partial<ListPage>) => void
  onSearch: (search: string) => void
  onList: (list: ReferenceListId) => void
}

/** All reference lists: the choice at the left, the items of the chosen one. */
export function ReferenceData({ list, search, shown, onPage, onSearch, onList }: Props) {
  const later = useDebouncedCallback(onSearch, 250)
  return (
    <>
      <PageHeader title={say('title')} documentTitle={`${say(list)} – ${say('title')}`} />
      <div className="refs">
        <nav className="refs-lists" aria-label={say('lists')}>
          <ul className="nav">
            {listIds.map((id) => (
              <li key={id}>
                <Link to="." search={{ list: id }} aria-current={id === list ? 'page' : undefined}>
                  {say(id)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="refs-main">
          <Select
            className="refs-pick"
            aria-label={say('lists')}
            size="lg"
            data={listIds.map((id) => ({ value: id, label: say(id) }))}
            value={list}
            allowDeselect={false}
            onChange={(value) => onList(value as ReferenceListId)}
          />
          <ReferenceList key={list} list={list} search={search} shown={shown} onPage={onPage} onClear={() => onSearch('')}>
            <TextInput
              key={search ? 'set' : 'none'}
              type="search"
              className="tool-search"
              aria-label={say('search', { list: say(list) })}
              placeholder={say('search', { list: say(list) })}
              leftSection={<IconSearch size={15} stroke={1.9} aria-hidden />}
              defaultValue={search}
              onChange={(event) => later(event.currentTarget.value.trim())}
            />
          </ReferenceList>
        </div>
      </div>
    </>
  )
}
