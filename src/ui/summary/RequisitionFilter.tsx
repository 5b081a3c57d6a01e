import type { FieldProps } from '../data/table/columns.ts'
import { RequisitionSelect } from './RequisitionSelect.tsx'

/** A requisition as what a filter compares with. */
export const RequisitionFilter = ({ label, value, onChange, error }: FieldProps) => (
  <RequisitionSelect
    size="sm"
    label={label}
    error={error}
    chosen={/^\d{1,9}$/.test(value) ? Number(value) : null}
    onChoose={(id) => onChange(String(id))}
    comboboxProps={{ withinPortal: false }}
  />
)
