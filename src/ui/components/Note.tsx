import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Tone } from './status/tones.ts'

type Props = { tone: Tone; children: ReactNode; icon?: ReactNode; role?: 'status' | 'alert' }

const icons: Record<Tone, ReactNode> = {
  neutral: <IconInfoCircle size={15} stroke={2} aria-hidden />,
  blue: <IconInfoCircle size={15} stroke={2} aria-hidden />,
  accent: <IconInfoCircle size={15} stroke={2} aria-hidden />,
  amber: <IconAlertTriangle size={15} stroke={2} aria-hidden />,
  green: <IconCircleCheck size={15} stroke={2} aria-hidden />,
  red: <IconAlertTriangle size={15} stroke={2} aria-hidden />,
}

/** A short notice in the page: tone, icon, words. */
export function Note({ tone, children, icon = icons[tone], role }: Props) {
  return (
    <div className={`note t-${tone}`} role={role}>
      {icon}
      <div>{children}</div>
    </div>
  )
}
