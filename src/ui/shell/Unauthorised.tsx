import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Claims } from '../../api/token.ts'
import type { Need } from '../../machines/pages.ts'
import { landingOf } from '../../machines/session.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { t as sayAnyPage } from '../i18n/anyPage.ts'
import { t } from '../i18n/shell.ts'
import { session } from './session.ts'

/** Shown instead of a page that the person may not open, in the specification's words. */
export function Unauthorised({ claims, need }: { claims: Claims | null; need: Need | null }) {
  return (
    <EmptyState
      kind="forbidden"
      level={1}
      documentTitle={t('unauthorisedTitle')}
      title={t('unauthorised')}
      actions={
        <>
          <Button size="md" component={Link} to={landingOf(claims)}>
            {sayAnyPage('goHome')}
          </Button>
          <Button size="md" variant="subtle" onClick={() => session.send({ type: 'signOut' })}>
            {t('signInElse')}
          </Button>
        </>
      }
    >
      {need && claims && t('needs', { need: t(`need_${need}`), name: claims.userName, role: claims.roles.join(', ') })}
    </EmptyState>
  )
}
