import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { same } from '../../../machines/records/edits.ts'
import { t } from '../../i18n/requisitions.ts'

type Props = { value: string[]; editable: boolean; onChange: (lines: string[]) => void }

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** One responsibility on each line; what is typed stays as it is typed until somebody else's list comes. */
export function Responsibilities({ value, editable, onChange }: Props) {
  const [typed, setTyped] = useState('')
  return (
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
  )
}
