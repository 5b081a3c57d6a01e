import { t } from '../i18n/fairness.ts'
import { number, share } from '../i18n/format.ts'
import css from '../reports/charts/charts.module.css'
import { useRoving } from '../reports/charts/useRoving.ts'
import { type FairnessTable, FOUR_FIFTHS } from './exported.ts'
import own from './fairness.module.css'

type Group = FairnessTable['groups'][number]
type Props = { table: FairnessTable; title: string; nameOf: (group: Group) => string }

/** The rate of each group at each stage as a bar, with a black tick at four fifths of the highest one where it is compared. Fetched only when it is looked at. */
export default function FairnessChart({ table: { groups }, title, nameOf }: Props) {
  const stages = groups[0]?.stages.map(({ stage }) => stage) ?? []
  const roving = useRoving(stages.length * groups.length)
  return (
    <section aria-label={t('chartOf', { what: title })}>
      <div className={own.charts}>
        {stages.map((stage, column) => {
          const rates = groups.map((group) => group.stages[column]?.rate ?? null)
          const highest = Math.max(...rates.map((rate) => rate ?? 0)) || 1
          return (
            <div key={stage} className={css.bars}>
              <div className={css.head} aria-hidden="true">
                <span className={own.stage}>{t(`stage_${stage}`)}</span>
                <span />
                <span>{t('rate')}</span>
              </div>
              <ul aria-label={t(`stage_${stage}`)}>
                {groups.map((group, row) => {
                  const { rate = null, ratio = null } = group.stages[column] ?? {}
                  const said = rate === null ? t('few') : share(rate / 100)
                  const words = { group: nameOf(group), stage: t(`stage_${stage}`), rate: said }
                  const isBelow = ratio !== null && ratio < FOUR_FIFTHS
                  const label = ratio === null ? t('point', words) : t(isBelow ? 'pointBelow' : 'pointRatio', { ...words, ratio: number(ratio) })
                  return (
                    <li key={`${group.first} ${group.second}`}>
                      <div className={css.row} aria-hidden="true">
                        <span className={css.name}>{nameOf(group)}</span>
                        <span className={css.bar}>
                          {rate === null && <span className={own.few}>{said}</span>}
                          {rate !== null && <i style={{ width: `${(100 * rate) / highest}%` }} />}
                          {ratio !== null && <em style={{ insetInlineStart: `${100 * FOUR_FIFTHS}%` }} />}
                        </span>
                        {rate !== null && <b className={isBelow ? own.below : undefined}>{said}</b>}
                      </div>
                      <div role="img" className={css.over} aria-label={label} {...roving(column * groups.length + row)} />
                    </li>
                  )
                })}
              </ul>
            </div>
          )
        })}
      </div>
      <p className={`meta ${css.key}`} aria-hidden="true">
        <i className={css.now} /> {t('legendRate')} <i className={css.tick} /> {t('legendFifths')}
      </p>
    </section>
  )
}
