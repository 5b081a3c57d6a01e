import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '../components/EmptyState.tsx'
import { t } from '../i18n/applications.ts'

/** The profile page without an application in its address. */
export function NoCandidate() {
  return (
    <EmptyState
      kind="empty"
      level={1}
      title={t('chooseTitle')}
      actions={
        <Button size="md" component={Link} to="/appsch">
          {t('toList')}
        </Button>
      }
    >
      {t('chooseText')}
    </EmptyState>
  )
}
