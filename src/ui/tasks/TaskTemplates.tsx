import { ActionIcon, Button } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { reorderTaskTemplates, retireTaskTemplate } from '../../machines/commands/tasks.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { LazyBoundary, lazy } from '../components/lazy.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { Pending } from '../components/Pending.tsx'
import { notifyProblem, notifySuccess } from '../components/toast.ts'
import { useCommandActor } from '../data/useCommandActor.ts'
import { t } from '../i18n/tasks.ts'
import { SettingsHistory } from '../reference/SettingsHistory.tsx'
import { dueInWords } from './dueInWords.ts'
import css from './tasks.module.css'

const TemplateDialog = lazy(() => import('./TemplateDialog.tsx').then((kit) => ({ default: kit.TemplateDialog })))

type Template = components['schemas']['TaskTemplate']
const told = {
  done: ({ message }: { message: string }) => notifySuccess(message),
  refused: (problem: unknown) => notifyProblem(problem, 'employee'),
}
const audienceInWords = ({ departments, positionTypes }: Template) => [...departments, ...positionTypes].map(({ name }) => name).join(', ') || t('everybody')

/** What every new employee is given to do: added, changed, ordered, retired and used again. */
export function TaskTemplates() {
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/task-template')
  const [shown, setShown] = useState<number | 'new' | null>(null)
  const [, order] = useCommandActor(reorderTaskTemplates, told)
  const [, retire] = useCommandActor(retireTaskTemplate, told)
  const templates = data?.responseDataList ?? []
  const used = templates.filter(({ retired }) => !retired)
  const chosen = templates.find(({ id }) => id === shown) ?? null
  const swap = (at: number, by: 1 | -1) => {
    const ids = used.map(({ id }) => id)
    const [one] = ids.splice(at, 1)
    ids.splice(at + by, 0, one as number)
    order({ type: 'do', what: ids })
  }
  const add = (
    <Button variant="filled" leftSection={<IconPlus size={16} stroke={2} aria-hidden />} onClick={() => setShown('new')}>
      {t('addTemplate')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('templates')}
        facts={[t('templatesText')]}
        crumbs={
          <Link to="/tasks" activeOptions={{ exact: true }}>
            {t('tasks')}
          </Link>
        }
        actions={templates.length > 0 && add}
      />
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Pending />}
      {data && templates.length === 0 && (
        <EmptyState kind="empty" title={t('noTemplates')} actions={add}>
          {t('noTemplatesText')}
        </EmptyState>
      )}
      {templates.length > 0 && (
        <ol className={`${css.list} ${css.templates}`} aria-label={t('templates')}>
          {templates.map((template, at) => (
            <li key={template.id}>
              <div className={css.what}>
                <span className="b">{template.name}</span>
                {template.description && <span className="meta">{template.description}</span>}
              </div>
              <span>{template.owner === 'NAMED' ? (template.ownerName ?? t('nobody')) : t(`owner_${template.owner}`)}</span>
              <span className="meta">
                {[dueInWords(template.dueDays), audienceInWords(template), template.retired && t('retired')].filter(Boolean).join(' · ')}
              </span>
              <div className={css.acts}>
                {!template.retired && (
                  <>
                    <Button size="xs" aria-label={t('editName', { name: template.name })} onClick={() => setShown(template.id)}>
                      {t('edit')}
                    </Button>
                    <ActionIcon aria-label={t('up', { name: template.name })} disabled={at === 0} onClick={() => swap(at, -1)}>
                      <IconArrowUp size={16} stroke={1.8} />
                    </ActionIcon>
                    <ActionIcon aria-label={t('down', { name: template.name })} disabled={at === used.length - 1} onClick={() => swap(at, 1)}>
                      <IconArrowDown size={16} stroke={1.8} />
                    </ActionIcon>
                  </>
                )}
                <Button
                  size="xs"
                  variant="subtle"
                  aria-label={t(template.retired ? 'useName' : 'retireName', { name: template.name })}
                  onClick={() => retire({ type: 'do', what: { id: template.id, version: template.version, retired: !template.retired } })}
                >
                  {t(template.retired ? 'use' : 'retire')}
                </Button>
              </div>
            </li>
          ))}
        </ol>
      )}
      {data && <SettingsHistory kind="taskTemplate" atFoot />}
      <LazyBoundary>{(shown === 'new' || chosen) && <TemplateDialog template={chosen} onClose={() => setShown(null)} />}</LazyBoundary>
    </>
  )
}
