import { useMachine } from '@xstate/react'
import type { ReactNode } from 'react'
import { fromCallback } from 'xstate'
import { navigationMachine } from '../../machines/navigation.ts'
import { t } from '../i18n/shell.ts'
import { Drawer } from './Drawer.tsx'
import css from './Shell.module.css'
import shellCss from './shell.module.css'
import { TopBar } from './TopBar.tsx'

const wide = () => globalThis.matchMedia?.('(min-width: 1024px)')
const isWide = () => wide()?.matches ?? true

const navigation = navigationMachine.provide({
  actors: {
    width: fromCallback(({ sendBack }) => {
      const window = wide()
      const follow = ({ matches }: MediaQueryListEvent) => sendBack({ type: matches ? 'open' : 'close' })
      window?.addEventListener('change', follow)
      return () => window?.removeEventListener('change', follow)
    }),
  },
})

/** Drawer, bar and sheet around every page of the main layout. */
export function Shell({ children, find, bell }: { children: ReactNode; find?: ReactNode; bell?: ReactNode }) {
  const [state, send] = useMachine(navigation, { input: { open: isWide() } })
  const open = state.matches('open')
  return (
    <div className={shellCss.shell} data-open={open || undefined}>
      <a className="skip" href="#content">
        {t('skip')}
      </a>
      {open && (
        <Drawer
          onVisit={({ id, title, url, canAccess }) => {
            send({ type: 'visit', id, title, url, canAccess })
            if (!isWide()) send({ type: 'close' })
          }}
        />
      )}
      {open && <button type="button" className={css.veil} aria-label={t('closeMenu')} onClick={() => send({ type: 'close' })} />}
      <div className={css.main}>
        <TopBar open={open} onToggle={() => send({ type: 'toggle' })} find={find} bell={bell} />
        <main className={`${shellCss.sheet} printable`} id="content" tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  )
}
