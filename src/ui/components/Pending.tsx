import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { t } from '../i18n/anyPage.ts'
import { EmptyState } from './EmptyState.tsx'

/** How long a page's code may take to arrive (specification §9). */
const chunkTimeout = 120_000

/** Shown while a page's code is on its way; after two minutes it offers to try again. */
export function Pending() {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), chunkTimeout)
    return () => clearTimeout(timer)
  }, [])
  if (late) return <Late />
  return (
    <div className="pending" role="status" aria-label={t('loading')}>
      <span className="sk" style={{ width: 220, height: 18 }} />
      <span className="sk" style={{ width: 340 }} />
      <span className="sk" style={{ width: '60%' }} />
    </div>
  )
}

/** A page's code has not come: it takes too long, or there is no connection to fetch it over. */
export function Late({ onRetry = () => location.reload() }: { onRetry?: () => void }) {
  return (
    <EmptyState
      kind="failed"
      level={1}
      title={t('slowTitle')}
      actions={
        <Button size="md" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    >
      {t(navigator.onLine ? 'slowText' : 'offlineText')}
    </EmptyState>
  )
}
