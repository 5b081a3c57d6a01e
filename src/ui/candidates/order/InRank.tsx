import { type ReactNode, useState } from 'react'
import { LazyBoundary, lazy } from '../../components/lazy.tsx'
import { useKeysOn } from '../../components/useKeysOn.ts'
import { useScreeningKeys } from '../screening/useScreeningKeys.ts'
import { LoadAhead, type Order, useRankOrder } from './useCandidateOrder.ts'

const KeysDialog = lazy(() => import('../screening/KeysDialog.tsx').then((m) => ({ default: m.KeysDialog })))
const keys = [
  { keys: ['J', 'K'], what: 'key_next' },
  { keys: ['?'], what: 'key_help' },
] as const

type Shown = (order: Order, onKeys: () => void) => ReactNode
export type OrderedProps = { id: number; onOpen: (id: number) => void; children: Shown }

/** Among the candidates of the same requisition, best first. */
export function InRank({ id, onOpen, children }: OrderedProps) {
  return <WithKeys order={useRankOrder(id, onOpen)}>{children}</WithKeys>
}

/** The letters that lead to the next one, and the one behind it loaded already. */
export function WithKeys({ order, children }: { order: Order; children: Shown }) {
  const [keysOn, setKeysOn] = useKeysOn()
  const [explained, setExplained] = useState(false)
  const explain = () => setExplained(true)
  useScreeningKeys(keysOn, { j: () => order.next?.(), k: () => order.previous?.(), 'shift+?': explain, '?': explain }, {})
  return (
    <>
      {children(order, explain)}
      {order.nextId !== null && <LoadAhead id={order.nextId} />}
      <LazyBoundary>{explained && <KeysDialog keys={keys} on={keysOn} onSwitch={setKeysOn} onClose={() => setExplained(false)} />}</LazyBoundary>
    </>
  )
}
