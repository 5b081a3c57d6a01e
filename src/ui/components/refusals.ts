import { useEffect, useSyncExternalStore } from 'react'

export type Refusal = { text: string; reason: string | undefined; at: string }

/** So many are kept; older ones are known by now. */
const MOST = 20

let kept: readonly Refusal[] = []
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const change = (next: readonly Refusal[]) => {
  kept = next
  for (const listener of listeners) listener()
}

/** What was refused in passing can be read until it is dismissed: once by its words, however often it was tried. */
export const keepRefusal = (text: string, reason?: string) =>
  change([{ text, reason, at: new Date().toISOString() }, ...kept.filter((one) => one.text !== text || one.reason !== reason)].slice(0, MOST))
export const dismissRefusal = (refusal: Refusal) => change(kept.filter((one) => one !== refusal))
/** They go with whoever shows them: the next person at this browser does not read them. */
export function useRefusals() {
  useEffect(() => () => change([]), [])
  return useSyncExternalStore(
    subscribe,
    () => kept,
    () => kept,
  )
}
