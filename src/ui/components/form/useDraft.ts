import { useState } from 'react'

type Versioned = { version: number }

const same = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)

/**
 * A record that somebody types over. `present` is what the service has now. What others save meanwhile is followed as long
 * as they did not touch a field that was typed in here; if they did, `theirs` holds their record until the person has
 * chosen. What was typed is never lost, and `version` is the one to save with.
 */
export function useDraft<R extends Versioned, F extends keyof R & string>(present: R, fields: readonly F[]) {
  const [{ base, typed }, keep] = useState<{ base: R; typed: Partial<Pick<R, F>> }>({ base: present, typed: {} })
  const unsaved = fields.filter((field) => Object.hasOwn(typed, field) && !same(typed[field], base[field]))
  const moved = present.version > base.version
  const conflicts = moved ? unsaved.filter((field) => !same(base[field], present[field]) && !same(typed[field], present[field])) : []
  if (moved && conflicts.length === 0) keep({ base: present, typed })
  const pick = (record: Pick<R, F>) => Object.fromEntries(fields.map((field) => [field, record[field]])) as Pick<R, F>
  return {
    values: { ...pick(base), ...typed },
    version: base.version,
    changed: unsaved.length > 0,
    theirs: conflicts.length > 0 ? { record: present, fields: conflicts } : null,
    set: (part: Partial<Pick<R, F>>) => keep((now) => ({ ...now, typed: { ...now.typed, ...part } })),
    /** Back to what is saved. */
    discard: () => keep({ base: present, typed: {} }),
    /** What was sent is saved now; what was typed meanwhile stays typed. */
    settle: (sent: Partial<Pick<R, F>>) => keep((now) => ({ base: { ...now.base, ...sent, version: now.base.version + 1 }, typed: now.typed })),
    keepMine: () => keep({ base: present, typed }),
    takeTheirs: () => keep({ base: present, typed: {} }),
  }
}
