import { useState } from 'react'
import { mayOpen } from '../../machines/pages.ts'
import { LazyBoundary, lazy } from '../components/lazy.tsx'
import { Pending } from '../components/Pending.tsx'
import { t } from '../i18n/settingsHistory.ts'
import { useClaims } from '../shell/session.ts'
import type { About } from './SettingsEntries.tsx'
import css from './SettingsHistory.module.css'

const SettingsEntries = lazy(() => import('./SettingsEntries.tsx').then((kit) => ({ default: kit.SettingsEntries })))

/** Who changed a setting and when, for managers: beneath it, or at the foot of a list that fills its page. It is asked for once it is opened. */
export function SettingsHistory({ atFoot, ...about }: About & { atFoot?: boolean }) {
  const [opened, setOpened] = useState(false)
  if (!mayOpen('referenceData', useClaims())) return null
  return (
    <details className={`${css.history} ${atFoot ? css.foot : ''}`} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>{t('history')}</summary>
      {opened && (
        <LazyBoundary fallback={<Pending />}>
          <SettingsEntries {...about} />
        </LazyBoundary>
      )}
    </details>
  )
}
