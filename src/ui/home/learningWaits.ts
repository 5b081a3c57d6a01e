import type { components } from '../../api/recruitment.gen.ts'
import { t } from '../i18n/day.ts'
import { day } from '../i18n/format.ts'
import { overSince, type Wait } from './waits.ts'

const DAY = 86_400_000
type Notice = components['schemas']['Notice']

/** The day before the moment at which a day has passed. */
const lastDay = (at: string | null) => day(at && new Date(Date.parse(at) - 1).toISOString())

/** On the day after the last one it is a day over. */
const ageOf = (kind: 'courseDue' | 'courseOverdue', at: string | null) =>
  (kind === 'courseOverdue' && at && overSince(new Date(Date.parse(at) - DAY).toISOString())) || t(kind, { day: lastDay(at) })

/** The own courses whose day is near or has passed, and certificates that HR has to confirm. */
export const learningOf = (notices: readonly Notice[]): Wait[] =>
  notices.flatMap(({ kind, id, title, detail, at, notice }): Wait[] => {
    const wait = { key: notice, action: t('open'), url: `/learning/assignment/${id}` }
    if (kind === 'certificateWaits') return [{ ...wait, title: t('certificateOf', { name: title }), text: detail ?? '', age: t('since', { day: day(at) }) }]
    if (kind !== 'courseDue' && kind !== 'courseOverdue') return []
    return [{ ...wait, title, text: t('learning'), age: ageOf(kind, at), late: kind === 'courseOverdue' }]
  })
