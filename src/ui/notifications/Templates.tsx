import { Button, Menu } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { Pending } from '../components/Pending.tsx'
import { EVENTS, sayEvent, t } from '../i18n/notifications.ts'
import deskCss from '../letters/desk.module.css'
import { SettingsHistory } from '../reference/SettingsHistory.tsx'
import { TemplateEditor } from './TemplateEditor.tsx'
import css from './Templates.module.css'

type Template = components['schemas']['EmailTemplate']
const LETTERS = ['OFFER_LETTER_TEXT', 'CONTRACT_LETTER_TEXT'] as const
const MESSAGE = 'CANDIDATE_MESSAGE'
const several = [MESSAGE, ...LETTERS] as const
const isLetter = ({ event }: Pick<Template, 'event'>) => LETTERS.some((letter) => letter === event)

/** The list of templates and the one being worked on. */
export function Templates({ chosen }: { chosen: number | undefined }) {
  const navigate = useNavigate()
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/email-template')
  const [begun, setBegun] = useState<Template | null>(null)
  if (error && !data) return <LoadFailed title={t('listFailed')} error={error} onRetry={() => void refetch()} />
  if (!data) return <Pending />
  const all = [...data.responseDataList].sort((a, b) => EVENTS.indexOf(a.event) - EVENTS.indexOf(b.event) || a.id - b.id)
  const template = begun ?? all.find(({ id }) => id === chosen)
  const begin = (event: (typeof several)[number]) => {
    // Another letter begins as the first one; a message of one's own begins empty.
    const first = event === MESSAGE ? undefined : all.find((one) => one.event === event)
    setBegun({ id: 0, event, name: '', subject: first?.subject ?? '', body: first?.body ?? '', delayDays: null, version: 1, updatedAt: '', updatedBy: '' })
  }
  const group = (title: string, templates: readonly Template[]) => (
    <section aria-label={title}>
      <h2 className={css.tplH}>{title}</h2>
      <ul>
        {templates.map(({ id, name }) => (
          <li key={id}>
            <Link
              to="/notifications"
              search={{ tab: 'templates', template: id }}
              aria-current={!begun && id === chosen ? 'true' : undefined}
              onClick={() => setBegun(null)}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
  return (
    <div className={template ? `${deskCss.tplgrid} ${deskCss.chosen}` : deskCss.tplgrid}>
      <nav className={`${css.tpllist} ${deskCss.tpllist}`} aria-label={t('templates')}>
        <Menu position="bottom-start" withinPortal>
          <Menu.Target>
            <Button m={12} leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}>
              {t('newTemplate')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {several.map((event) => (
              <Menu.Item key={event} onClick={() => begin(event)}>
                {sayEvent(event)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        {group(t('letters'), all.filter(isLetter))}
        {group(
          t('ownMessages'),
          all.filter(({ event }) => event === MESSAGE),
        )}
        {group(
          t('mails'),
          all.filter((one) => !isLetter(one) && one.event !== MESSAGE),
        )}
        <SettingsHistory kind="template" atFoot />
      </nav>
      {template ? (
        <TemplateEditor
          key={`${template.id} ${template.event}`}
          template={template}
          onDeleted={() => void navigate({ to: '/notifications', search: { tab: 'templates' }, ignoreBlocker: true })}
          onCreated={(id) => {
            setBegun(null)
            void navigate({ to: '/notifications', search: { tab: 'templates', template: id }, ignoreBlocker: true })
          }}
        />
      ) : (
        <EmptyState kind="notYet" title={t('pickTitle')}>
          {t('pickText')}
        </EmptyState>
      )}
    </div>
  )
}
