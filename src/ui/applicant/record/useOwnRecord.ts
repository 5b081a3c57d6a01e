import type { ReactNode } from 'react'
import { memory } from '../../../machines/records/drafts.ts'
import { type OwnRecord, ownRecordMachine } from '../../../machines/records/ownRecord.ts'
import { useRecord } from '../../data/useRecord.ts'

/** The record of an employee as its owner writes it; bank and tax numbers are kept in memory alone. */
export const useOwnRecord = (employeeId: number) =>
  useRecord<OwnRecord>({ name: `employee.${employeeId}`, machine: ownRecordMachine, of: employeeId, editable: true, storage: memory })

type Props = { employeeId: number; children: (record: OwnRecord | null) => ReactNode }
export const WithOwnRecord = ({ employeeId, children }: Props) => children(useOwnRecord(employeeId).items[0]?.saved ?? null)
