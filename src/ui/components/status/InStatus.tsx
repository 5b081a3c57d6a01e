import { IconClockExclamation } from '@tabler/icons-react'
import type { components } from '../../../api/recruitment.gen.ts'
import { t } from '../../i18n/timeLimits.ts'

type Standing = components['schemas']['TimeInStatus']

/** "3 days"; over the limit a red clock and by how many. What has ended says nothing. */
export function InStatus({ is }: { is: Standing | null }) {
  if (!is) return null
  if (is.over === 0) return <span className="num">{t('days', { n: is.days })}</span>
  return (
    <span className="st t-red tone num">
      <IconClockExclamation size={14} stroke={2} aria-hidden />
      {t('over', { days: is.days, over: is.over })}
    </span>
  )
}
