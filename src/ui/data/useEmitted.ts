import { useEffect } from 'react'

/** What follows on the screen from what a machine emits: `const [state, send, actor] = useMachine(…)`, then `useEmitted(actor, …)`. */
export function useEmitted<Emitted>(actor: { on: (type: '*', tell: (event: Emitted) => void) => { unsubscribe: () => void } }, tell: (event: Emitted) => void) {
  useEffect(() => {
    const told = actor.on('*', tell)
    return () => told.unsubscribe()
  })
}
