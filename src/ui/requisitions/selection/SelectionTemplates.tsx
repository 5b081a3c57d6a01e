import { ActionIcon, Button, Modal, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { Refusal } from '../../../api/client.ts'
import { recruitmentQueries } from '../../../api/queries.ts'
import { saveSelectionTemplate } from '../../../api/recruitmentBounds.gen.ts'
import type { ProcessCommand } from '../../../machines/flows/selectionProcessCalls.ts'
import { mayOpen } from '../../../machines/pages.ts'
import { FormDialog } from '../../components/form/FormDialog.tsx'
import { fieldsOf } from '../../components/form/fields.tsx'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { t } from '../../i18n/selection.ts'
import { useClaims } from '../../shell/session.ts'
import css from './SelectionTemplates.module.css'

/** The templates there are; HR deletes those that nobody needs. */
export function SelectionTemplates({ busy, onAct, onClose }: { busy: boolean; onAct: (command: ProcessCommand) => void; onClose: () => void }) {
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/selection_process/templates')
  const hr = mayOpen('reqsch', useClaims())
  const list = data?.responseDataList ?? []
  const act = (command: ProcessCommand) => !busy && onAct(command)
  return (
    <Modal opened onClose={onClose} title={t('templates')} closeButtonProps={{ 'aria-label': t('cancel') }}>
      {error && !data && <LoadFailed as="line" error={error} onRetry={() => void refetch()} />}
      <p className="dim">{t(data && list.length === 0 ? 'noTemplates' : 'templatesText')}</p>
      <ul className={css.seltemplates}>
        {list.map(({ id, name, steps, version }) => (
          <li key={id}>
            <span className="grow">
              <b>{name}</b>
              <span className="meta">{steps.map(({ title }) => title).join(' · ')}</span>
            </span>
            <Button size="xs" aria-label={t('useOf', { name })} aria-disabled={busy || undefined} onClick={() => act({ kind: 'apply', templateId: id })}>
              {t('use')}
            </Button>
            {hr && (
              <ActionIcon
                aria-label={t('forgetOf', { name })}
                aria-disabled={busy || undefined}
                onClick={() => act({ kind: 'forget', templateId: id, version })}
              >
                <IconTrash size={16} stroke={1.8} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
    </Modal>
  )
}

type KeepProps = { busy: boolean; problem: Refusal | null; onKeep: (name: string, key: string) => void; onClose: () => void }

/** Keeps the present steps under a name. */
export function KeepTemplate({ busy, problem, onKeep, onClose }: KeepProps) {
  const [key] = useState(() => crypto.randomUUID())
  const [name, setName] = useState('')
  const [missing, setMissing] = useState(false)
  const refused = fieldsOf(problem?.errors, '', saveSelectionTemplate)('name')
  const submit = () => {
    setMissing(!name.trim())
    if (name.trim() && !busy) onKeep(name.trim(), key)
  }
  return (
    <FormDialog title={t('keepTemplate')} typed={name !== ''} confirm={t('keepDo')} busy={busy} onSubmit={submit} onClose={onClose}>
      {!refused.error && <ProblemAlert problem={problem} />}
      <TextInput
        {...refused}
        data-autofocus
        size="md"
        label={t('templateName')}
        description={t('templateHelp')}
        value={name}
        error={missing ? t('templateNameMissing') : refused.error}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </FormDialog>
  )
}
