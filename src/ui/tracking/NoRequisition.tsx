import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { PageTitle } from '../components/PageTitle.tsx'
import { Void } from '../components/EmptyState.tsx'
import { say } from '../i18n/tracking.ts'

/** /selreq without a requisition: where to choose one. */
export function NoRequisition() {
  return (
    <>
      <PageTitle title={say('chooseTitle')} />
      <Void
        kind="noMatch"
        level={1}
        title={say('chooseTitle')}
        actions={
          <Button size="md" component={Link} to="/reqsch">
            {say('choose')}
          </Button>
        }
      >
        {say('chooseText')}
      </Void>
    </>
  )
}
