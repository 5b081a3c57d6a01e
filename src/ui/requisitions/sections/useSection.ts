import type { Item } from '../../../machines/records/edits.ts'
import type { RecordMachine } from '../../../machines/records/record.machine.ts'
import { notifyInfo } from '../../components/toast.ts'
import { notifyUndoable } from '../../components/undoToast.tsx'
import { useRecord } from '../../data/useRecord.ts'
import { t } from '../../i18n/requisitions.ts'
import type { Section } from '../tabs.ts'

export type SectionProps = { id: number; editable: boolean }
type Options<I extends Item> = SectionProps & { section: Section; machine: RecordMachine<I>; nameOf: (item: Partial<I>) => string }

/** One section of a requisition, as a record that saves itself. */
export const useSection = <I extends Item>({ id, editable, section, machine, nameOf }: Options<I>) =>
  useRecord<I>({
    name: `requisition.${id}.${section}`,
    machine,
    of: id,
    editable,
    onRemoved: (item, bringBack) => void notifyUndoable(t('removed', { name: nameOf(item) }), bringBack),
    onKeptAway: () => notifyInfo(t('keptAway', { section: t(section) }), t('keptAwayText')),
  })
