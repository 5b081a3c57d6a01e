import { Button } from '@mantine/core'
import { say } from '../../i18n/kit.ts'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { Void } from '../../components/EmptyState.tsx'

type Props =
  | {
      kind: 'noMatch'
      what?: string
      /** Every filter in words: "Status is Draft". */
      filters?: readonly string[]
      onClear: () => void
    }
  | { kind: 'past'; page: number; last: number; onLast: () => void }
  | { kind: 'failed'; error: unknown; onRetry: () => void }

/** No rows: nothing matches, the page is past the end, it could not be loaded, or it may not be seen. Four different things. */
export function ListState(props: Props) {
  if (props.kind === 'noMatch') {
    const { what, filters = [] } = props
    const asked = [...(what && filters.length > 0 ? [say('noMatchSearch', { what })] : []), ...filters].join(', ')
    return (
      <Void
        kind="noMatch"
        title={what ? say('noMatchTitleFor', { what: `“${what}”` }) : say('noMatchTitle')}
        actions={
          <Button size="md" onClick={props.onClear}>
            {say('clearAll')}
          </Button>
        }
      >
        {asked && `${say('noMatchAll', { what: asked })} `}
        {say('noMatchText')}
      </Void>
    )
  }
  if (props.kind === 'past')
    return (
      <Void
        kind="noMatch"
        title={say('pastTitle', { n: props.page })}
        actions={
          <Button size="md" onClick={props.onLast}>
            {say('toLastPage', { m: props.last })}
          </Button>
        }
      >
        {say('pastText', { m: props.last })}
      </Void>
    )
  return <LoadFailed title={say('failedTitle')} error={props.error} onRetry={props.onRetry} />
}
