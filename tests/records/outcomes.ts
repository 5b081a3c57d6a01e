/** Every event that a record can meet, written here and not taken from the machine. */
export const events = [
  'edit',
  'remove',
  'restore',
  'save',
  'retry',
  'discard',
  'keepMine',
  'takeTheirs',
  'pause',
  'answered',
  'refused',
  'lost',
  'stale',
  'seen',
] as const
export type EventName = (typeof events)[number]
export type Cell = { to: string } | { ignored: string }

const to = (state: string): Cell => ({ to: state })
const ignored = (why: string): Cell => ({ ignored: why })

const noCall = ignored('no call is out')
const noPause = ignored('nothing waits for the hand to rest')
const noProblem = ignored('nothing was refused')
const noConflict = ignored('nobody else saved: the choice is not on the screen')
const laterSeen = ignored('the next call finds out what is there now')
const silent = { pause: noPause, answered: noCall, refused: noCall, lost: noCall, stale: noCall }
const unasked = { keepMine: noConflict, takeTheirs: noConflict }

/** What each event leads to in each state, with one saved item, one edit where the state needs one. */
export const table: Record<string, Record<EventName, Cell>> = {
  loading: {
    edit: to('loading'),
    remove: to('loading'),
    restore: to('loading'),
    save: to('loading'),
    retry: ignored('it is being loaded already'),
    discard: noProblem,
    ...unasked,
    pause: noPause,
    answered: to('clean'),
    refused: to('unavailable'),
    lost: to('unavailable'),
    stale: to('unavailable'),
    seen: laterSeen,
  },
  unavailable: {
    edit: to('unavailable'),
    remove: to('unavailable'),
    restore: to('unavailable'),
    save: to('loading'),
    retry: to('loading'),
    discard: ignored('what there is cannot be seen yet, so that nothing is thrown away'),
    ...unasked,
    ...silent,
    seen: to('clean'),
  },
  clean: {
    edit: to('typing'),
    remove: to('saving'),
    restore: ignored('nothing is removed'),
    save: ignored('everything is saved'),
    retry: noProblem,
    discard: ignored('there is nothing to throw away'),
    ...unasked,
    ...silent,
    seen: to('clean'),
  },
  typing: {
    edit: to('typing'),
    remove: to('saving'),
    restore: to('saving'),
    save: to('saving'),
    retry: noProblem,
    discard: to('clean'),
    ...unasked,
    ...silent,
    pause: to('saving'),
    seen: to('typing'),
  },
  saving: {
    edit: to('saving'),
    remove: to('saving'),
    restore: to('saving'),
    save: to('saving'),
    retry: ignored('it is being sent already'),
    discard: ignored('what is on its way cannot be taken back; typing over it can'),
    ...unasked,
    pause: noPause,
    answered: to('clean'),
    refused: to('held'),
    lost: to('held'),
    stale: to('comparing'),
    seen: laterSeen,
  },
  comparing: {
    edit: to('comparing'),
    remove: to('comparing'),
    restore: to('comparing'),
    save: to('comparing'),
    retry: ignored('it is being looked at already'),
    discard: ignored('the choice comes when it is known what there is'),
    ...unasked,
    pause: noPause,
    answered: to('choosing'),
    refused: to('held'),
    lost: to('held'),
    stale: to('held'),
    seen: laterSeen,
  },
  choosing: {
    edit: to('choosing'),
    remove: to('choosing'),
    restore: to('choosing'),
    save: ignored('nothing goes over another’s work before the person has chosen'),
    retry: ignored('the person chooses first'),
    discard: ignored('taking theirs is the way to give up one’s own'),
    keepMine: to('saving'),
    takeTheirs: to('clean'),
    ...silent,
    seen: laterSeen,
  },
  held: {
    edit: to('typing'),
    remove: to('saving'),
    restore: to('saving'),
    save: to('held'),
    retry: to('saving'),
    discard: to('loading'),
    ...unasked,
    ...silent,
    seen: laterSeen,
  },
}

/** The same for a record that is saved by a button. */
export const byButton: typeof table = { ...table, typing: { ...table.typing, pause: ignored('it waits for its button') } as (typeof table)[string] }
