import { ActionIcon } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useCallback } from 'react'
import { t } from '../../i18n/screening.ts'
import type { Order } from './useCandidateOrder.ts'

/** To the candidate before and after this one. Whoever came by one of the buttons stays on it. */
export function Steps({ order: { previous, next, pressed, onPress, busy } }: { order: Order }) {
  const focus = useCallback((button: HTMLButtonElement | null) => button?.focus(), [])
  const button = (direction: 'previous' | 'next', isOpen: boolean) => (
    <ActionIcon
      ref={pressed === direction ? focus : undefined}
      size={32}
      data-direction
      aria-label={t(direction)}
      title={t(`${direction}Key`)}
      aria-keyshortcuts={direction === 'next' ? 'J' : 'K'}
      aria-disabled={!isOpen || busy || undefined}
      onClick={() => isOpen && !busy && onPress(direction)}
    >
      {direction === 'next' ? <IconChevronDown size={18} stroke={1.8} aria-hidden /> : <IconChevronUp size={18} stroke={1.8} aria-hidden />}
    </ActionIcon>
  )
  return (
    <>
      {button('previous', previous !== undefined)}
      {button('next', next !== undefined)}
    </>
  )
}
