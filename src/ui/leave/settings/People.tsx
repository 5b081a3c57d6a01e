import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { LazyBoundary, lazy } from '../../components/lazy.tsx'
import { t } from '../../i18n/leaveSettings.ts'
import { ImportDialog } from '../../reference/ImportDialog.tsx'
import { useImporting } from '../../reference/useImporting.ts'
import css from './settings.module.css'

const GiveDialog = lazy(() => import('./GiveDialog.tsx').then((kit) => ({ default: kit.GiveDialog })))
const WeekDialog = lazy(() => import('./WeekDialog.tsx').then((kit) => ({ default: kit.WeekDialog })))
const CorrectDialog = lazy(() => import('./CorrectDialog.tsx').then((kit) => ({ default: kit.CorrectDialog })))

type Shown = 'givePolicy' | 'setWeek' | 'correct'
const acts: readonly { what: Shown; text: 'givePolicyText' | 'setWeekText' | 'correctText' }[] = [
  { what: 'givePolicy', text: 'givePolicyText' },
  { what: 'setWeek', text: 'setWeekText' },
  { what: 'correct', text: 'correctText' },
]

/** What is given to people: policies, work weeks, corrections, what they had before, and the year's end. */
export function People() {
  const [shown, setShown] = useState<Shown | null>(null)
  const [importing, sendImport] = useImporting('leaveOpening', t('openingName'), ['/leave/'])
  const close = () => setShown(null)
  return (
    <section aria-labelledby="leave-people">
      <div className={css.head}>
        <div>
          <h2 id="leave-people">{t('people')}</h2>
          <p className="meta">{t('peopleText')}</p>
        </div>
      </div>
      <ul className={css.cards}>
        {acts.map(({ what, text }) => (
          <li key={what}>
            <h3>{t(what)}</h3>
            <p className="meta">{t(text)}</p>
            <Button onClick={() => setShown(what)}>{t(what)}</Button>
          </li>
        ))}
        <li>
          <h3>{t('openingName')}</h3>
          <p className="meta">{t('openingText')}</p>
          <Button onClick={() => sendImport({ type: 'open' })}>{t('opening')}</Button>
        </li>
        <li>
          <h3>{t('openYearEnd')}</h3>
          <p className="meta">{t('openYearEndText')}</p>
          <Button renderRoot={(props) => <Link {...props} to="/leave/settings" search={{ tab: 'yearEnd' }} />}>{t('openYearEnd')}</Button>
        </li>
      </ul>
      <LazyBoundary>
        {shown === 'givePolicy' && <GiveDialog policyId={null} people={[]} onClose={close} />}
        {shown === 'setWeek' && <WeekDialog people={[]} onClose={close} />}
        {shown === 'correct' && <CorrectDialog person={null} kindId={null} onClose={close} />}
      </LazyBoundary>
      <ImportDialog listName={t('openingName')} state={importing} send={sendImport} />
    </section>
  )
}
