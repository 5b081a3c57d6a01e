import { useEffect, useRef } from 'react'

/** Asks again once `values` are others, of the same `keys`: with other keys somebody else asks. */
export function useRefetchOn(refetch: () => unknown, { keys, values }: { keys: string; values: string }) {
  const last = useRef({ keys, values })
  useEffect(() => {
    const { current } = last
    last.current = { keys, values }
    if (current.keys === keys && current.values !== values) void refetch()
  }, [keys, values, refetch])
}
