import { useEffect, useState } from 'react'

/**
 * Asks again once `values` are others, of the same `keys`: with other keys somebody else asks. While somebody types it waits until the field
 * is left. Answers whether what was answered last still stands;
 * it does not while the new answer fails to come.
 */
export function useRefetchOn(refetch: () => Promise<{ isError: boolean }>, { keys, values }: { keys: string; values: string }): boolean {
  const [asked, setAsked] = useState({ keys, values })
  const stands = asked.keys !== keys || asked.values === values
  useEffect(() => {
    if (asked.keys !== keys) return setAsked({ keys, values })
    if (asked.values === values) return
    const ask = () => void refetch().then(({ isError }) => isError || setAsked({ keys, values }))
    const field = document.activeElement
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return ask()
    field.addEventListener('blur', ask, { once: true })
    return () => field.removeEventListener('blur', ask)
  }, [asked, keys, values, refetch])
  return stands
}
