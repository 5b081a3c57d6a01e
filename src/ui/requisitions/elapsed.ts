import { t } from '../i18n/approvals.ts'

const HOUR = 3_600_000

/** How long something took, or has taken until now: in hours for two days, then in days. */
export function elapsed(from: string, to: string | null): string {
  const hours = Math.floor(((to ? new Date(to).getTime() : Date.now()) - new Date(from).getTime()) / HOUR)
  if (hours < 1) return t('minutes')
  return hours < 48 ? t('hours', { n: hours }) : t('days', { n: Math.floor(hours / 24) })
}
