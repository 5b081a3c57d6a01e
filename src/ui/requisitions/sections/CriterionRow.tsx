import { Checkbox, Select } from '@mantine/core'
import type { Criterion, Source } from '../../../machines/records/criteria.ts'
import type { Shown, Values } from '../../../machines/records/edits.ts'
import { t as say } from '../../i18n/criteria.ts'
import { day } from '../../i18n/format.ts'
import { t } from '../../i18n/requisitions.ts'
import { CriterionHint } from './hints/CriterionHint.tsx'
import type { HintedSection, Hints } from './hints/useHints.ts'
import { RemoveRow } from './RemoveRow.tsx'
import { Responsibilities } from './Responsibilities.tsx'
import { Must, Weight } from './Weight.tsx'

type Props = {
  item: Shown<Criterion>
  section: HintedSection
  hints: Hints | undefined
  editable: boolean
  onChange: (values: Partial<Values<Criterion>>) => void
  onRemove: () => void
  onRestore: () => void
}

const sources = ['Requisition', 'Application', 'Offer', 'Contract'] as const satisfies Source[]

export function CriterionRow({ item: { values: row, saved, is }, section, hints, editable: open, onChange, onRemove, onRestore }: Props) {
  const { name = '', weight, mandatory } = row
  const editable = open && is !== 'removed'
  return (
    <tr data-is={is}>
      <th scope="row">
        <span className="b">{name}</span>
        {row.askedFor && <span className="meta">{say('askedBy', { by: row.askedFor.by, day: day(row.askedFor.at) })}</span>}
        {is !== 'removed' && <CriterionHint hints={hints} section={section} criterion={saved?.id} values={row} />}
        {row.complianceDocument !== undefined && (
          <Checkbox
            size="xs"
            aria-label={t('documentOf', { name })}
            label={t('document')}
            checked={row.complianceDocument}
            disabled={!editable}
            onChange={(event) => onChange({ complianceDocument: event.currentTarget.checked })}
          />
        )}
        {row.source !== undefined && (
          <Select
            size="xs"
            w={150}
            aria-label={t('sourceOf', { name })}
            data={sources.map((value) => ({ value, label: t(`source_${value}`) }))}
            value={row.source}
            readOnly={!editable}
            allowDeselect={false}
            onChange={(value) => onChange({ source: sources.find((one) => one === value) ?? 'Requisition' })}
          />
        )}
        {row.responsibilities !== undefined && (
          <Responsibilities
            designationId={row.refId ?? 0}
            value={row.responsibilities}
            editable={editable}
            onChange={(responsibilities) => onChange({ responsibilities })}
          />
        )}
      </th>
      <td>
        {weight !== undefined && (
          <Weight name={name} value={weight} was={saved?.weight ?? weight} editable={editable} onChange={(next) => onChange({ weight: next })} />
        )}
      </td>
      <td>{mandatory !== undefined && <Must name={name} value={mandatory} editable={editable} onChange={(next) => onChange({ mandatory: next })} />}</td>
      <td>{open && <RemoveRow name={name} removed={is === 'removed'} onRemove={onRemove} onRestore={onRestore} />}</td>
    </tr>
  )
}
