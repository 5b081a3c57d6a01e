import { Button } from '@mantine/core'
import type { components } from '../../../api/common.gen.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { t } from '../../i18n/table.ts'

type Props =
  | {
      kind: 'noMatch'
      what?: string
      /** Every filter in words: "Status is Draft". */
      filters?: readonly string[]
      /** How many rows there are without all that, where the list tells it. */
      rest?: components['schemas']['Paging']['unfiltered'] | undefined
      onClear: () => void
    }
  | { kind: 'past'; page: number; last: number; onLast: () => void }
  | { kind: 'failed'; error: unknown; onRetry: () => void }

/** No rows: nothing matches, the page is past the end, it could not be loaded, or it may not be seen. Four different things. */
export function ListState(props: Props) {
  if (props.kind === 'noMatch') {
    const { what, filters = [], rest } = props
    const asked = [...(what && filters.length > 0 ? [t('noMatchSearch', { what })] : []), ...filters].join(', ')
    return (
      <EmptyState
        kind="noMatch"
        title={what ? t('noMatchTitleFor', { what }) : t('noMatchTitle')}
        actions={
          <Button size="md" onClick={props.onClear}>
            {t('clearAll')}
          </Button>
        }
      >
        {asked && `${t('noMatchAll', { what: asked })} `}
        {rest ? t(rest.more ? 'noMatchRestMore' : 'noMatchRest', { n: rest.total }) : t('noMatchText')}
      </EmptyState>
    )
  }
  if (props.kind === 'past')
    return (
      <EmptyState
        kind="noMatch"
        title={t('pastTitle', { n: props.page })}
        actions={
          <Button size="md" onClick={props.onLast}>
            {t('toLastPage', { m: props.last })}
          </Button>
        }
      >
        {t('pastText', { m: props.last })}
      </EmptyState>
    )
  return <LoadFailed title={t('failedTitle')} error={props.error} onRetry={props.onRetry} />
}
