import { ActionIcon, Button } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { changePackDocument, deletePackDocument, reorderPack } from '../../machines/commands/employee.ts'
import { movesOf } from '../../machines/lifecycles/lifecycle.ts'
import { onboardingDocumentLifecycle } from '../../machines/lifecycles/onboardingDocument.ts'
import { targetOf } from '../../machines/lifecycles/targetOf.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { ConfirmDialog } from '../components/form/ConfirmDialog.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { Status } from '../components/status/Status.tsx'
import { notifyProblem, notifySuccess } from '../components/toast.ts'
import { DownloadButton } from '../data/DownloadButton.tsx'
import { useCommandActor } from '../data/useCommandActor.ts'
import { t } from '../i18n/employees.ts'
import { t as say } from '../i18n/pack.ts'
import { SettingsHistory } from '../reference/SettingsHistory.tsx'
import { AddDocument } from './AddDocument.tsx'
import { EditDocument } from './EditDocument.tsx'
import css from './employees.module.css'
import { WhoRead } from './WhoRead.tsx'

const TERMS = ['onboardingDocument'] as const

type Document = components['schemas']['OnboardingDocument']
const told = {
  done: ({ message }: { message: string }) => notifySuccess(message),
  refused: (problem: unknown) => notifyProblem(problem, 'employee'),
}
const mayDo = ({ status }: Document, event: 'publish' | 'retire') =>
  movesOf(onboardingDocumentLifecycle, { status, fileIsThere: true }, ['officer']).some((move) => move.event === event && move.allowed)

const audienceInWords = ({ departments, positionTypes }: Document) => [...departments, ...positionTypes].map(({ name }) => name).join(', ') || say('everybody')

/** What every new employee gets to read: added, changed, ordered, published, retired. */
export function PackPage() {
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/employee-onboarding')
  const [adding, setAdding] = useState(false)
  const [asking, setAsking] = useState<{ what: 'delete' | 'retire'; document: Document } | null>(null)
  const [shown, setShown] = useState<{ what: 'edit' | 'read'; id: number } | null>(null)
  const [, change] = useCommandActor(changePackDocument, told)
  const [, order] = useCommandActor(reorderPack, told)
  const [, remove] = useCommandActor(deletePackDocument, told)
  const documents = data?.responseDataList ?? []
  const chosen = documents.find(({ id }) => id === shown?.id)
  const swap = (at: number, by: 1 | -1) => {
    const ids = documents.map(({ id }) => id)
    const [one] = ids.splice(at, 1)
    ids.splice(at + by, 0, one as number)
    order({ type: 'do', what: ids })
  }
  const confirm = () => {
    if (!asking) return
    const { id, version } = asking.document
    if (asking.what === 'delete') remove({ type: 'do', what: { id, version } })
    else change({ type: 'do', what: { id, version, status: targetOf(onboardingDocumentLifecycle, 'retire') } })
    setAsking(null)
  }
  const add = (
    <Button variant="filled" leftSection={<IconPlus size={16} stroke={2} aria-hidden />} onClick={() => setAdding(true)}>
      {t('packAdd')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('packTitle')} terms={TERMS} actions={documents.length > 0 && add} />
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && documents.length === 0 && (
        <EmptyState kind="empty" title={t('packEmpty')} actions={add}>
          {t('packEmptyText')}
        </EmptyState>
      )}
      {documents.length > 0 && (
        <ol className={css.packs} aria-label={t('packTitle')}>
          {documents.map((document, at) => (
            <li key={document.id}>
              <div className="ell">
                <span className="b">{document.name}</span>
                {document.description && <span className={`${css.lab} ell`}>{document.description}</span>}
              </div>
              <Status of="onboardingDocument" is={document.status} />
              <span className="meta">{[document.mandatory && t('packMandatoryShort'), audienceInWords(document)].filter(Boolean).join(' · ')}</span>
              <span className="ell">
                <DownloadButton file={{ id: document.fileId, originalName: document.originalName }} label={t('packOpen', { name: document.originalName })}>
                  {document.originalName}
                </DownloadButton>
              </span>
              <div className={css.acts}>
                {(mayDo(document, 'publish') || mayDo(document, 'retire')) && (
                  <Button size="xs" aria-label={say('editName', { name: document.name })} onClick={() => setShown({ what: 'edit', id: document.id })}>
                    {say('edit')}
                  </Button>
                )}
                <Button
                  size="xs"
                  variant="subtle"
                  aria-label={say('readName', { name: document.name })}
                  onClick={() => setShown({ what: 'read', id: document.id })}
                >
                  {say('read')}
                </Button>
                {mayDo(document, 'publish') && (
                  <>
                    <Button
                      size="xs"
                      data-event="publish"
                      aria-label={t('packPublish', { name: document.name })}
                      onClick={() =>
                        change({ type: 'do', what: { id: document.id, version: document.version, status: targetOf(onboardingDocumentLifecycle, 'publish') } })
                      }
                    >
                      {t('publish')}
                    </Button>
                    <Button
                      size="xs"
                      variant="subtle"
                      aria-label={t('packDelete', { name: document.name })}
                      onClick={() => setAsking({ what: 'delete', document })}
                    >
                      {t('delete')}
                    </Button>
                  </>
                )}
                {mayDo(document, 'retire') && (
                  <Button
                    size="xs"
                    data-event="retire"
                    aria-label={t('packRetire', { name: document.name })}
                    onClick={() => setAsking({ what: 'retire', document })}
                  >
                    {t('retire')}
                  </Button>
                )}
                <ActionIcon aria-label={t('packUp', { name: document.name })} disabled={at === 0} onClick={() => swap(at, -1)}>
                  <IconArrowUp size={16} stroke={1.8} />
                </ActionIcon>
                <ActionIcon aria-label={t('packDown', { name: document.name })} disabled={at === documents.length - 1} onClick={() => swap(at, 1)}>
                  <IconArrowDown size={16} stroke={1.8} />
                </ActionIcon>
              </div>
            </li>
          ))}
        </ol>
      )}
      {documents.length > 0 && <SettingsHistory kind="onboardingDocument" atFoot />}
      {adding && <AddDocument onClose={() => setAdding(false)} />}
      {chosen && shown?.what === 'edit' && <EditDocument document={chosen} isDraft={mayDo(chosen, 'publish')} onClose={() => setShown(null)} />}
      {chosen && shown?.what === 'read' && <WhoRead document={chosen} onClose={() => setShown(null)} />}
      <ConfirmDialog
        opened={asking !== null}
        title={asking ? t(asking.what === 'delete' ? 'packDeleteTitle' : 'packRetireTitle', { name: asking.document.name }) : ''}
        confirm={t(asking?.what ?? 'delete')}
        danger
        onConfirm={confirm}
        onCancel={() => setAsking(null)}
      >
        {asking && t(asking.what === 'delete' ? 'packDeleteText' : 'packRetireText')}
      </ConfirmDialog>
    </>
  )
}
