import { Button, Group, Textarea } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { recruitmentQueries } from '../../../api/queries.ts'
import { same } from '../../../machines/records/edits.ts'
import { t as sayOfCriteria } from '../../i18n/criteria.ts'
import { t } from '../../i18n/requisitions.ts'

type Props = { designationId: number; value: string[]; editable: boolean; onChange: (lines: string[]) => void }

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** One responsibility on each line; what is typed stays as it is typed until somebody else's list comes. */
export function Responsibilities({ designationId, value, editable, onChange }: Props) {
  const [typed, setTyped] = useState('')
  return (
    <>
      <Textarea
        size="xs"
        my={6}
        label={t('responsibilities')}
        description={t('responsibilitiesHelp')}
        autosize
        minRows={2}
        maxRows={8}
        readOnly={!editable}
        value={same(linesOf(typed), value) ? typed : value.join('\n')}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          onChange(linesOf(event.currentTarget.value))
        }}
      />
      {editable && <Offered designationId={designationId} taken={value} onAdd={(name) => onChange([...value, name])} />}
    </>
  )
}

/** What the list says of this designation, to be taken over with one press. */
function Offered({ designationId, taken, onAdd }: { designationId: number; taken: readonly string[]; onAdd: (name: string) => void }) {
  const { data } = recruitmentQueries.useQuery(
    'get',
    '/ref/job_role_res/{id}',
    { params: { path: { id: designationId }, query: { size: 50 } } },
    { staleTime: 300_000 },
  )
  const left = (data?.responseDataList ?? []).filter(({ name }) => !taken.includes(name))
  if (left.length === 0) return null
  return (
    <Group gap={6} mb={6} role="group" aria-label={sayOfCriteria('offered')}>
      <span className="meta">{sayOfCriteria('offered')}</span>
      {left.map(({ id, name }) => (
        <Button
          key={id}
          size="xs"
          h="auto"
          mih={28}
          py={4}
          maw="100%"
          // A duty is a sentence: the button grows with it.
          styles={{ label: { whiteSpace: 'normal', overflow: 'visible', height: 'auto' } }}
          leftSection={<IconPlus size={13} stroke={2} aria-hidden />}
          onClick={() => onAdd(name)}
        >
          {name}
        </Button>
      ))}
    </Group>
  )
}
