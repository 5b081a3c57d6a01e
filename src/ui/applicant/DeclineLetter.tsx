import { Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Refusal } from '../../api/client.ts'
import { letterDecline } from '../../api/hrBounds.gen.ts'
import { t } from '../i18n/applicant.ts'
import { Frame } from './Frame.tsx'

type Props = { title: string; organisation: string; problem: Refusal | null; busy: boolean; back: ReactNode; onDecline: (reason: string) => void }

/** Saying no: what it means, why if one likes. */
export function DeclineLetter({ title, organisation, problem, busy, back, onDecline }: Props) {
  return (
    <Frame
      title={title}
      back={back}
      action={{ label: t('decline'), busyLabel: t('declining'), danger: true }}
      {...{ organisation, problem, busy }}
      onSubmit={(event) => onDecline(String(new FormData(event.currentTarget).get('reason') ?? ''))}
    >
      <p>{t('declineText', { organisation })}</p>
      <Textarea name="reason" {...letterDecline.reason} label={t('declineReason')} description={t('declineHelp')} minRows={3} />
    </Frame>
  )
}
