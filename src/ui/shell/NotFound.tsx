import { Button } from '@mantine/core'
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { currentClaims } from '../../api/token.ts'
import { landingOf } from '../../machines/session.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { Late } from '../components/Pending.tsx'
import { t } from '../i18n/anyPage.ts'

/** No page at this address. */
export function NotFound() {
  return (
    <main className="lost" id="content">
      <EmptyState
        kind="noMatch"
        level={1}
        title={t('notFoundTitle')}
        actions={
          <Button size="md" component={Link} to={landingOf(currentClaims())}>
            {t('goHome')}
          </Button>
        }
      >
        {t('notFoundText')}
      </EmptyState>
    </main>
  )
}

/** A page failed. A missing chunk or sheet can only be fetched by loading the page again, and that only over a connection. */
export function PageFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const isMissing = /dynamically imported module|module script|Importing a module|style sheet|offline/i.test(String(error))
  const again = () => {
    if (isMissing && navigator.onLine) return location.reload()
    reset()
    void router.invalidate()
  }
  if (isMissing) return <Late onRetry={again} />
  return (
    <EmptyState
      kind="failed"
      level={1}
      title={t('failedTitle')}
      actions={
        <Button size="md" onClick={again}>
          {t('tryAgain')}
        </Button>
      }
    >
      {t('failedText')}
    </EmptyState>
  )
}
