import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { mayOpen } from '../../../machines/pages.ts'
import { t } from '../../i18n/applicationForm.ts'
import { useClaims } from '../../shell/session.ts'

/** To the form for what came by mail or in person, for those who may enter it; of a requisition with that one chosen. */
export function EnterApplication({ requisitionId }: { requisitionId?: number }) {
  const claims = useClaims()
  if (!mayOpen('appfrm', claims)) return null
  return (
    <Button size="md" renderRoot={(props) => <Link {...props} to="/appfrm" search={requisitionId ? { requisitionId } : {}} preload={false} />}>
      {t('enter')}
    </Button>
  )
}
