import { useHotkeys } from '@mantine/hooks'
import { useRef } from 'react'

/** Two presses that come closer than this, in milliseconds, are one: the next candidate was not read yet. */
const SETTLED = 500

type Keys = Readonly<Record<string, () => void>>

/** Letter keys of the page: they rest in fields and dialogs. What decides (`deciding`) is done once per press. */
export function useScreeningKeys(on: boolean, keys: Keys, deciding: Keys) {
  const decidedAt = useRef(Number.NEGATIVE_INFINITY)
  const outside = ({ target }: KeyboardEvent) => !(target instanceof Element && target.closest('[role="dialog"], [role="menu"]'))
  useHotkeys([
    ...Object.entries(on ? keys : {}).map(([key, act]): [string, (event: KeyboardEvent) => void] => [key, (event) => outside(event) && act()]),
    ...Object.entries(on ? deciding : {}).map(([key, act]): [string, (event: KeyboardEvent) => void] => [
      key,
      (event) => {
        if (event.repeat || event.timeStamp - decidedAt.current < SETTLED || !outside(event)) return
        decidedAt.current = event.timeStamp
        act()
      },
    ]),
  ])
}
