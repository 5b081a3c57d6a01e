import { referenceBody } from '../../../api/recruitmentBounds.gen.ts'
import { type AskedList, askForItem } from '../../../machines/commands/referenceItem.ts'
import type { CriteriaKind } from '../../../machines/records/criteria.ts'
import { useAdding } from '../../components/form/useAdding.ts'
import { notifyProblem } from '../../components/toast.ts'
import { useCommandActor } from '../../data/useCommandActor.ts'
import { t } from '../../i18n/requisitions.ts'
import css from '../record.module.css'
import { OftenAsked } from './hints/OftenAsked.tsx'
import type { Hints } from './hints/useHints.ts'
import { ReferenceSelect } from './ReferenceSelect.tsx'
import { type ReferenceList, useReference } from './useReference.ts'

const lists: Record<CriteriaKind, ReferenceList> = {
  qualifications: '/ref/job_qualification',
  certifications: '/ref/certification_ref',
  workAuth: '/ref/work_auth',
  skills: '/ref/job_skill',
  designations: '/ref/job_designation',
  compliance: '/regulatory',
}

/** The same as the call that asks for an item names them. */
const askedNames: Record<CriteriaKind, AskedList> = {
  qualifications: 'job_qualification',
  certifications: 'certification_ref',
  workAuth: 'work_auth',
  skills: 'job_skill',
  designations: 'job_designation',
  compliance: 'regulatory',
}

type Props = { section: CriteriaKind; hints: Hints | undefined; taken: readonly number[]; onAdd: (criterion: { refId: number; name: string }) => void }

/** Choosing an item adds it at once, with the weight every criterion starts at; what the list does not hold is asked for and added. */
export function AddCriterion({ section, hints, taken, onAdd }: Props) {
  const { items } = useReference(lists[section])
  const [pickerKey, pickerAdded] = useAdding()
  const give = (criterion: { refId: number; name: string }) => {
    if (!taken.includes(criterion.refId)) onAdd(criterion)
    pickerAdded()
  }
  const [asking, ask] = useCommandActor(askForItem, {
    done: ({ id, name }) => give({ refId: id, name }),
    refused: (problem) => notifyProblem(problem, 'reference'),
  })
  const add = (chosen: number | null) => {
    const item = items.find(({ id }) => id === chosen)
    if (item) give({ refId: item.id, name: item.name })
  }
  return (
    <>
      <div className={css.addbar}>
        <ReferenceSelect
          key={pickerKey}
          list={lists[section]}
          label={t('addTo', { what: t(`one_${section}`) })}
          {...referenceBody.name}
          value={null}
          only={(item) => !taken.includes(item.id)}
          onChange={add}
          onAsk={(name) => ask({ type: 'do', what: { list: askedNames[section], name } })}
          aria-busy={asking.hasTag('busy') || undefined}
        />
      </div>
      <OftenAsked hints={hints} taken={taken} onAdd={onAdd} />
    </>
  )
}
