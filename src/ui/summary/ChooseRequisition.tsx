import { EmptyState } from '../components/EmptyState.tsx'
import { t } from '../i18n/reqsum.ts'
import { RequisitionSelect } from './RequisitionSelect.tsx'
import css from './summary.module.css'

/** /reqsum without a requisition: one is chosen here. */
export function ChooseRequisition({ onChoose }: { onChoose: (id: number) => void }) {
  return (
    <EmptyState
      kind="noMatch"
      level={1}
      documentTitle={t('title')}
      title={t('chooseTitle')}
      actions={
        <div className={css.sumChoose}>
          <RequisitionSelect onChoose={onChoose} />
        </div>
      }
    >
      {t('chooseText')}
    </EmptyState>
  )
}
