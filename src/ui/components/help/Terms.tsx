import { Button } from '@mantine/core'
import { type Term, t } from '../../i18n/help.ts'
import { t as say } from '../../i18n/shell.ts'
import css from './help.module.css'

/** The terms of a page with what they mean. */
export const Terms = ({ terms, onClose }: { terms: readonly Term[]; onClose: () => void }) => (
  <>
    <h2>{say('words')}</h2>
    <dl>
      {terms.map((term) => (
        <div key={term}>
          <dt>{t(term)}</dt>
          <dd>{t(`${term}_is`)}</dd>
        </div>
      ))}
    </dl>
    <div className={css.foot}>
      <Button onClick={onClose} data-autofocus>
        {say('closeWords')}
      </Button>
    </div>
  </>
)
