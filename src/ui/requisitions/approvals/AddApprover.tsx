import { t } from '../../i18n/requisitions.ts'
import css from '../record.module.css'
import { ApproverSelect } from './ApproverSelect.tsx'

/** Choosing a person puts them last in the order of asking. */
export function AddApprover({ taken, onAdd }: { taken: readonly number[]; onAdd: (accountId: number) => void }) {
  return (
    <div className={css.addbar}>
      <ApproverSelect key={taken.length} label={t('addApprover')} taken={taken} value={null} onChange={(accountId) => accountId !== null && onAdd(accountId)} />
    </div>
  )
}
