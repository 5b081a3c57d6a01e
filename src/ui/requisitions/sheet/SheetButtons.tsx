import { Button } from '@mantine/core'
import { IconExternalLink, IconFileDownload, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { t } from '../../i18n/sheet.ts'
import { openSheets, type Wish } from './SheetItems.tsx'
import { Sheets } from './Sheets.tsx'

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const

/** The ways to the printed sheet, beside the position's summary. */
export function SheetButtons({ id }: { id: number }) {
  const [wish, setWish] = useState<Wish | null>(null)
  const want = (purpose: Wish['purpose']) => setWish({ purpose, chosen: { ids: [id] }, count: 1 })
  return (
    <>
      <span className="row wrap">
        <Button leftSection={<IconPrinter {...icon} />} onClick={() => want('print')}>
          {t('print')}
        </Button>
        <Button leftSection={<IconFileDownload {...icon} />} onClick={() => want('save')}>
          {t('save')}
        </Button>
        <Button leftSection={<IconExternalLink {...icon} />} onClick={() => openSheets([id])}>
          {t('open')}
        </Button>
      </span>
      <Sheets wish={wish} onClose={() => setWish(null)} />
    </>
  )
}
