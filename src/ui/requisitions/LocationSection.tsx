import { ActionIcon, Checkbox, NumberInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useMachine } from '@xstate/react'
import { locationSpecChange } from '../../api/recruitmentBounds.gen.ts'
import { locationMachine, type Place } from '../../machines/placeAndPay.calls.ts'
import { PlaceSelect } from '../kit/PlaceSelect.tsx'
import { ProblemAlert } from '../kit/ProblemAlert.tsx'
import { say } from '../words/requisitions.ts'
import { SectionState } from './SectionState.tsx'
import { tellRemoved } from './tellRemoved.tsx'
import { Must, Weight } from './Weight.tsx'

/** Where the work is done; of several places the best one counts. */
export function LocationSection({ id, editable }: { id: number; editable: boolean }) {
  const [state, send] = useMachine(
    locationMachine.provide({
      actions: {
        tellRemoved: (_, { row: { cityId, countryId, remote, distance, weight, mandatory, city } }) =>
          tellRemoved(city, () => send({ type: 'add', values: { cityId, countryId, remote, distance, weight, mandatory } })),
      },
    }),
    { input: { positionId: id } },
  )
  const { rows, saved, problem } = state.context
  return (
    <section aria-labelledby="section-title" aria-busy={state.hasTag('busy')}>
      <div className="between">
        <h2 id="section-title">{say('location')}</h2>
        <SectionState state={state} />
      </div>
      <p className="dim">{say('help_location')}</p>
      <ProblemAlert problem={problem} situation="requisition" />
      {rows.map((row) => (
        <PlaceRow
          key={row.id}
          row={row}
          was={saved[row.id]?.weight ?? row.weight}
          editable={editable}
          onChange={(changes) => send({ type: 'change', id: row.id, changes })}
          onRemove={() => send({ type: 'remove', row })}
        />
      ))}
      {editable && (
        <div className="addbar">
          <PlaceSelect
            key={rows.length}
            label={say('addTo', { what: say('one_location') })}
            without={rows.map(({ cityId }) => cityId)}
            onChoose={({ id: cityId, countryId }) => send({ type: 'add', values: { cityId, countryId } })}
          />
        </div>
      )}
    </section>
  )
}

type RowProps = { row: Place; was: number; editable: boolean; onChange: (changes: Partial<Place>) => void; onRemove: () => void }

function PlaceRow({ row, was, editable, onChange, onRemove }: RowProps) {
  const name = row.city
  return (
    <fieldset className="place">
      <legend>
        {name}
        <span className="meta">{[row.state, row.country].filter(Boolean).join(', ')}</span>
      </legend>
      <Checkbox
        size="sm"
        label={say('remote')}
        aria-label={say('remoteOf', { name })}
        checked={row.remote}
        disabled={!editable}
        onChange={(event) => onChange({ remote: event.currentTarget.checked })}
      />
      <NumberInput
        label={say('distance')}
        aria-label={say('distanceOf', { name })}
        w={130}
        {...locationSpecChange.distance}
        allowDecimal={false}
        readOnly={!editable}
        value={row.distance}
        onChange={(distance) => typeof distance === 'number' && distance !== row.distance && onChange({ distance })}
      />
      <Weight labelled name={name} value={row.weight} was={was} editable={editable} onChange={(weight) => onChange({ weight })} />
      <Must name={name} value={row.mandatory} editable={editable} onChange={(mandatory) => onChange({ mandatory })} />
      {editable && (
        <ActionIcon aria-label={say('remove', { name })} onClick={onRemove}>
          <IconTrash size={16} stroke={1.7} />
        </ActionIcon>
      )}
    </fieldset>
  )
}
