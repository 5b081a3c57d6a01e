import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { asRefusal } from '../../api/refusal.ts'
import { say } from '../i18n/kit.ts'
import { Note } from './Note.tsx'
import { PageTitle } from './PageTitle.tsx'
import { Void } from './EmptyState.tsx'

type Props = {
  error: unknown
  onRetry: (event: MouseEvent<HTMLButtonElement>) => void
  /** It is being asked for again. */
  busy?: boolean
  /** What could not be loaded, where that is not plain from the place. */
  title?: string
  /** As a page of its own, as a part of one, or as a line beside what is there. */
  as?: 'page' | 'part' | 'line'
}

/** What was asked for did not come: why, and a way to ask again. What may not be seen is said differently. */
export function LoadFailed({ error, onRetry, title = say('loadFailedTitle'), as = 'part', busy = false }: Props) {
  const { code, message } = asRefusal(error)
  if (as === 'line')
    return (
      <Note tone="red" role="alert">
        <b>{title}</b> {message || say('failedText')}{' '}
        <button type="button" className="note-do" aria-disabled={busy || undefined} onClick={(event) => !busy && onRetry(event)}>
          {say(busy ? 'trying' : 'tryAgain')}
        </button>
      </Note>
    )
  const level = as === 'page' ? 1 : 2
  if (code === 'FORBIDDEN')
    return (
      <Void kind="forbidden" level={level} title={say('forbiddenTitle')}>
        {message}
      </Void>
    )
  return (
    <>
      {as === 'page' && <PageTitle title={title} />}
      <Void
        kind="failed"
        level={level}
        title={title}
        actions={
          <Button size="md" leftSection={<IconRefresh size={16} stroke={1.7} aria-hidden />} onClick={onRetry}>
            {say('tryAgain')}
          </Button>
        }
      >
        {message || say('failedText')}
      </Void>
    </>
  )
}
