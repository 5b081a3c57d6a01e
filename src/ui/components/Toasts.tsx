import type { NotificationData } from '@mantine/notifications'
import { type FocusEvent, useSyncExternalStore } from 'react'
import { LazyBoundary, lazy } from './lazy.tsx'

const Container = lazy(() => import('@mantine/notifications').then((module) => ({ default: module.Notifications })))

let wanted = false
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Shows a toast for so many milliseconds, and says how it is hidden sooner. It stays while the pointer or the focus is in it,
 * and as long again after that. Its code is loaded with the first one: most visits of an applicant have none.
 */
export async function showToast(toast: NotificationData, stays: number): Promise<() => void> {
  wanted = true
  for (const listener of listeners) listener()
  const { notifications } = await import('@mantine/notifications')
  // The package heeds the pointer, and the focus only in a stack of toasts.
  const id = notifications.show({
    ...toast,
    autoClose: stays,
    onFocusCapture: () => notifications.update({ id, autoClose: false, message: toast.message }),
    onBlurCapture: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) notifications.update({ id, autoClose: stays, message: toast.message })
    },
  })
  return () => notifications.hide(id)
}

/** Where toasts appear: top right. */
export function Toasts() {
  const needed = useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  )
  if (!needed) return null
  return (
    <LazyBoundary>
      <Container position="top-right" />
    </LazyBoundary>
  )
}
