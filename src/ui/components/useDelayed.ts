import { useEffect, useState } from 'react'

/** True when `on` has lasted this long: quick answers show no skeleton. */
export function useDelayed(on: boolean, milliseconds: number): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!on) return setLate(false)
    const timer = setTimeout(() => setLate(true), milliseconds)
    return () => clearTimeout(timer)
  }, [on, milliseconds])
  return on && late
}
