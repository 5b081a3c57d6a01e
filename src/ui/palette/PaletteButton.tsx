import { useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { pageAt } from '../../machines/pages.ts'
import { LazyBoundary, lazy } from '../components/lazy.tsx'
import { useKeysOn } from '../components/useKeysOn.ts'
import { useVisits } from '../data/visits.ts'
import { t } from '../i18n/shell.ts'
import { useClaims } from '../shell/session.ts'
import css from './PaletteButton.module.css'

const loadPalette = () => import('./Palette.tsx').then((m) => ({ default: m.Palette }))
const Palette = lazy(loadPalette)
const Shortcuts = lazy(() => import('./Shortcuts.tsx').then((m) => ({ default: m.Shortcuts })))

/** These pages have a list of keys of their own, which the same key opens. */
const withOwnKeys: readonly (string | null)[] = ['appsrn', 'canprf']

const isApple = /Mac|iPhone|iPad/.test(navigator.platform)
const KEYS = isApple ? 'Cmd K' : 'Ctrl K'

/** The field in the bar that opens the palette, and the keys that work on every page of the main layout. */
export function PaletteButton() {
  const claims = useClaims()
  const router = useRouter()
  const [opened, setOpened] = useState<'palette' | 'shortcuts' | null>(null)
  // It stays once it was opened: what it did can be taken back for a while.
  const [wanted, setWanted] = useState(false)
  const [keysOn] = useKeysOn()
  useVisits(router, claims?.subject ?? '')
  const open = () => {
    setWanted(true)
    setOpened('palette')
  }
  // From fields as well: the palette is where one goes on from wherever one is.
  useHotkeys([['mod+K', open]], [])
  const explain = () => withOwnKeys.includes(pageAt(router.state.location.pathname)) || setOpened((now) => now ?? 'shortcuts')
  useHotkeys(keysOn ? ['?', 'shift+?'].map((key) => [key, explain]) : [])
  return (
    <>
      <button
        type="button"
        className={css.find}
        aria-haspopup="dialog"
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        // It is there by the time it is pressed.
        onPointerEnter={() => void loadPalette()}
        onFocus={() => void loadPalette()}
        onClick={open}
      >
        <IconSearch size={16} stroke={1.7} aria-hidden />
        <span>{t('find')}</span> <kbd aria-hidden>{KEYS}</kbd>
      </button>
      <LazyBoundary>
        {wanted && claims && (
          <Palette opened={opened === 'palette'} claims={claims} onShortcuts={() => setOpened('shortcuts')} onClose={() => setOpened(null)} />
        )}
        {opened === 'shortcuts' && <Shortcuts keys={KEYS} onClose={() => setOpened(null)} />}
      </LazyBoundary>
    </>
  )
}
