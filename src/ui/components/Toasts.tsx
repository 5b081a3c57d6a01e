import { useSyncExternalStore } from 'react'
import { LazyBoundary, lazy } from './lazy.tsx'

const Container = lazy(() => import('@mantine/notifications').then((module) => ({ default: module.Notifications })))

let wanted = false
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What shows and hides toasts. Its code is loaded with the first one: most visits of an applicant have none. */
export async function toasts() {
  wanted = true
  for (const listener of listeners) listener()
  return (await import('@mantine/notifications')).notifications
}

/** Where toasts appear: top right, for five seconds. */
export function Toasts() {
  const needed = useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  )
  if (!needed) return null
  return (
    <LazyBoundary>
      <Container position="top-right" autoClose={5000} />
    </LazyBoundary>
  )
}
