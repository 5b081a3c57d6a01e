import type { CriteriaKind, CriterionValues } from '../../machines/criteria.calls.ts'
import { say } from '../words/requisitions.ts'
import { type ReferenceList, ReferenceSelect } from './ReferenceSelect.tsx'

const lists: Record<CriteriaKind, ReferenceList> = {
  qualifications: '/ref/job_qualification',
  certifications: '/ref/certification_ref',
  workAuth: '/ref/work_auth',
  skills: '/ref/job_skill',
  designations: '/ref/job_designation',
  compliance: '/regulatory',
}

type Props = { section: CriteriaKind; taken: readonly number[]; busy: boolean; onAdd: (values: CriterionValues) => void }

/** Choosing an item adds it at once, with the weight every criterion starts at. */
export function AddCriterion({ section, taken, busy, onAdd }: Props) {
  return (
    <div className="addbar">
      <ReferenceSelect
        key={taken.length}
        list={lists[section]}
        label={say('addTo', { what: say(`one_${section}`) })}
        value={null}
        only={(item) => !taken.includes(item.id)}
        aria-disabled={busy || undefined}
        onChange={(refId) => refId !== null && !busy && onAdd({ refId })}
      />
    </div>
  )
}
