import { Button } from '@mantine/core'
import { t } from '../i18n/people.ts'
import css from './people.module.css'

/** Who applied for a requisition, or whom we know for it. */
export function WhichPeople({ known, onKnown }: { known: boolean; onKnown: (known: boolean) => void }) {
  const choice = (isKnown: boolean, label: string) => (
    <Button aria-pressed={known === isKnown} variant={known === isKnown ? 'default' : 'subtle'} onClick={() => onKnown(isKnown)}>
      {label}
    </Button>
  )
  return (
    <div className={css.switch}>
      <Button.Group aria-label={t('shownAs')}>
        {choice(false, t('applied'))}
        {choice(true, t('known'))}
      </Button.Group>
    </div>
  )
}
