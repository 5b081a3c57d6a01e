import { Menu } from '@mantine/core'
import { IconExternalLink, IconFileDownload, IconPrinter } from '@tabler/icons-react'
import type { Chosen, Purpose } from '../../../machines/flows/requisitionSheet.ts'
import { notifyInfo } from '../../components/toast.ts'
import { t } from '../../i18n/sheet.ts'

/** What a person wants of some sheets. */
export type Wish = { purpose: Exclude<Purpose, 'show'>; chosen: Chosen; count: number }
type Props = { id: number; onWish: (wish: Wish) => void }

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const

/** The three ways to the sheet of one requisition, for a menu. */
export function SheetItems({ id, onWish }: Props) {
  const wish = (purpose: Wish['purpose']) => onWish({ purpose, chosen: { ids: [id] }, count: 1 })
  return (
    <>
      <Menu.Item leftSection={<IconPrinter {...icon} />} onClick={() => wish('print')}>
        {t('print')}
      </Menu.Item>
      <Menu.Item leftSection={<IconFileDownload {...icon} />} onClick={() => wish('save')}>
        {t('save')}
      </Menu.Item>
      <Menu.Item leftSection={<IconExternalLink {...icon} />} onClick={() => openSheets([id])}>
        {t('open')}
      </Menu.Item>
    </>
  )
}

/** The window of the specification: 1400 wide, the sheet in it 1120. */
export function openSheets(ids: readonly number[]) {
  if (!window.open(`/requisition-sheet/${ids.join(',')}`, '_blank', 'popup,width=1400,height=900')) notifyInfo(t('blocked'))
}
