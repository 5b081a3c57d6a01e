import { Button } from '@mantine/core'
import { newKey } from '../../../api/newKey.ts'
import { toasts } from '../../components/Toasts.tsx'
import { t as sayKit } from '../../i18n/components.ts'
import { t } from '../../i18n/requisitions.ts'

/** What was removed can be brought back as it was for ten seconds. */
export async function tellRemoved(name: string, bringBack: () => void) {
  const notifications = await toasts()
  const id = newKey()
  const undo = () => {
    notifications.hide(id)
    bringBack()
  }
  notifications.show({
    id,
    role: 'status',
    autoClose: 10_000,
    closeButtonProps: { 'aria-label': sayKit('close') },
    title: t('removed', { name: name }),
    message: (
      <Button size="xs" mt={4} onClick={undo}>
        {t('undo')}
      </Button>
    ),
  })
}
