import { lazy, type ReactNode, Suspense, useState } from 'react'
import { mayOpen } from '../../../machines/pages.ts'
import { useClaims } from '../../shell/session.ts'
import { useKeysOn, useScreeningKeys } from '../screening/useScreeningKeys.ts'
import type { Among } from './search.ts'
import { type Order, useListOrder, useRankOrder } from './useCandidateOrder.ts'

const KeysDialog = lazy(() => import('../screening/KeysDialog.tsx').then((m) => ({ default: m.KeysDialog })))
const keys = [
  { keys: ['J', 'K'], what: 'key_next' },
  { keys: ['?'], what: 'key_help' },
] as const

type Shown = (order: Order, onKeys: () => void) => ReactNode
type Props = { id: number; among: Among | undefined; onOpen: (id: number) => void; children: Shown }

/** A candidate among others: those of the list one came from, else those of the same requisition. */
export function InOrder({ among, ...props }: Props) {
  const claims = useClaims()
  // A list that this person may not open is not asked for.
  const mayRead = mayOpen(among?.of === undefined ? 'appsch' : 'reqsch', claims)
  return among && mayRead ? <InList key={JSON.stringify(among)} {...props} among={among} /> : <InRank {...props} />
}

function InList({ among, ...props }: Props & { among: Among }) {
  const order = useListOrder(props.id, among, props.onOpen)
  return order.isIn ? <WithKeys order={order}>{props.children}</WithKeys> : <InRank {...props} />
}

function InRank({ id, onOpen, children }: Omit<Props, 'among'>) {
  return <WithKeys order={useRankOrder(id, onOpen)}>{children}</WithKeys>
}

function WithKeys({ order, children }: { order: Order; children: Shown }) {
  const [keysOn, setKeysOn] = useKeysOn()
  const [explained, setExplained] = useState(false)
  const explain = () => setExplained(true)
  useScreeningKeys(keysOn, { j: () => order.next?.(), k: () => order.previous?.(), 'shift+?': explain, '?': explain }, {})
  return (
    <>
      {children(order, explain)}
      <Suspense>{explained && <KeysDialog keys={keys} on={keysOn} onSwitch={setKeysOn} onClose={() => setExplained(false)} />}</Suspense>
    </>
  )
}
