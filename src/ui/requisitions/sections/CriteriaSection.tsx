import { Checkbox } from '@mantine/core'
import { newKey } from '../../../api/newKey.ts'
import { type CriteriaKind, type Criterion, criteria } from '../../../machines/records/criteria.ts'
import { Note } from '../../components/Note.tsx'
import { t } from '../../i18n/requisitions.ts'
import css from '../record.module.css'
import type { Section } from '../tabs.ts'
import { AddCriterion } from './AddCriterion.tsx'
import { CriterionRow } from './CriterionRow.tsx'
import { SectionHints } from './hints/SectionHints.tsx'
import { useHints } from './hints/useHints.ts'
import { SectionFrame } from './SectionFrame.tsx'
import { type SectionProps, useSection } from './useSection.ts'

type Props = SectionProps & { section: CriteriaKind; noneNeeded: readonly Section[]; onNoneNeeded: (sections: Section[]) => void }
const nameOf = ({ name = '' }: Partial<Criterion>) => name

/** Criteria that name an item of a reference list: how much each counts, and which must be met. */
export function CriteriaSection({ id, section, editable, noneNeeded, onNoneNeeded }: Props) {
  const record = useSection<Criterion>({ id, editable, section, machine: criteria[section], nameOf })
  const { state, send, items } = record
  const hints = useHints(id, section, items)
  const asksNothing = noneNeeded.includes(section)
  const sum = items.reduce((total, { is, values: { weight = 0 } }) => (is === 'removed' ? total : total + weight), 0)
  return (
    <SectionFrame section={section} record={record} nameOf={nameOf}>
      {items.length > 0 && (
        <table className={css.crit}>
          <thead>
            <tr>
              <th scope="col">{t('criterion')}</th>
              <th scope="col" style={{ width: 220 }}>
                {t('weight')}
              </th>
              <th scope="col" style={{ width: 130 }}>
                {t('mandatory')}
              </th>
              <th scope="col" style={{ width: 40 }}>
                <span className="vh">{t('remove', { name: '' })}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <CriterionRow
                key={item.key}
                item={item}
                section={section}
                hints={hints}
                editable={editable}
                onChange={(values) => send({ type: 'edit', key: item.key, values })}
                onRemove={() => send({ type: 'remove', key: item.key })}
                onRestore={() => send({ type: 'restore', key: item.key })}
              />
            ))}
          </tbody>
        </table>
      )}
      {items.length > 0 && (
        <div className={css.share}>
          <Note tone="neutral">{t('share', { sum })}</Note>
        </div>
      )}
      <SectionHints hints={hints} />
      {items.length === 0 && !state.matches('loading') && (
        <Checkbox
          mt={16}
          size="sm"
          label={t('askNothing')}
          description={t('askNothingHelp')}
          checked={asksNothing}
          disabled={!editable}
          onChange={(event) => onNoneNeeded(event.currentTarget.checked ? [...noneNeeded, section] : noneNeeded.filter((one) => one !== section))}
        />
      )}
      {editable && (
        <AddCriterion
          section={section}
          hints={hints}
          taken={items.map(({ values: { refId = 0 } }) => refId)}
          onAdd={(values) => {
            send({ type: 'edit', key: newKey(), values })
            send({ type: 'save' })
          }}
        />
      )}
    </SectionFrame>
  )
}
