import { outboxMessageStates } from '../../machines/lifecycles/outboxMessage.ts'
import { tagged } from '../../machines/lifecycles/tags.ts'

const filtered = (column: string, value: string) => ({ page: 1, size: 10 as const, columns: [column], operators: ['SEL_EQUAL' as const], values: [value] })

/** What the home page asks the lists for. */
export const dayBodies = {
  selected: { page: 1, size: 25 as const },
  failed: filtered('status', tagged(outboxMessageStates, 'failed').join()),
}
