import { type KeyboardEvent, useState } from 'react'
import { listPlaces } from '../../../api/publicBounds.gen.ts'
import applicantCss from '../../applicant/applicant.module.css'
import { ChoicesFailed, hasFailed } from '../../components/form/choices.tsx'
import { placeInWords, usePlaces } from '../../data/usePlaces.ts'
import { t } from '../../i18n/apply.ts'
import applyCss from './apply.module.css'
import css from './PlaceField.module.css'
import { TextField } from './PlainField.tsx'

type Props = {
  field: { id: string; name: string; error: string | undefined }
  /** What is written in the field. */
  written: string
  onWrite: (answer: { place: string; cityId: string }) => void
}

const reveal = (list: HTMLElement | null) => list?.scrollIntoView({ block: 'nearest' })

/** A city of the world, found by typing: arrows go through what is offered, Enter takes it. */
export function PlaceField({ field, written, onWrite }: Props) {
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const { places, settled, query } = usePlaces(open ? written : '')
  const listId = `${field.id}-list`
  const shown = open && places.length > 0
  const close = () => {
    setOpen(false)
    setAt(-1)
  }
  const choose = (index: number) => {
    const place = places[index]
    if (place) onWrite({ place: placeInWords(place), cityId: String(place.id) })
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!shown) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setAt((at + step + places.length) % places.length)
    else if (event.key === 'Enter' && at >= 0) choose(at)
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
  }
  return (
    <div className={css.placeField}>
      <TextField
        {...field}
        label={t('cityId')}
        description={t('cityHelp')}
        value={written}
        onChange={(event) => {
          setOpen(true)
          setAt(-1)
          onWrite({ place: event.currentTarget.value, cityId: '' })
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
        autoComplete="off"
        spellCheck={false}
        {...listPlaces.search}
        role="combobox"
        aria-expanded={shown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shown && at >= 0 ? `${listId}-${at}` : undefined}
      />
      <div key={String(shown)} ref={reveal} role="listbox" id={listId} aria-label={t('cityId')} hidden={!shown}>
        {places.map((place, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
          <div
            key={place.id}
            role="option"
            id={`${listId}-${index}`}
            aria-selected={index === at}
            ref={index === at ? reveal : undefined}
            // The field must not lose the focus before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(index)}
          >
            {placeInWords(place)}
          </div>
        ))}
      </div>
      <span className={`${applyCss.cap} ${applicantCss.cap}`} role="status">
        {open && settled && !hasFailed(query) && (places.length > 0 ? t('placesFound', { n: places.length }) : t('placesNone'))}
      </span>
      {open && hasFailed(query) && <ChoicesFailed query={query} />}
    </div>
  )
}
