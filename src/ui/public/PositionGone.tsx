import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { PageTitle } from '../components/PageTitle.tsx'
import { Void } from '../components/EmptyState.tsx'
import { say } from '../i18n/public.ts'
import './public.css'

export function PositionGone() {
  return (
    <main className="pub pub-gone">
      <PageTitle title={say('goneTitle')} />
      <Void
        kind="noMatch"
        level={1}
        title={say('goneTitle')}
        actions={
          <Button size="md" renderRoot={(props) => <Link {...props} to="/homepage" />}>
            {say('allPositions')}
          </Button>
        }
      >
        {say('goneText')}
      </Void>
    </main>
  )
}
