import { wrongField } from '../problem.ts'

export function checkZone(timeZone: string): void {
  try {
    if (!/^(UTC|[A-Za-z_]+\/[A-Za-z0-9_+/-]+)$/.test(timeZone)) throw new RangeError()
    new Intl.DateTimeFormat('en', { timeZone })
  } catch {
    throw wrongField('zone', 'Choose a time zone such as Australia/Melbourne.')
  }
}
