import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import type { Refusal } from '../../api/client.ts'
import type { ExpiredNotice } from '../../machines/flows/expiredRequisition.ts'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { t } from '../i18n/bell.ts'
import { day } from '../i18n/format.ts'
import { ClosingList } from '../requisitions/closing/ClosingList.tsx'
import css from './ExpiredDialog.module.css'

type Props = { notice: ExpiredNotice; busy: boolean; problem: Refusal | null; onUpdate: () => void; onDelete: () => void; onClose: () => void }

/** An expired requisition: extend, delete, or leave it. The focus starts on CLOSE, which changes nothing. */
export function ExpiredDialog({ notice, busy, problem, onUpdate, onDelete, onClose }: Props) {
  return (
    <Modal opened onClose={onClose} title={notice.title} closeButtonProps={{ 'aria-label': t('close') }} closeOnEscape={!busy}>
      <Stack gap={16}>
        <dl className={`${css.expiredFacts} num`}>
          <dt>{t('id', { id: '' })}</dt>
          <dd>{notice.id}</dd>
          <dt>{t('start')}</dt>
          <dd>{day(notice.start_date)}</dd>
          <dt>{t('end')}</dt>
          <dd>{day(notice.end_date)}</dd>
        </dl>
        <Text size="md">{t('expired')}</Text>
        <ClosingList id={notice.id} />
        <Text size="sm" c="dimmed">
          {t('reason')}
        </Text>
        <ProblemAlert problem={problem} />
        <Group justify="flex-end" gap={8}>
          <Button size="md" data-autofocus onClick={onClose} aria-disabled={busy}>
            {t('close')}
          </Button>
          <Button size="md" color="red" variant="light" onClick={() => !busy && onDelete()} aria-disabled={busy}>
            {t('delete')}
          </Button>
          <Button size="md" variant="filled" onClick={() => !busy && onUpdate()} aria-disabled={busy}>
            {t('update')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
