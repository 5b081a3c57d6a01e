import { Button, NativeSelect, TextInput } from '@mantine/core'
import { IconMapPin, IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { listOpenPositions } from '../../api/publicBounds.gen.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { t } from '../i18n/public.ts'
import css from './public.module.css'
import type { PositionSearch } from './search.ts'

type Props = { search: PositionSearch; facets: components['schemas']['OpenPositionFacets'] }

/** Words and a place; the other filters stay as they are. */
export function SearchForm({ search, facets }: Props) {
  const navigate = useNavigate()
  const place = search.remote ? 'remote' : search.cityId?.length === 1 ? String(search.cityId[0]) : ''
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [words, where] = [String(form.get('search') ?? '').trim(), String(form.get('place') ?? '')]
    const { page: _, search: __, cityId, remote, ...rest } = search
    const kept =
      where === place
        ? { ...(cityId ? { cityId } : {}), ...(remote ? { remote } : {}) }
        : where === 'remote'
          ? { remote: true }
          : where
            ? { cityId: [Number(where)] }
            : {}
    void navigate({ to: '/homepage', search: { ...rest, ...kept, ...(words ? { search: words } : {}) }, resetScroll: false })
  }
  return (
    // Anew for every address, so that Back shows the words that were searched.
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to every browser yet
    <form className={css.pubSearch} role="search" method="dialog" onSubmit={submit} key={`${search.search ?? ''} ${place}`}>
      <TextInput
        name="search"
        type="search"
        size="md"
        aria-label={t('searchLabel')}
        placeholder={t('searchLabel')}
        leftSection={<IconSearch size={16} stroke={1.8} aria-hidden />}
        defaultValue={search.search ?? ''}
        {...listOpenPositions.search}
        enterKeyHint="search"
      />
      <NativeSelect
        name="place"
        size="md"
        className={css.wide}
        aria-label={t('where')}
        leftSection={<IconMapPin size={16} stroke={1.8} aria-hidden />}
        defaultValue={place}
        data={[
          { value: '', label: t('anywhere') },
          ...facets.cities.map(({ id, name }) => ({ value: String(id), label: name })),
          ...(facets.remote ? [{ value: 'remote', label: t('remote') }] : []),
        ]}
      />
      <Button type="submit" variant="filled" size="md">
        {t('search')}
      </Button>
    </form>
  )
}
