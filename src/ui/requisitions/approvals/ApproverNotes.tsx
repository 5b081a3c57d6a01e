import { Button } from '@mantine/core'
import { Note } from '../../components/Note.tsx'
import { t } from '../../i18n/approvals.ts'
import type { Approval } from './ApproverRow.tsx'
import css from './approvals.module.css'

type Props = { list: readonly Approval[]; proposed: readonly string[]; busy: boolean; onUseProposed: () => void }

/** What is to be known about the approvers before anybody is asked. */
export function ApproverNotes({ list, proposed, busy, onUseProposed }: Props) {
  const owner = list.find((one) => one.isOwner)
  const gone = list.filter((one) => !one.mayAnswer && !one.answeredAt)
  return (
    <>
      {proposed.length > 0 && (
        <div className={css.proposed}>
          <Note tone="blue">
            <b>{t('proposedTitle', { names: proposed.join(', ') })}</b>
            <p>{t('proposedText')}</p>
            <Button aria-disabled={busy || undefined} onClick={() => !busy && onUseProposed()}>
              {t('useProposed')}
            </Button>
          </Note>
        </div>
      )}
      {owner && <Note tone="amber">{list.length === 1 ? t('ownerAlone') : t('ownerToo', { name: owner.approver })}</Note>}
      {gone.map(({ id, approver }) => (
        <Note key={id} tone="red">
          {t('goneAsk', { name: approver })}
        </Note>
      ))}
    </>
  )
}
