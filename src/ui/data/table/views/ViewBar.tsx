import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconUsers } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { LazyBoundary, lazy } from '../../../components/lazy.tsx'
import { t } from '../../../i18n/views.ts'
import type { Views } from './useViews.ts'
import css from './ViewBar.module.css'
import { ViewCount } from './ViewCount.tsx'
import { ViewMenu, ViewPicker } from './ViewMenu.tsx'

const ViewDialog = lazy(() => import('./ViewDialog.tsx'))

type Props = {
  views: Views
  narrow: boolean
  /** Stands beside the picker on a phone. */
  children: ReactNode
}

/** The saved views of a list: named tabs, on a phone one picker. A changed one can be saved, saved as another, or left. */
export function ViewBar({ views, narrow, children }: Props) {
  return (
    <>
      {narrow ? (
        <div className={css.picking}>
          <ViewPicker views={views} />
          {children}
        </div>
      ) : (
        <ViewTabs views={views} />
      )}
      {views.asking && (
        <LazyBoundary>
          <ViewDialog key={views.asking} asking={views.asking} views={views} />
        </LazyBoundary>
      )}
    </>
  )
}

function ViewTabs({ views }: { views: Views }) {
  const { current, opened, ofColleague, changed, busy } = views
  const tab = (isCurrent: boolean) => ({ type: 'button' as const, className: 'tab', ...(isCurrent ? { 'aria-current': 'true' as const } : {}) })
  return (
    <div className={`tabs ${css.views}`}>
      <nav aria-label={t('views')}>
        <button {...tab(!opened)} onClick={() => views.open()}>
          {t('all')} <ViewCount views={views} id={null} />
        </button>
        {views.views.map((view) => (
          <span key={view.id} className={css.view}>
            <button {...tab(view === current)} onClick={() => views.open(view)}>
              {view.name} <ViewCount views={views} id={view.id} />
            </button>
            {view === current && <ViewMenu views={views} name={view.name} />}
          </span>
        ))}
        {views.shared.length > 0 && (
          <fieldset className={css.shared} aria-label={t('sharedViews')}>
            <IconUsers size={15} stroke={1.8} aria-hidden />
            {views.shared.map((view) => (
              <span key={view.id} className={css.view}>
                <button {...tab(view === ofColleague)} title={t('sharedBy', { owner: view.owner })} onClick={() => views.open(view)}>
                  {view.name} <span className="dim">{view.owner}</span> <ViewCount views={views} id={view.id} />
                </button>
                {view === ofColleague && <ViewMenu views={views} name={view.name} />}
              </span>
            ))}
          </fieldset>
        )}
        <ActionIcon aria-label={t('add')} onClick={() => views.ask('saveAs')}>
          <IconPlus size={16} stroke={1.8} />
        </ActionIcon>
      </nav>
      {changed && (
        <div className="end">
          <span className="dim">{t('changed')}</span>
          {current && (
            <Button aria-disabled={busy || undefined} onClick={() => !busy && views.save()}>
              {t('save')}
            </Button>
          )}
          <Button variant="subtle" color="gray" onClick={() => views.ask('saveAs')}>
            {t('saveAs')}
          </Button>
          <Button variant="subtle" color="gray" onClick={views.cancel}>
            {t('cancel')}
          </Button>
        </div>
      )}
    </div>
  )
}
