import type { ReactNode } from 'react'
import type { Item } from '../../../machines/records/edits.ts'
import { t } from '../../i18n/requisitions.ts'
import type { Section } from '../tabs.ts'
import { RecordProblems, type SavingRecord, savingInWords } from './RecordProblems.tsx'

type Props<I extends Item> = { section: Exclude<Section, 'position'>; record: SavingRecord<I>; nameOf: (item: Partial<I>) => string; children: ReactNode }

/** What every section that saves itself has: its title, how the saving stands, and what the person is asked. */
export function SectionFrame<I extends Item>({ section, record, nameOf, children }: Props<I>) {
  return (
    <section
      aria-labelledby="section-title"
      aria-busy={record.state.hasTag('busy')}
      onBlur={(event) => event.target.matches('input, textarea') && record.send({ type: 'save' })}
    >
      <div className="between">
        <h2 id="section-title">{t(section)}</h2>
        <span className="meta" role="status">
          {savingInWords(record)}
        </span>
      </div>
      <p className="dim">{t(`help_${section}`)}</p>
      <RecordProblems record={record} nameOf={nameOf} />
      {children}
    </section>
  )
}
