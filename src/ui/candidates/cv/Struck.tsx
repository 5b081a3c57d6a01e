import { Fragment } from 'react'
import { t } from '../../i18n/withheld.ts'
import css from './Struck.module.css'

/** What the service put in the place of a name; of one length, whatever it stands for. */
const BAR = '\u2588'.repeat(8)

/** Text in which what was struck out is a bar: there is nothing behind it, and it is read as withheld. */
export const Struck = ({ text }: { text: string }) =>
  text.split(BAR).map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text stay where they are
    <Fragment key={at}>
      {at > 0 && <span className={css.struck} role="img" aria-label={t('bar')} />}
      {piece}
    </Fragment>
  ))
