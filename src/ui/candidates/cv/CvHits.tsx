import { Fragment } from 'react'
import { t } from '../../i18n/applications.ts'
import type { ApplicationRow } from '../applicationColumns.tsx'
import css from './CvHits.module.css'
import { Struck } from './Struck.tsx'

type Hit = NonNullable<ApplicationRow['hits']>[number]

/** Beneath a row of a list: what of the CV was looked for, with the words around it. */
export const hitsBelow = ({ hits }: ApplicationRow) =>
  hits ? (
    <ul className={css.hits} aria-label={t('inCv')}>
      {hits.map((hit) => (
        <li key={hit.text}>
          <Marked {...hit} />
        </li>
      ))}
    </ul>
  ) : null

const Marked = ({ text, marks }: Hit) => (
  <>
    {marks.map(({ from, to }, at) => (
      <Fragment key={from}>
        <Struck text={text.slice(marks[at - 1]?.to ?? 0, from)} />
        <mark>{text.slice(from, to)}</mark>
      </Fragment>
    ))}
    <Struck text={text.slice(marks.at(-1)?.to ?? 0)} />
  </>
)
