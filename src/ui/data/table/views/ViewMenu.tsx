import { ActionIcon, Menu } from '@mantine/core'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { t } from '../../../i18n/views.ts'
import type { Views } from './useViews.ts'
import { ViewCount } from './ViewCount.tsx'
import css from './ViewMenu.module.css'

/** What can be done with the open view: a colleague's is copied, and deleted by a manager. */
export function ViewMenu({ views, name }: { views: Views; name: string }) {
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <ActionIcon size={24} aria-label={t('menu', { name })}>
          <IconChevronDown size={14} stroke={2} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Commands views={views} />
      </Menu.Dropdown>
    </Menu>
  )
}

const Commands = ({ views }: { views: Views }) => (
  <>
    {commandsOf(views).map((command) => (
      <Menu.Item key={command} onClick={() => views.ask(command)}>
        {t(command)}
      </Menu.Item>
    ))}
    {views.current && <Menu.Item onClick={views.share}>{t(views.current.shared ? 'shareNoMore' : 'share')}</Menu.Item>}
    {views.current && views.mayTell && <Menu.Item onClick={views.tell}>{t(views.current.tells ? 'tellNoMore' : 'tell')}</Menu.Item>}
  </>
)

const commandsOf = ({ current, ofColleague }: Views) =>
  current ? (['rename', 'duplicate', 'delete'] as const) : ofColleague?.mayDelete ? (['duplicate', 'delete'] as const) : (['duplicate'] as const)

/** All views in one button, for a phone. */
export function ViewPicker({ views }: { views: Views }) {
  const { current, opened, changed } = views
  const tick = (is: boolean) => ({ rightSection: is ? <IconCheck size={16} stroke={2} aria-hidden /> : undefined, 'aria-current': is || undefined })
  return (
    <Menu position="bottom-start" width="target">
      <Menu.Target>
        <button type="button" className={css.pview}>
          <span className={css.named}>
            <span className="dim">{t('view')}</span>
            <b>{opened?.name ?? t('all')}</b> <ViewCount views={views} id={opened?.id ?? null} />
            {changed && <span className="dim">{t('changed')}</span>}
          </span>
          <IconChevronDown size={16} stroke={1.8} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item {...tick(!opened)} onClick={() => views.open()}>
          {t('all')} <ViewCount views={views} id={null} />
        </Menu.Item>
        {views.views.map((view) => (
          <Menu.Item key={view.id} {...tick(view === current)} onClick={() => views.open(view)}>
            {view.name} <ViewCount views={views} id={view.id} />
          </Menu.Item>
        ))}
        {views.shared.length > 0 && <Menu.Label>{t('sharedViews')}</Menu.Label>}
        {views.shared.map((view) => (
          <Menu.Item key={view.id} {...tick(view === opened)} onClick={() => views.open(view)}>
            {view.name} <span className="dim">{view.owner}</span> <ViewCount views={views} id={view.id} />
          </Menu.Item>
        ))}
        <Menu.Divider />
        {changed && current && <Menu.Item onClick={() => !views.busy && views.save()}>{t('save')}</Menu.Item>}
        <Menu.Item onClick={() => views.ask('saveAs')}>{t('saveAs')}</Menu.Item>
        {changed && <Menu.Item onClick={views.cancel}>{t('cancel')}</Menu.Item>}
        {opened && <Commands views={views} />}
      </Menu.Dropdown>
    </Menu>
  )
}
