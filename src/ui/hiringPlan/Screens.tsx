import type { components } from '../../api/recruitment.gen.ts'
import { day, number } from '../i18n/format.ts'
import { t } from '../i18n/hiringPlan.ts'
import { Definition } from '../reports/Definition.tsx'
import css from './hiringPlan.module.css'
import type { Plan } from './words.ts'

type Row = Plan['all']
type State = components['schemas']['HiringScreens']['state']
const short = { REACHED: 'reached', TOO_LITTLE: 'tooLittle', PAST: 'past' } as const satisfies Record<Exclude<State, 'KNOWN'>, string>
const long = { REACHED: 'reachedText', TOO_LITTLE: 'tooLittleText', PAST: 'pastText' } as const

/** How many screenings a week the rest of the budget needs, and how that is reckoned. */
export function Screens({ plan, row: { all, screens }, name }: { plan: Plan; row: Row; name: string | null }) {
  if (all.budgeted === 0) return <span className={css.none}>–</span>
  const { state, missing, screened, hired, weeks, perWeek, basis } = screens
  const isTotal = name === null
  const facts = [
    { name: t('missing'), text: t('missingText', { budgeted: number(all.budgeted), filled: number(all.filled), n: number(missing) }) },
    { name: t('conversion'), text: t('conversionText', { screened: number(screened), hired: number(hired) }) },
    { name: t('basis'), text: t(isTotal ? 'basis_TOTAL' : `basis_${basis}`, { fewest: String(plan.fewestHires) }) },
    { name: t('period'), text: t('span', { from: day(plan.conversionFrom), to: day(plan.conversionTo) }) },
    { name: t('weeks'), text: number(weeks) },
    ...(perWeek === null || isTotal
      ? []
      : [
          {
            name: t('needed'),
            text: t('neededText', { missing: number(missing), screened: number(screened), hired: number(hired), weeks: number(weeks), n: number(perWeek) }),
          },
        ]),
  ]
  const text = state === 'KNOWN' ? t('def_screens') : t(long[state], { fewest: String(plan.fewestHires) })
  return (
    <span className={css.screens}>
      <span className={state === 'KNOWN' ? css.known : 'meta'}>{state === 'KNOWN' ? t('perWeek', { n: perWeek ?? 0 }) : t(short[state])}</span>
      <Definition what={t('screensOf', { department: name ?? t('total') })} text={text} facts={facts} />
    </span>
  )
}
