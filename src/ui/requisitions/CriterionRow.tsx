import { ActionIcon, Checkbox, Select, Textarea } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { Criterion, CriterionValues, Source } from '../../machines/criteria.calls.ts'
import { say } from '../words/requisitions.ts'
import { Must, Weight } from './Weight.tsx'

type Props = { row: Criterion; was: number; editable: boolean; onChange: (changes: Partial<CriterionValues>) => void; onRemove: () => void }

const sources = ['Requisition', 'Application', 'Offer', 'Contract'] as const satisfies Source[]

export function CriterionRow({ row, was, editable, onChange, onRemove }: Props) {
  const { name } = row
  return (
    <tr>
      <th scope="row">
        <span className="b">{name}</span>
        {row.complianceDocument !== undefined && (
          <Checkbox
            size="xs"
            aria-label={say('documentOf', { name })}
            label={say('document')}
            checked={row.complianceDocument}
            disabled={!editable}
            onChange={(event) => onChange({ complianceDocument: event.currentTarget.checked })}
          />
        )}
        {row.source !== undefined && (
          <Select
            size="xs"
            w={150}
            aria-label={say('sourceOf', { name })}
            data={sources.map((value) => ({ value, label: say(`source_${value}`) }))}
            value={row.source}
            readOnly={!editable}
            allowDeselect={false}
            onChange={(value) => onChange({ source: sources.find((one) => one === value) ?? 'Requisition' })}
          />
        )}
        {row.responsibilities !== undefined && (
          <Textarea
            size="xs"
            my={6}
            label={say('responsibilities')}
            description={say('responsibilitiesHelp')}
            autosize
            minRows={2}
            maxRows={8}
            readOnly={!editable}
            defaultValue={row.responsibilities.join('\n')}
            onChange={(event) => onChange({ responsibilities: linesOf(event.currentTarget.value) })}
          />
        )}
      </th>
      <td>
        <Weight name={name} value={row.weight} was={was} editable={editable} onChange={(weight) => onChange({ weight })} />
      </td>
      <td>
        <Must name={name} value={row.mandatory} editable={editable} onChange={(mandatory) => onChange({ mandatory })} />
      </td>
      <td>
        {editable && (
          <ActionIcon aria-label={say('remove', { name })} onClick={onRemove}>
            <IconTrash size={16} stroke={1.7} />
          </ActionIcon>
        )}
      </td>
    </tr>
  )
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, 50)
