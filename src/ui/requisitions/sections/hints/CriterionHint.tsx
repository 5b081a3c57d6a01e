import { t } from '../../../i18n/criteria.ts'
import { fieldInWords, valueInWords } from '../sectionWords.ts'
import css from './hints.module.css'
import type { HintedSection, Hints } from './useHints.ts'

type Props = { hints: Hints | undefined; section: HintedSection; criterion: number | undefined; values: object }

const own = ['compliance', 'location', 'experience', 'financial'] as const
const isOwn = (section: HintedSection): section is (typeof own)[number] => own.some((one) => one === section)
const heldKey = (section: HintedSection) => (isOwn(section) ? (`held_${section}` as const) : 'held')

/** Beside a criterion: how many candidates meet it, and what it was in the version before. */
export function CriterionHint({ hints, section, criterion, values }: Props) {
  const hint = hints?.criteria.find((one) => one.criterion === criterion)
  if (!hints || !hint) return null
  const { held, counted, isNew, was } = hint
  const now: Record<string, unknown> = { ...values }
  const before = Object.entries(was ?? {}).filter(([field, value]) => value !== now[field])
  // All places have one number, which is said once; a document that nobody was asked for is told from one that nobody has.
  const isSaid = section === 'compliance' ? hints.candidates : counted && (section !== 'location' || hint === hints.criteria[0])
  const said = [
    ...(held !== null && isSaid ? [t(heldKey(section), { held, n: counted })] : []),
    ...(isNew ? [t('isNew')] : []),
    ...before.map(([field, value]) => t('was', { field: fieldInWords(field), value: valueInWords(field, value, was?.currency) })),
  ]
  return said.length === 0 ? null : (
    <span className={`meta ${css.hint}`}>
      {said.map((one) => (
        <span key={one}>{one}</span>
      ))}
    </span>
  )
}
