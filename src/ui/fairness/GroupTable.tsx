import { SegmentedControl } from '@mantine/core'
import { LazyBoundary, lazy } from '../components/lazy.tsx'
import { Pending } from '../components/Pending.tsx'
import { ScrollBox } from '../components/ScrollBox.tsx'
import { t } from '../i18n/fairness.ts'
import { number, share } from '../i18n/format.ts'
import { t as sayReports } from '../i18n/reports.ts'
import { Definition } from '../reports/Definition.tsx'
import reportsCss from '../reports/reports.module.css'
import { useShownAs } from '../reports/shownAs.ts'
import { answerInWords } from './answers.ts'
import { type FairnessTable, FOUR_FIFTHS, titleOf } from './exported.ts'
import css from './fairness.module.css'

type Group = FairnessTable['groups'][number]
type Stage = Group['stages'][number]

const FairnessChart = lazy(() => import('./FairnessChart.tsx'))

const facts = () => [
  { name: t('applied'), text: t('def_applied') },
  { name: t('rate'), text: t('def_rate') },
  { name: t('ratioHead'), text: t('def_ratio') },
  { name: t('few'), text: t('def_few') },
]

/** The groups of one question, or of two together, with their rate at each stage beside the highest one: drawn, or as numbers. */
export function GroupTable({ table }: { table: FairnessTable }) {
  const [shown, show] = useShownAs(`fairness.${table.first}.${table.second ?? ''}`)
  const title = titleOf(table)
  const nameOf = ({ first, second }: Group) => {
    const own = answerInWords(table.first, first)
    return table.second === null || second === null ? own : t('answers', { first: own, second: answerInWords(table.second, second) })
  }
  return (
    <section className={`${reportsCss.block} ${css.block}`} aria-label={title}>
      <div className={reportsCss.blockHead}>
        <h2>
          {title}
          <Definition what={title} text={t('def_table')} facts={facts()} />
        </h2>
        <SegmentedControl
          size="xs"
          aria-label={sayReports('chartOrTable', { what: title })}
          value={shown}
          onChange={(as) => show(as === 'table' ? 'table' : 'chart')}
          data={(['chart', 'table'] as const).map((value) => ({ value, label: sayReports(value) }))}
        />
      </div>
      {shown === 'chart' ? (
        <LazyBoundary fallback={<Pending />}>
          <FairnessChart table={table} title={title} nameOf={nameOf} />
        </LazyBoundary>
      ) : (
        <Numbers table={table} title={title} nameOf={nameOf} />
      )}
    </section>
  )
}

type NumbersProps = { table: FairnessTable; title: string; nameOf: (group: Group) => string }

/** The same numbers as the chart, with the people behind each rate. */
const Numbers = ({ table, title, nameOf }: NumbersProps) => (
  <ScrollBox label={title}>
    <table className={`${reportsCss.twin} ${css.groups}`} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{t('group')}</th>
          <th scope="col" className="num">
            {t('applied')}
          </th>
          {table.groups[0]?.stages.map(({ stage }) => (
            <th key={stage} scope="col" className="num">
              {t(`stage_${stage}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.groups.map((group) => (
          <tr key={`${group.first} ${group.second}`}>
            <th scope="row">{nameOf(group)}</th>
            <td className="num">{number(group.applied)}</td>
            {group.stages.map((stage) => (
              <td key={stage.stage} className="num">
                <AtStage {...stage} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollBox>
)

/** The rate, of whom it is, and how it stands to the highest. */
function AtStage({ people, of, rate, ratio }: Stage) {
  if (people === null || of === null || rate === null) return <span className={css.few}>{t('few')}</span>
  return (
    <>
      <b>{share(rate / 100)}</b>
      <span className={css.under}>{t('partOf', { people: number(people), of: number(of) })}</span>
      {ratio !== null && (
        <span className={css.under}>
          {ratio === 1 ? t('highest') : t('ratio', { ratio: number(ratio) })}
          {ratio < FOUR_FIFTHS && <b className={css.below}>{t('below')}</b>}
        </span>
      )}
    </>
  )
}
