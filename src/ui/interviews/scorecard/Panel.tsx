import { IconLock } from '@tabler/icons-react'
import type { Desk } from '../../../machines/records/scorecard.ts'
import { PersonAvatar } from '../../components/PersonAvatar.tsx'
import { t } from '../../i18n/scorecard.ts'
import { useClaims } from '../../shell/session.ts'
import css from './scorecard.module.css'

/** Who is on the panel, and of each no more than whether the card is in. */
export function Panel({ desk: { panel, card, mayRead } }: { desk: Desk }) {
  const own = Number(useClaims()?.subject)
  const stateOf = ({ id, given }: Desk['panel'][number]) => (given ? t('given') : id === own && card ? t('draft') : t('notYet'))
  return (
    <section className={css.panel} aria-label={t('panel')}>
      <ul>
        {panel.map((person) => (
          <li key={person.id}>
            <PersonAvatar name={person.name} small />
            <span>
              <b>{person.id === own ? t('you', { name: person.name }) : person.name}</b>
              <span className="meta">{stateOf(person)}</span>
            </span>
          </li>
        ))}
      </ul>
      {!mayRead && (
        <p className="meta">
          <IconLock size={15} stroke={1.8} aria-hidden /> {t('blind')}
        </p>
      )}
    </section>
  )
}
