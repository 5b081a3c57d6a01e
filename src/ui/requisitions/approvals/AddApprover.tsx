import { useAdding } from '../../components/form/useAdding.ts'
import { t } from '../../i18n/requisitions.ts'
import css from '../record.module.css'
import { ApproverSelect } from './ApproverSelect.tsx'

/** Choosing a person puts them last in the order of asking. */
export function AddApprover({ taken, onAdd }: { taken: readonly number[]; onAdd: (accountId: number) => void }) {
  const [pickerKey, pickerAdded] = useAdding()
  const add = (accountId: number | null) => {
    if (accountId === null) return
    onAdd(accountId)
    pickerAdded()
  }
  return (
    <div className={css.addbar}>
      <ApproverSelect key={pickerKey} label={t('addApprover')} taken={taken} value={null} onChange={add} />
    </div>
  )
}
