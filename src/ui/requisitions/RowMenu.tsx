import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowRight, IconBan, IconCopy, IconDots, IconLock, IconReportAnalytics } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import { mayOpen } from '../../machines/pages.ts'
import { t } from '../i18n/requisitions.ts'
import { useClaims } from '../shell/session.ts'
import type { RequisitionRow } from './requisitionColumns.tsx'
import { SheetItems, type Wish } from './sheet/SheetItems.tsx'
import { useCopy } from './useCopy.ts'

type Props = { row: RequisitionRow; onWish: (wish: Wish) => void; onCancel: (row: RequisitionRow) => void }
const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const

/** What a person can do with a row. Whether it can be cancelled, the lifecycle is asked as the menu opens. */
export function RowMenu({ row, onWish, onCancel }: Props) {
  const { id } = row
  const { busy, copy } = useCopy()
  const claims = useClaims()
  const [opened, setOpened] = useState(false)
  const { data } = recruitmentQueries.useQuery('get', '/requisitions/transitions/{id}', { params: { path: { id } } }, { enabled: opened })
  const cancel = data?.data.find(({ event }) => event === 'cancel')
  const locked = cancel && !cancel.allowed
  return (
    <Menu position="bottom-end" opened={opened} onChange={setOpened}>
      <Menu.Target>
        <ActionIcon aria-label={t('rowMenu', { title: row.positionTitle })}>
          <IconDots size={16} stroke={1.8} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconArrowRight {...icon} />} renderRoot={(props) => <Link {...props} to="/jobreq/$id" params={{ id }} />}>
          {t('openIt')}
        </Menu.Item>
        {mayOpen('reqsch', claims) && (
          <Menu.Item leftSection={<IconReportAnalytics {...icon} />} renderRoot={(props) => <Link {...props} to="/reqsum" search={{ requisitionId: id }} />}>
            {t('toSummary')}
          </Menu.Item>
        )}
        <SheetItems id={id} onWish={onWish} />
        <Menu.Divider />
        <Menu.Item leftSection={<IconCopy {...icon} />} disabled={busy} onClick={() => copy(id)}>
          {t('clone')}
        </Menu.Item>
        {cancel && (
          <Menu.Item
            color={locked ? undefined : 'red'}
            leftSection={locked ? <IconLock {...icon} /> : <IconBan {...icon} />}
            disabled={locked}
            onClick={() => onCancel(row)}
          >
            {t('cancelIt')}
            {locked && <small className="menu-why">{t(cancel.why === 'NOT_YOURS' ? 'why_NOT_YOURS' : 'whyNotCancel')}</small>}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
