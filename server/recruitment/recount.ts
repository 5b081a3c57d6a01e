import { decide } from '../../src/machines/lifecycles/law.ts'
import { requisitionLaw } from '../../src/machines/lifecycles/requisition.ts'
import type { Tx } from '../database.ts'
import { requisitionFacts } from './requisition.facts.ts'
import { lockRequisition, type Requisition } from './requisition.record.ts'
import { stepRequisition } from './requisition.step.ts'

const event = { type: 'applicationsChanged' } as const

/** Lets a requisition follow its applications: counted last, on what the same transaction has written. Answers it when it moved. */
export async function applicationsChanged(tx: Tx, requisitionId: number, causedBy: number | null): Promise<Requisition | null> {
  const row = await lockRequisition(tx, requisitionId)
  const subject = { status: row.status, ...(await requisitionFacts(tx, row)) }
  const verdict = decide(requisitionLaw, subject, event, ['system'])
  if (!verdict.allowed || verdict.status === row.status) return null
  return stepRequisition(tx, row, event, { by: 'system', actors: ['system'], causedBy })
}
