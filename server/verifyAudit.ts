import { verifyAudit } from './platform/lifecycle/verifyAudit.ts'
import { CommandError, command } from './platform/start/command.ts'

await command(async (db, settings) => {
  const { rows, heads, otherSecret, wrong } = await verifyAudit(db, settings)
  const counted = `${rows} rows of the audit log, ${heads} signed heads`
  const unchecked = otherSecret > 0 ? ` ${otherSecret} of the heads were signed with another APP_SECRET; of those only the hash was compared.` : ''
  if (wrong) throw new CommandError(`${wrong} (${counted})${unchecked}`)
  return `The audit log is whole: ${counted}.${unchecked}`
})
