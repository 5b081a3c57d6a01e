import { Button } from '@mantine/core'
import { AddressLink } from '../components/AddressLink.tsx'
import { EmptyState } from '../components/EmptyState.tsx'
import { t as sayShell } from '../i18n/shell.ts'
import { t } from '../i18n/tracking.ts'

const instead = { appfrm: 'jobreq' } as const

/** A page of the specification that does not exist yet: what is planned, and where to go until then. */
export function Planned({ page }: { page: keyof typeof instead }) {
  const other = instead[page]
  return (
    <EmptyState
      kind="notYet"
      level={1}
      documentTitle={t(`title_${page}`)}
      title={t('notBuilt')}
      actions={
        <Button size="md" component={AddressLink} url={`/${other}`}>
          {t('goOn', { page: sayShell(other) })}
        </Button>
      }
    >
      {t(page)}
    </EmptyState>
  )
}
