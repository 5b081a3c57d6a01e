import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { extendRequisition } from '../../machines/commands/requisition.ts'
import { DateField } from '../components/form/DateField.tsx'
import { fieldsOf } from '../components/form/fields.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { notifySuccess } from '../components/toast.ts'
import { t as sayKit } from '../i18n/components.ts'
import { day } from '../i18n/format.ts'
import { t } from '../i18n/requisitions.ts'
import { today } from '../i18n/zone.ts'
import type { Summary } from './RequisitionHeader.tsx'

/** /jobreq/{id}?changeDate=true: an expired requisition gets a later end date. */
export function ExtendDialog({ id, summary, onExtended }: { id: number; summary: Summary; onExtended: () => void }) {
  const navigate = useNavigate()
  const close = () => navigate({ to: '/jobreq/$id', params: { id }, search: ({ changeDate: _asked, ...rest }: { changeDate?: true }) => rest })
  const [endDate, setEndDate] = useState<string | null>(null)
  const [state, send] = useMachine(
    extendRequisition.provide({
      actions: {
        tellDone: () => {
          notifySuccess(t('extended'))
          onExtended()
          void close()
        },
      },
    }),
  )
  const { positionTitle, endDate: before } = summary.position
  const { problem } = state.context
  return (
    <Modal opened onClose={close} title={t('extendTitle', { title: positionTitle })} closeButtonProps={{ 'aria-label': sayKit('close') }}>
      <Stack gap={16}>
        <Text c="dimmed">{t('extendText', { day: day(before) })}</Text>
        <ProblemAlert problem={problem} situation="requisition" />
        <DateField label={t('newEndDate')} {...fieldsOf(problem?.errors)('endDate')} value={endDate} onChange={setEndDate} minDate={today()} />
        <Group justify="flex-end" gap={8}>
          {/* A date field that is focused opens its calendar, over these buttons on a phone. */}
          <Button size="md" data-autofocus onClick={close}>
            {t('cancel')}
          </Button>
          <Button
            size="md"
            variant="filled"
            aria-disabled={!endDate || state.hasTag('busy') || undefined}
            onClick={() => endDate && !state.hasTag('busy') && send({ type: 'do', what: { id, endDate, version: summary.version } })}
          >
            {t('extend')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
