import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Claims } from '../../api/token.ts'
import type { Need } from '../../machines/pages.ts'
import { landingOf } from '../../machines/session.ts'
import { PageTitle } from '../components/PageTitle.tsx'
import { Void } from '../components/EmptyState.tsx'
import { say } from '../i18n/shell.ts'
import { session } from './session.ts'

/** Shown instead of a page that the person may not open, in the specification's words. */
export function Unauthorised({ claims, need }: { claims: Claims | null; need: Need | null }) {
  return (
    <>
      <PageTitle title={say('unauthorisedTitle')} />
      <Void
        kind="forbidden"
        level={1}
        title={say('unauthorised')}
        actions={
          <>
            <Button size="md" component={Link} to={landingOf(claims)}>
              {say('goHome')}
            </Button>
            <Button size="md" variant="subtle" onClick={() => session.send({ type: 'signOut' })}>
              {say('signInElse')}
            </Button>
          </>
        }
      >
        {need && claims && say('needs', { need: say(`need_${need}`), name: claims.userName, role: claims.roles.join(', ') })}
      </Void>
    </>
  )
}
