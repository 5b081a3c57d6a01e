import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { asRefusal } from '../../api/refusal.ts'
import { t } from '../i18n/components.ts'
import { EmptyState } from './EmptyState.tsx'
import { Note } from './Note.tsx'

type Props = {
  error: unknown
  onRetry: (event: MouseEvent<HTMLButtonElement>) => void
  /** It is being asked for again. */
  busy?: boolean
  /** What could not be loaded, where that is not plain from the place. */
  title?: string
  /** As a page of its own, as a part of one, or as a line beside what is there. */
  as?: 'page' | 'part' | 'line'
  /** The way back from a page, where the start page is not the nearest. */
  back?: ReactNode
}

/** What was asked for did not come: why, and a way to ask again. What may not be seen, or is not there, is said differently: asking again finds it no more. */
export function LoadFailed({ error, onRetry, title: given, as = 'part', busy = false, back }: Props) {
  const { code, message } = asRefusal(error)
  const title = given ?? t(code === 'NOT_FOUND' ? 'notThereTitle' : 'loadFailedTitle')
  if (as === 'line')
    return (
      <Note tone="red" role="alert">
        <b>{title}</b> {message || t('failedText')}{' '}
        <button type="button" className="note-do" aria-disabled={busy || undefined} onClick={(event) => !busy && onRetry(event)}>
          {t(busy ? 'trying' : 'tryAgain')}
        </button>
      </Note>
    )
  const level = as === 'page' ? 1 : 2
  if (code === 'FORBIDDEN' || code === 'NAMES_WITHHELD')
    return (
      <EmptyState kind="forbidden" level={level} title={t('forbiddenTitle')}>
        {message}
      </EmptyState>
    )
  if (code === 'NOT_FOUND')
    return (
      <EmptyState
        kind="noMatch"
        level={level}
        title={title}
        actions={
          as === 'page' &&
          (back || (
            <Button size="md" component={Link} to="/">
              {t('goHome')}
            </Button>
          ))
        }
      >
        {t('notThere')}
      </EmptyState>
    )
  return (
    <EmptyState
      kind="failed"
      level={level}
      title={title}
      actions={
        <>
          <Button size="md" leftSection={<IconRefresh size={16} stroke={1.7} aria-hidden />} onClick={onRetry}>
            {t('tryAgain')}
          </Button>
          {back}
        </>
      }
    >
      {message || t('failedText')}
    </EmptyState>
  )
}
