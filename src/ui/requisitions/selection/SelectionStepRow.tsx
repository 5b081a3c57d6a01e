import { ActionIcon, Button, Select } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react'
import { recruitmentQueries } from '../../../api/queries.ts'
import type { Step } from '../../../machines/flows/selectionProcessCalls.ts'
import { choiceProps } from '../../components/form/choices.tsx'
import { useAdding } from '../../components/form/useAdding.ts'
import { PersonAvatar } from '../../components/PersonAvatar.tsx'
import { t } from '../../i18n/selection.ts'
import css from './SelectionStepRow.module.css'
import selectionCss from './selection.module.css'

type Props = {
  step: Step
  editable: boolean
  busy: boolean
  first: boolean
  last: boolean
  /** Its form was open a moment ago, so the focus comes back. */
  justLeft: boolean
  onMove: (by: -1 | 1) => void
  onEdit: () => void
  onRemove: () => void
  onName: (accountId: number) => void
  onUnname: (accountId: number) => void
}

/** One step: what it is, who interviews, and where it stands. */
export function SelectionStepRow({ step, editable, busy, first, last, justLeft, onMove, onEdit, onRemove, onName, onUnname }: Props) {
  const { title, kind, description, minutes, interviews } = step
  const off = (no: boolean) => no || busy || undefined
  return (
    <li>
      <div className="row">
        <span className="grow">
          <b>{title}</b>{' '}
          <span className="meta">{[t(kind), t('minutes', { n: minutes }), ...(interviews > 0 ? [t('nInterviews', { n: interviews })] : [])].join(' · ')}</span>
        </span>
        {editable && (
          <>
            <ActionIcon aria-label={t('up', { title })} aria-disabled={off(first)} onClick={() => !first && !busy && onMove(-1)}>
              <IconArrowUp size={16} stroke={1.8} />
            </ActionIcon>
            <ActionIcon aria-label={t('down', { title })} aria-disabled={off(last)} onClick={() => !last && !busy && onMove(1)}>
              <IconArrowDown size={16} stroke={1.8} />
            </ActionIcon>
          </>
        )}
      </div>
      {description && <p>{description}</p>}
      <Interviewers step={step} editable={editable} busy={busy} onName={onName} onUnname={onUnname} />
      {editable && (
        <div className={selectionCss.acts}>
          <Button size="xs" autoFocus={justLeft} aria-label={t('editOf', { title })} onClick={onEdit}>
            {t('edit')}
          </Button>
          {interviews === 0 ? (
            <Button size="xs" aria-label={t('removeOf', { title })} onClick={onRemove}>
              {t('remove')}
            </Button>
          ) : (
            <span className="meta">{t('hasInterviews')}</span>
          )}
        </div>
      )}
    </li>
  )
}

function Interviewers({ step, editable, busy, onName, onUnname }: Pick<Props, 'step' | 'editable' | 'busy' | 'onName' | 'onUnname'>) {
  const { title, interviewers } = step
  const people = recruitmentQueries.useQuery('get', '/selection_process/user', {}, { staleTime: 60_000, enabled: editable })
  const [pickerKey, pickerAdded] = useAdding()
  const add = (chosen: string | null) => {
    if (chosen === null || busy) return
    onName(Number(chosen))
    pickerAdded()
  }
  const free = (people.data?.responseDataList ?? []).filter(({ id }) => !interviewers.some((one) => one.id === id))
  return (
    <div className={css.selpeople}>
      <ul aria-label={t('interviewersOf', { title })}>
        {interviewers.length === 0 && <li className="meta">{t('noInterviewers')}</li>}
        {interviewers.map(({ id, name }) => (
          <li key={id}>
            <PersonAvatar name={name} small />
            {name}
            {editable && (
              <ActionIcon
                size={24}
                aria-label={t('removeInterviewer', { name, title })}
                aria-disabled={busy || undefined}
                onClick={() => !busy && onUnname(id)}
              >
                <IconX size={14} stroke={1.8} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {editable && (
        <Select
          key={pickerKey}
          size="xs"
          searchable
          aria-label={t('addInterviewer', { title })}
          placeholder={t('addInterviewerShort')}
          nothingFoundMessage={t('nothingFound')}
          {...choiceProps(people)}
          data={free.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={null}
          onChange={add}
        />
      )}
    </div>
  )
}
