import { ScrollBox } from '../components/ScrollBox.tsx'
import { t } from '../i18n/fairness.ts'
import { number, share } from '../i18n/format.ts'
import reportsCss from '../reports/reports.module.css'
import { answerInWords } from './answers.ts'
import { type FairnessTable, titleOf } from './exported.ts'
import css from './fairness.module.css'

type Group = FairnessTable['groups'][number]
type Stage = Group['stages'][number]
/** Below this part of the highest rate the US guidelines speak of adverse impact. */
const FOUR_FIFTHS = 0.8

/** The groups of one question, or of two together, with their rate at each stage beside the highest one. */
export function GroupTable({ table }: { table: FairnessTable }) {
  const title = titleOf(table)
  const nameOf = ({ first, second }: Group) => {
    const own = answerInWords(table.first, first)
    return table.second === null || second === null ? own : t('answers', { first: own, second: answerInWords(table.second, second) })
  }
  return (
    <section className={`${reportsCss.block} ${css.block}`} aria-label={title}>
      <div className={reportsCss.blockHead}>
        <h2>{title}</h2>
      </div>
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
    </section>
  )
}

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
