import { Select, type SelectProps } from '@mantine/core'
import { useState } from 'react'
import { choiceProps } from '../components/form/choices.tsx'
import { t } from '../i18n/components.ts'
import { type Place, placeInWords, usePlaces } from './usePlaces.ts'

type Props = Omit<SelectProps, 'data' | 'value' | 'onChange'> & { without: readonly number[]; onChoose: (place: Place) => void }

/** One of the cities of the world, found by typing its name; it says which of equal names is meant. */
export function PlaceSelect({ without, onChoose, ...rest }: Props) {
  const [typed, setTyped] = useState('')
  const { places, settled, query } = usePlaces(typed)
  const offered = places.filter(({ id }) => !without.includes(id))
  return (
    <Select
      {...rest}
      searchable
      placeholder={rest.placeholder ?? t('placeType')}
      nothingFoundMessage={settled ? t('placeNone') : t('placeType')}
      {...choiceProps(query)}
      // The server has looked already, without minding accents.
      filter={({ options }) => options}
      data={offered.map((place) => ({ value: String(place.id), label: placeInWords(place) }))}
      value={null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(chosen) => {
        const place = offered.find(({ id }) => String(id) === chosen)
        if (place) onChoose(place)
      }}
    />
  )
}
