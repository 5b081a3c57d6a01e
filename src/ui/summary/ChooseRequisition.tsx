import { PageTitle } from '../components/PageTitle.tsx'
import { Void } from '../components/EmptyState.tsx'
import { say } from '../i18n/reqsum.ts'
import { RequisitionSelect } from './RequisitionSelect.tsx'
import './summary.css'

/** /reqsum without a requisition: one is chosen here. */
export function ChooseRequisition({ onChoose }: { onChoose: (id: number) => void }) {
  return (
    <>
      <PageTitle title={say('title')} />
      <Void
        kind="noMatch"
        level={1}
        title={say('chooseTitle')}
        actions={
          <div className="sum-choose">
            <RequisitionSelect onChoose={onChoose} />
          </div>
        }
      >
        {say('chooseText')}
      </Void>
    </>
  )
}
