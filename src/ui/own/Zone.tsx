import { useState } from 'react'
import { t } from '../i18n/own.ts'
import css from './own.module.css'
import { ownZone, zoneInWords, zonesWith } from './when.ts'

export type ZoneProps = { zone: string; onZone: (zone: string) => void }

/** By whose clock times are shown; it is named and can be changed. `also`: zones that have to be among the others. */
export function Zone({ zone, onZone, also = [] }: ZoneProps & { also?: readonly string[] }) {
  const [choosing, setChoosing] = useState(false)
  return choosing ? (
    <label className={css.field}>
      {t('chooseZone')}
      <select
        value={zone}
        onChange={({ currentTarget }) => {
          onZone(currentTarget.value)
          setChoosing(false)
        }}
      >
        {zonesWith(zone, ownZone(), ...also).map((one) => (
          <option key={one} value={one}>
            {zoneInWords(one)}
          </option>
        ))}
      </select>
    </label>
  ) : (
    <p className={css.zone}>
      {t('zone', { zone: zoneInWords(zone) })}{' '}
      <button type="button" className={css.plainly} onClick={() => setChoosing(true)}>
        {t('changeZone')}
      </button>
    </p>
  )
}
