import { t } from '../i18n/palette.ts'
import { Keys, paletteKeys } from './keys.tsx'
import css from './Palette.module.css'

/** The keys of the palette at its foot. */
export const PaletteKeys = ({ onShortcuts }: { onShortcuts: () => void }) => (
  <div className={css.foot}>
    <Keys rows={paletteKeys} className={css.keys} />
    <button type="button" className="note-do" onClick={onShortcuts}>
      {t('allKeys')}
    </button>
  </div>
)
