import { NumberInput, SegmentedControl, Textarea, TextInput } from '@mantine/core'
import type { FocusEvent } from 'react'
import { jobPositionChange, requisitionSummaryChange } from '../../../api/recruitmentBounds.gen.ts'
import type { Values } from '../../../machines/records/edits.ts'
import type { Position } from '../../../machines/records/requisition.ts'
import { DateField } from '../../components/form/DateField.tsx'
import { ErrorSummary, type FieldError, fieldsOf, optional } from '../../components/form/fields.tsx'
import { t } from '../../i18n/requisitions.ts'
import css from './PositionSection.module.css'
import { ReferenceSelect } from './ReferenceSelect.tsx'

type Props = {
  position: Position
  editable: boolean
  errors: readonly FieldError[]
  onEdit: (changes: Partial<Values<Position>>) => void
  /** A field was left: what was typed is saved at once. */
  onLeave: () => void
}

const bounds = { ...jobPositionChange, ...requisitionSummaryChange }
const priorities = ['L', 'N', 'H'] as const

/** The section "Job position": saved while typing. */
export function PositionSection({ position, editable, errors, onEdit, onLeave }: Props) {
  const field = fieldsOf(errors, '', bounds)
  const shared = { readOnly: !editable }
  const text = (name: 'positionTitle' | 'positionId' | 'jobDescription' | 'reason') => ({
    ...field(name),
    ...shared,
    value: position[name] ?? '',
    onChange: (event: { currentTarget: { value: string } }) => onEdit({ [name]: event.currentTarget.value }),
  })
  const leave = (event: FocusEvent) => event.target.matches('input, textarea') && onLeave()
  return (
    <section aria-labelledby="section-title" onBlur={leave}>
      <h2 id="section-title">{t('position')}</h2>
      <p className="dim">{t('positionHelp')}</p>
      <div className="form">
        <ErrorSummary errors={errors} />
        <TextInput label={t('positionTitle')} {...text('positionTitle')} />
        <div className="pair">
          <ReferenceSelect
            list="/ref/departments"
            label={t('department')}
            {...field('departmentId')}
            {...shared}
            value={position.departmentId}
            onChange={(departmentId) => onEdit({ departmentId })}
          />
          <TextInput label={optional(t('positionId'))} description={t('positionIdHelp', { id: String(position.id) })} {...text('positionId')} />
        </div>
        <div className="pair">
          <ReferenceSelect
            list="/ref/position_type"
            label={t('positionType')}
            {...field('jobPositionTypeId')}
            {...shared}
            value={position.jobPositionTypeId}
            onChange={(jobPositionTypeId) => onEdit({ jobPositionTypeId })}
          />
          <ReferenceSelect
            list="/ref/job_appl_type"
            label={t('contractType')}
            {...field('jobApplTypeId')}
            {...shared}
            value={position.jobApplTypeId}
            onChange={(jobApplTypeId) => onEdit({ jobApplTypeId })}
          />
        </div>
        <Textarea label={t('description')} description={t('descriptionHelp')} autosize minRows={6} maxRows={20} {...text('jobDescription')} />
        <div className="pair">
          <DateField label={t('startDate')} {...field('startDate')} {...shared} value={position.startDate} onChange={(startDate) => onEdit({ startDate })} />
          <DateField label={t('endDate')} {...field('endDate')} {...shared} value={position.endDate} onChange={(endDate) => onEdit({ endDate })} />
        </div>
        <div className="pair">
          <NumberInput
            label={t('openingsLabel')}
            {...field('openings')}
            {...shared}
            allowDecimal={false}
            value={position.openings}
            onChange={(openings) => typeof openings === 'number' && openings >= 1 && onEdit({ openings })}
          />
          <fieldset className={css.choice}>
            <legend>{t('priority')}</legend>
            <SegmentedControl
              readOnly={!editable}
              value={position.priority}
              onChange={(priority) => onEdit({ priority: priorities.find((one) => one === priority) ?? 'N' })}
              data={priorities.map((value) => ({ value, label: t(`priority_${value}`) }))}
            />
          </fieldset>
        </div>
        <div className="pair">
          <ReferenceSelect
            list="/ref/industry"
            label={optional(t('industry'))}
            clearable
            {...field('industryId')}
            {...shared}
            value={position.industryId}
            onChange={(industryId) => onEdit({ industryId, industryDisciplineId: null })}
          />
          <ReferenceSelect
            list="/ref/industry_discipline"
            label={optional(t('discipline'))}
            clearable
            {...field('industryDisciplineId')}
            {...shared}
            only={(item) => item.industryId === position.industryId}
            value={position.industryDisciplineId}
            onChange={(industryDisciplineId) => onEdit({ industryDisciplineId })}
          />
        </div>
        <Textarea label={optional(t('reason'))} {...text('reason')} />
      </div>
    </section>
  )
}
