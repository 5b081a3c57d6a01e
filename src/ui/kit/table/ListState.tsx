import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { asRefusal } from '../../../api/refusal.ts'
import { say } from '../../words/kit.ts'
import { Void } from '../Void.tsx'

type Props = { kind: 'noMatch'; what?: string; onClear: () => void } | { kind: 'failed'; error: unknown; onRetry: () => void }

/** No rows: nothing matches, it could not be loaded, or it may not be seen. Three different things. */
export function ListState(props: Props) {
  if (props.kind === 'noMatch')
    return (
      <Void
        kind="noMatch"
        title={props.what ? say('noMatchTitleFor', { what: `“${props.what}”` }) : say('noMatchTitle')}
        actions={
          <Button size="md" onClick={props.onClear}>
            {say('clearAll')}
          </Button>
        }
      >
        {say('noMatchText')}
      </Void>
    )
  const { code, message } = asRefusal(props.error)
  if (code === 'FORBIDDEN')
    return (
      <Void kind="forbidden" title={say('forbiddenTitle')}>
        {message}
      </Void>
    )
  return (
    <Void
      kind="failed"
      title={say('failedTitle')}
      actions={
        <Button size="md" leftSection={<IconRefresh size={16} stroke={1.7} />} onClick={props.onRetry}>
          {say('tryAgain')}
        </Button>
      }
    >
      {message || say('failedText')}
    </Void>
  )
}
