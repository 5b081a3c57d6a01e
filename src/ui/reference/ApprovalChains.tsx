import { ActionIcon, Select } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { recruitmentQueries } from '../../api/queries.ts'
import { changeDefaultChain } from '../../machines/commands/defaultChain.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { useAdding } from '../components/form/useAdding.ts'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { Pending } from '../components/Pending.tsx'
import { notifySuccess } from '../components/toast.ts'
import { useCommandActor } from '../data/useCommandActor.ts'
import { t } from '../i18n/approvals.ts'
import { t as sayRequisition } from '../i18n/requisitions.ts'
import { ApproverSelect } from '../requisitions/approvals/ApproverSelect.tsx'
import css from './ApprovalChains.module.css'
import { SettingsHistory } from './SettingsHistory.tsx'

type Props = { departmentId: number | undefined; onDepartment: (id: number) => void }

/** Who approves the requisitions of each department: beside the reference lists, because a chain belongs to a department. */
export function ApprovalChains({ departmentId, onDepartment }: Props) {
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/ref/departments', {}, { staleTime: 300_000 })
  const departments = data?.responseDataList ?? []
  const chosen = departments.find(({ id }) => id === departmentId) ?? departments[0]
  return (
    <section className={css.chains} aria-label={t('chains')}>
      <p className="dim">{t('chainsHelp')}</p>
      <Select
        searchable
        label={t('department')}
        placeholder={t('chooseDepartment')}
        data={departments.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={chosen ? String(chosen.id) : null}
        allowDeselect={false}
        onChange={(value) => value && onDepartment(Number(value))}
      />
      {chosen ? (
        <Chain key={chosen.id} departmentId={chosen.id} department={chosen.name} />
      ) : error && !data ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        !data && <Pending />
      )}
      <SettingsHistory kind="defaultApprover" />
    </section>
  )
}

function Chain({ departmentId, department }: { departmentId: number; department: string }) {
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/approval/default_approvers', { params: { query: { departmentId } } })
  const [state, send] = useCommandActor(changeDefaultChain, { done: ({ message }) => notifySuccess(message) })
  const list = data?.responseDataList ?? []
  const press = (what: Parameters<typeof send>[0] & { type: 'do' }) => !state.hasTag('busy') && send(what)
  const [pickerKey, pickerAdded] = useAdding()
  const add = (accountId: number | null) => {
    if (accountId === null || state.hasTag('busy')) return
    send({ type: 'do', what: { kind: 'add', departmentId, accountId } })
    pickerAdded()
  }
  return (
    <>
      <h2>{t('chainOf', { department })}</h2>
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      <ProblemAlert problem={state.context.problem} />
      {data && list.length === 0 && (
        <EmptyState kind="empty" title={t('noChain')}>
          {t('noChainText')}
        </EmptyState>
      )}
      <ol className={css.chain} aria-label={t('chainOf', { department })}>
        {list.map(({ id, version, name, email, mayAnswer }, index) => (
          <li key={id}>
            <span className="num dim">{index + 1}.</span>
            <span className="grow">
              <span className="b">{name}</span>
              <span className="meta">{email}</span>
              {!mayAnswer && <span className="st t-red tone">{t('disabled')}</span>}
            </span>
            {index > 0 && (
              <ActionIcon aria-label={t('up', { name })} onClick={() => press({ type: 'do', what: { kind: 'move', id, version, direction: 'up' } })}>
                <IconArrowUp size={16} stroke={1.8} />
              </ActionIcon>
            )}
            {index < list.length - 1 && (
              <ActionIcon aria-label={t('down', { name })} onClick={() => press({ type: 'do', what: { kind: 'move', id, version, direction: 'down' } })}>
                <IconArrowDown size={16} stroke={1.8} />
              </ActionIcon>
            )}
            <ActionIcon aria-label={t('removeFromChain', { name })} onClick={() => press({ type: 'do', what: { kind: 'remove', id, version } })}>
              <IconTrash size={16} stroke={1.7} />
            </ActionIcon>
          </li>
        ))}
      </ol>
      {data && (
        <ApproverSelect key={pickerKey} label={sayRequisition('addApprover')} taken={list.map(({ accountId }) => accountId)} value={null} onChange={add} />
      )}
    </>
  )
}
