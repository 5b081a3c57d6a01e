import type { Selection } from '../data/table/selection.ts'
import { t } from '../i18n/people.ts'
import { AddToGroup } from './AddToGroup.tsx'

type Props = { selection: Selection; onClose: () => void; onDone: () => void }

/** The people behind the applications that are chosen in a list. */
export function AddSelected({ selection: { count, ...people }, ...rest }: Props) {
  return <AddToGroup title={t('addSeveral', { n: count })} people={people} {...rest} />
}
