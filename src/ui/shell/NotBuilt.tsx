import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { landingOf } from '../../machines/session.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { t as sayPlans } from '../i18n/plans.ts'
import { t } from '../i18n/shell.ts'
import { useClaims } from './session.ts'

/** Says plainly that a page of the menu does not exist yet, and what is planned for it. */
export function NotBuilt({ page }: { page: 'learning' | 'leave' | 'reports' }) {
  const claims = useClaims()
  return (
    <EmptyState
      kind="notYet"
      level={1}
      documentTitle={t(page)}
      title={sayPlans('notBuilt', { page: t(page) })}
      actions={
        <Button size="md" component={Link} to={landingOf(claims)}>
          {sayPlans('back')}
        </Button>
      }
    >
      {sayPlans(page)}
    </EmptyState>
  )
}
