import { moment } from '../i18n/format.ts'
import { t } from '../i18n/letters.ts'
import { reasonWord } from '../lifecycle/reasonWord.ts'

const ANSWERED = {
  accepted: 'acceptedAt',
  signed: 'signedAt',
  converted: 'signedAt',
  declined: 'declinedAt',
  lapsed: 'lapsedAt',
  revoked: 'revokedAt',
} as const

type Letter = { status: string; viewedAt: string | null; answeredAt: string | null; reason: string | null }

/** What became of a letter after it was sent, each with its moment. */
export function storyOf({ status, viewedAt, answeredAt, reason }: Letter): string[] {
  const answered = Object.entries(ANSWERED).find(([name]) => name === status)?.[1]
  return [
    ...(viewedAt ? [t('viewedAt', { time: moment(viewedAt) })] : []),
    ...(answered ? [t(answered, { time: moment(answeredAt) })] : []),
    ...(reason && answered ? [t('reasonIs', { reason: reasonWord(reason) })] : []),
  ]
}
