import { Button } from '@mantine/core'
import { AddressLink } from '../components/AddressLink.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { Void } from '../components/EmptyState.tsx'
import { say as sayShell } from '../i18n/shell.ts'
import { say } from '../i18n/tracking.ts'

const instead = { appsrn: 'appsch', appfrm: 'jobreq' } as const

/** A page of the specification that does not exist yet: what is planned, and where to go until then. */
export function Planned({ page }: { page: keyof typeof instead }) {
  const other = instead[page]
  return (
    <>
      <PageTitle title={say('notBuilt')} />
      <Void
        kind="notYet"
        level={1}
        title={say('notBuilt')}
        actions={
          <Button size="md" component={AddressLink} url={`/${other}`}>
            {say('goOn', { page: sayShell(other) })}
          </Button>
        }
      >
        {say(page)}
      </Void>
    </>
  )
}
