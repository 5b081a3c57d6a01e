import { ActionIcon, Menu } from '@mantine/core'
import { IconCopy, IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { t } from '../i18n/requisitions.ts'
import { t as sayOfSheet } from '../i18n/sheet.ts'
import { SheetItems, type Wish } from './sheet/SheetItems.tsx'
import { Sheets } from './sheet/Sheets.tsx'
import { useCopy } from './useCopy.ts'

/** What can be had of a requisition on its own page: its sheet, and a copy. */
export function RequisitionMenu({ id }: { id: number }) {
  const { busy, copy } = useCopy()
  const [wish, setWish] = useState<Wish | null>(null)
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon size={32} aria-label={sayOfSheet('menu')}>
            <IconDots size={18} stroke={1.8} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <SheetItems id={id} onWish={setWish} />
          <Menu.Divider />
          <Menu.Item leftSection={<IconCopy size={16} stroke={1.7} aria-hidden />} disabled={busy} onClick={() => copy(id)}>
            {t('clone')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Sheets wish={wish} onClose={() => setWish(null)} />
    </>
  )
}
