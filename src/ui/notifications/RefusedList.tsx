import { CloseButton } from '@mantine/core'
import { dismissRefusal, type Refusal } from '../components/refusals.ts'
import { t } from '../i18n/bell.ts'
import { moment } from '../i18n/format.ts'
import css from './notifications.module.css'

/** What was refused in passing, until it is dismissed. */
export function RefusedList({ refused }: { refused: readonly Refusal[] }) {
  if (refused.length === 0) return null
  return (
    <section aria-labelledby="refused">
      <div className={css.bellH}>
        <h2 id="refused">{t('refused')}</h2>
      </div>
      <ul>
        {refused.map((one) => (
          <li key={`${one.text} ${one.reason}`} className={css.refused}>
            <span>
              <b>{one.text}</b>
              {one.reason && ` ${one.reason}`}
            </span>
            <CloseButton size="sm" aria-label={t('dismiss', { text: one.text })} onClick={() => dismissRefusal(one)} />
            <span className="meta num">{moment(one.at)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
