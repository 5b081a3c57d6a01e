import type { StateFrom } from 'xstate'
import { nextToDecide, type screeningMachine } from '../../../machines/flows/screening.ts'
import type { Screening } from '../../../machines/flows/screeningCalls.ts'
import { labelOf } from '../../components/status/states.ts'
import { t } from '../../i18n/screening.ts'
import { pageKeys, UNDO_KEY } from './KeysDialog.tsx'
import { nameIn } from './ScreeningQueue.tsx'
import css from './screening.module.css'

type Props = { state: StateFrom<typeof screeningMachine>; queue: Screening; onUndo: () => void; onKeys: () => void }

/** The keys at a glance; at its end what was just decided, which can be taken back, or that the next one is loaded. */
export function KeyLine({ state, queue, onUndo, onKeys }: Props) {
  const { moved } = state.context
  const next = nameIn(queue, nextToDecide(state.context))
  return (
    <div className={css.keyline}>
      <ul className={css.hints}>
        {pageKeys.map(({ keys, what }) => (
          <li key={what}>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}{' '}
            {t(what)}
          </li>
        ))}
      </ul>
      <button type="button" className={css.link} onClick={onKeys}>
        {t('keys')}
      </button>
      <span className={css.told} role="status">
        {moved && state.hasTag('undoable') ? (
          <>
            {t('movedTo', { name: nameIn(queue, moved.id) ?? '', status: labelOf('application', moved.status) })}{' '}
            <button type="button" className={css.link} onClick={onUndo}>
              {t('undone')} <kbd aria-hidden>{UNDO_KEY}</kbd>
            </button>
          </>
        ) : (
          next && state.matches({ open: { viewing: 'shown' } }) && <span className="meta">{t('ready', { name: next })}</span>
        )}
      </span>
    </div>
  )
}
