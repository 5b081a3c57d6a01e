import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '../components/EmptyState.tsx'
import { t } from '../i18n/tracking.ts'

/** /selreq without a requisition: where to choose one. */
export function NoRequisition() {
  return (
    <EmptyState
      kind="noMatch"
      level={1}
      title={t('chooseTitle')}
      actions={
        <Button size="md" component={Link} to="/reqsch">
          {t('choose')}
        </Button>
      }
    >
      {t('chooseText')}
    </EmptyState>
  )
}
