import type { RequisitionSheet } from '../../../machines/flows/requisitionSheet.ts'
import { t } from '../../i18n/sheet.ts'
import css from './requisitionSheet.module.css'
import { type Block, type Part, wordsOf } from './sheetWords.ts'

/** One requisition on paper: A4 landscape, 1120 px wide, light whatever the screen is. */
export function Sheet({ sheet }: { sheet: RequisitionSheet }) {
  const { reference, title, line, facts, side, main } = wordsOf(sheet)
  return (
    <article className={css.reqsheet} aria-label={title}>
      <header>
        <p className={css.reqsheetKind}>
          <span>{t('kind')}</span>
          <span>{reference}</span>
        </p>
        <h2 dir="auto">{title}</h2>
        <p className={css.reqsheetLine} dir="auto">
          {line}
        </p>
      </header>
      <dl className={css.reqsheetFacts}>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      <div className={css.reqsheetColumns}>
        <div>{side.map((part) => inPart(part))}</div>
        <div>{main.map((part) => inPart(part))}</div>
      </div>
    </article>
  )
}

const inPart = ({ heading, blocks }: Part) => (
  <section key={heading}>
    <h3>{heading}</h3>
    {grouped(blocks).map((group, at) =>
      group[0]?.kind === 'item' ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text keep their places
        <ul key={at}>
          {group.map(({ text }, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: and so do its items
            <li key={row} dir="auto">
              {text}
            </li>
          ))}
        </ul>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text keep their places
        <p key={at} dir="auto">
          {group[0]?.text}
        </p>
      ),
    )}
  </section>
)

/** Items that follow each other make one list. */
const grouped = (blocks: Block[]) =>
  blocks.reduce<Block[][]>((groups, block) => {
    const last = groups.at(-1)
    if (block.kind === 'item' && last?.[0]?.kind === 'item') last.push(block)
    else groups.push([block])
    return groups
  }, [])
