import { Checkbox, NumberInput } from '@mantine/core'
import { newKey } from '../../../api/newKey.ts'
import { locationSpecChange } from '../../../api/recruitmentBounds.gen.ts'
import type { Shown } from '../../../machines/records/edits.ts'
import { locationMachine, type Place } from '../../../machines/records/placeAndPay.ts'
import { useAdding } from '../../components/form/useAdding.ts'
import { PlaceSelect } from '../../data/PlaceSelect.tsx'
import { t } from '../../i18n/requisitions.ts'
import css from '../record.module.css'
import { CriterionHint } from './hints/CriterionHint.tsx'
import hintCss from './hints/hints.module.css'
import { SectionHints } from './hints/SectionHints.tsx'
import { type Hints, useHints } from './hints/useHints.ts'
import { RemoveRow } from './RemoveRow.tsx'
import { SectionFrame } from './SectionFrame.tsx'
import { type SectionProps, useSection } from './useSection.ts'
import { Must, Weight } from './Weight.tsx'

const nameOf = ({ city = '' }: Partial<Place>) => city

/** Where the work is done; of several places the best one counts. */
export function LocationSection({ id, editable }: SectionProps) {
  const record = useSection<Place>({ id, editable, section: 'location', machine: locationMachine, nameOf })
  const { send, items } = record
  const hints = useHints(id, 'location', items)
  const [pickerKey, pickerAdded] = useAdding()
  return (
    <SectionFrame section="location" record={record} nameOf={nameOf}>
      {items.map((item) => (
        <PlaceRow
          key={item.key}
          item={item}
          hints={hints}
          editable={editable}
          onChange={(values) => send({ type: 'edit', key: item.key, values })}
          onRemove={() => send({ type: 'remove', key: item.key })}
          onRestore={() => send({ type: 'restore', key: item.key })}
        />
      ))}
      <SectionHints hints={hints} />
      {editable && (
        <div className={css.addbar}>
          <PlaceSelect
            key={pickerKey}
            label={t('addTo', { what: t('one_location') })}
            without={items.map(({ values: { cityId = 0 } }) => cityId)}
            onChoose={({ id: cityId, countryId, city, state, country }) => {
              send({ type: 'edit', key: newKey(), values: { cityId, countryId, city, state, country } })
              send({ type: 'save' })
              pickerAdded()
            }}
          />
        </div>
      )}
    </SectionFrame>
  )
}

type RowProps = {
  item: Shown<Place>
  hints: Hints | undefined
  editable: boolean
  onChange: (changes: Partial<Place>) => void
  onRemove: () => void
  onRestore: () => void
}

function PlaceRow({ item: { values: row, saved, is }, hints, editable: open, onChange, onRemove, onRestore }: RowProps) {
  const { city: name = '', remote, distance, weight, mandatory } = row
  const editable = open && is !== 'removed'
  return (
    <fieldset className={css.place} data-is={is}>
      <legend>
        {name} <span className="meta">{[row.state, row.country].filter(Boolean).join(', ')}</span>
      </legend>
      {remote !== undefined && (
        <Checkbox
          size="sm"
          label={t('remote')}
          aria-label={t('remoteOf', { name })}
          checked={remote}
          disabled={!editable}
          onChange={(event) => onChange({ remote: event.currentTarget.checked })}
        />
      )}
      {distance !== undefined && (
        <NumberInput
          label={t('distance')}
          aria-label={t('distanceOf', { name })}
          w={130}
          {...locationSpecChange.distance}
          allowDecimal={false}
          readOnly={!editable}
          value={distance}
          onChange={(next) => typeof next === 'number' && next !== distance && onChange({ distance: next })}
        />
      )}
      {weight !== undefined && (
        <Weight labelled name={name} value={weight} was={saved?.weight ?? weight} editable={editable} onChange={(next) => onChange({ weight: next })} />
      )}
      {mandatory !== undefined && <Must name={name} value={mandatory} editable={editable} onChange={(next) => onChange({ mandatory: next })} />}
      {open && <RemoveRow name={name} removed={is === 'removed'} onRemove={onRemove} onRestore={onRestore} />}
      <div className={hintCss.weighs}>
        <CriterionHint hints={hints} section="location" criterion={saved?.id} values={row} />
      </div>
    </fieldset>
  )
}
