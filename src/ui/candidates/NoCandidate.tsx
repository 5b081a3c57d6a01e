import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Void } from '../components/EmptyState.tsx'
import { say } from '../i18n/applications.ts'

/** The profile page without an application in its address. */
export function NoCandidate() {
  return (
    <Void
      kind="empty"
      level={1}
      title={say('chooseTitle')}
      actions={
        <Button size="md" component={Link} to="/appsch">
          {say('toList')}
        </Button>
      }
    >
      {say('chooseText')}
    </Void>
  )
}
