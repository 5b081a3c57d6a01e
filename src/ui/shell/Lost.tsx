import { Button } from '@mantine/core'
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { currentClaims } from '../../api/token.ts'
import { landingOf } from '../../machines/session.ts'
import { PageTitle } from '../components/PageTitle.tsx'
import { Late } from '../components/Pending.tsx'
import { Void } from '../components/EmptyState.tsx'
import { say } from '../i18n/shell.ts'

/** No page at this address. */
export function NotFound() {
  return (
    <main className="lost" id="content">
      <PageTitle title={say('notFoundTitle')} />
      <Void
        kind="noMatch"
        level={1}
        title={say('notFoundTitle')}
        actions={
          <Button size="md" component={Link} to={landingOf(currentClaims())}>
            {say('goHome')}
          </Button>
        }
      >
        {say('notFoundText')}
      </Void>
    </main>
  )
}

/** A page failed. A missing chunk can only be fetched by loading the page again. */
export function PageFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  if (/dynamically imported module|module script|Importing a module/i.test(String(error))) return <Late />
  const again = () => {
    reset()
    void router.invalidate()
  }
  return (
    <>
      <PageTitle title={say('failedTitle')} />
      <Void
        kind="failed"
        level={1}
        title={say('failedTitle')}
        actions={
          <Button size="md" onClick={again}>
            {say('tryAgain')}
          </Button>
        }
      >
        {say('failedText')}
      </Void>
    </>
  )
}
