import { ActionIcon } from '@mantine/core'
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react'
import { t } from '../../i18n/requisitions.ts'

type Props = { name: string; removed: boolean; onRemove: () => void; onRestore: () => void }

/** Takes a row away; until that is saved it can be brought back. */
export function RemoveRow({ name, removed, onRemove, onRestore }: Props) {
  const Icon = removed ? IconArrowBackUp : IconTrash
  return (
    <ActionIcon aria-label={t(removed ? 'bringBack' : 'remove', { name })} onClick={removed ? onRestore : onRemove}>
      <Icon size={16} stroke={1.7} />
    </ActionIcon>
  )
}
