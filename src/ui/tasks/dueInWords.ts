import { t } from '../i18n/tasks.ts'

/** "3 days before the first day", "on the first day". */
export const dueInWords = (days: number): string => t(days < 0 ? 'daysBefore' : days > 0 ? 'daysAfter' : 'onTheDay', { n: Math.abs(days) })
