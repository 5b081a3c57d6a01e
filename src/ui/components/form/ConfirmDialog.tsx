import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { t } from '../../i18n/components.ts'

type Props = {
  opened: boolean
  /** Names the thing and the person: "Send the offer letter to Leila Haddad?" */
  title: string
  children?: ReactNode
  confirm: string
  danger?: boolean
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before what cannot be undone. The focus starts on Cancel; a second click while busy does nothing. */
export function ConfirmDialog({ opened, title, children, confirm, danger, busy, onConfirm, onCancel }: Props) {
  return (
    <Modal opened={opened} onClose={onCancel} title={title} closeButtonProps={{ 'aria-label': t('close') }}>
      <Stack gap={20}>
        <Text component="div" size="md" c="dimmed">
          {children}
        </Text>
        <Group justify="flex-end" gap={8}>
          <Button size="md" data-autofocus onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button size="md" variant="filled" color={danger ? 'red' : undefined} aria-disabled={busy} onClick={() => !busy && onConfirm()}>
            {confirm}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
