import { Select } from '@mantine/core'
import { isOpenToApplicants } from '../../../machines/lifecycles/requisition.ts'
import { DateField } from '../../components/form/DateField.tsx'
import { optional } from '../../components/form/fields.tsx'
import { Note } from '../../components/Note.tsx'
import { t } from '../../i18n/applicationForm.ts'
import { t as sayApplication } from '../../i18n/applications.ts'
import { day } from '../../i18n/format.ts'
import { RequisitionSelect } from '../../summary/RequisitionSelect.tsx'
import { sources } from '../applicationColumns.tsx'
import { type FieldsProps, inputsOf } from './formFields.ts'
import { useRequisitionTitle } from './useRequisitionTitle.ts'

type Props = FieldsProps & { lock: { interviewExists: boolean; statusIsNewApplication: boolean }; receivedAt: string | null }

/** For which position it is, how it came and when. */
export function RequisitionFields({ lock, receivedAt, ...props }: Props) {
  const { field } = inputsOf(props)
  const { entered, fill } = props
  const title = useRequisitionTitle(entered.requisitionId)
  const locked = lock.interviewExists ? t('lockedInterview') : lock.statusIsNewApplication ? null : t('lockedStatus')
  return (
    <div className="form">
      <p className="dim">{locked ?? t('requisitionText')}</p>
      {title && (
        <Note tone="green" role="status">
          {t('chosen', { title })}
        </Note>
      )}
      {!locked && (
        <RequisitionSelect
          {...field('requisitionId')}
          completed
          size="sm"
          label={t('requisition')}
          only={({ status }) => isOpenToApplicants(status)}
          onChoose={(requisitionId) => fill({ requisitionId })}
        />
      )}
      <Select
        {...field('source')}
        label={t('source')}
        allowDeselect={false}
        data={sources.map((value) => ({ value, label: sayApplication(value) }))}
        value={entered.source}
        onChange={(value) => fill({ source: sources.find((one) => one === value) ?? entered.source })}
      />
      <DateField
        {...field('dateReceived')}
        label={optional(t('dateReceived'))}
        description={receivedAt ? t('dateReceivedNow', { day: day(receivedAt) }) : t('dateReceivedHelp')}
        value={entered.dateReceived}
        onChange={(dateReceived) => fill({ dateReceived })}
      />
    </div>
  )
}
