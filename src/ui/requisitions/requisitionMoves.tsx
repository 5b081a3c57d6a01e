import { Text } from '@mantine/core'
import type { Ask } from '../components/form/ReasonDialog.tsx'
import type { Transition } from '../components/status/Moves.tsx'
import { t as tClosing } from '../i18n/approvals.ts'
import { t } from '../i18n/requisitions.ts'
import { ClosingList } from './closing/ClosingList.tsx'
import type { Summary } from './RequisitionHeader.tsx'

/** What a person decides, in words. */
export const moveWord = ({ event }: Pick<Transition, 'event'>) => {
  const key = `move_${event}`
  return t.has(key) ? t(key) : event
}

/** What is asked before a step: its reason, and what ends with it. */
export function askBefore({ event }: Transition, { id, positionTitle: title }: Pick<Summary['position'], 'id' | 'positionTitle'>): Ask | null {
  if (event === 'cancel')
    return {
      title: t('ask_cancel', { title }),
      body: <ClosingList id={id} />,
      confirm: t('ask_cancelDo'),
      danger: true,
      reason: 'text',
    } as const
  if (event === 'archive')
    return {
      title: tClosing('ask_archive', { title }),
      body: (
        <>
          <Text size="md">{tClosing('ask_archiveText')}</Text>
          <ClosingList id={id} />
        </>
      ),
      confirm: tClosing('ask_archiveDo'),
      danger: true,
      reason: 'text',
    } as const
  if (event === 'amend') return { title: t('ask_amend', { title }), text: t('ask_amendText'), confirm: t('ask_amendDo'), reason: 'none' } as const
  return null
}
