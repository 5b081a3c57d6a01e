import { useMachine } from '@xstate/react'
import { askAgain } from '../../api/transport.ts'
import { type ImportTarget, importingMachine } from '../../machines/flows/importing.ts'
import { notifySuccess } from '../components/toast.ts'
import { useEmitted } from '../data/useEmitted.ts'
import { t } from '../i18n/reference.ts'

const nameOf = (list: ImportTarget) => `threshold.import.${list}`

/** The import of a list that this tab began and whose end nobody has read yet. */
function leftImport(list: ImportTarget): number {
  try {
    const id = Number(sessionStorage.getItem(nameOf(list)))
    return Number.isInteger(id) && id > 0 ? id : 0
  } catch {
    return 0
  }
}

function rememberImport(list: ImportTarget, id: number) {
  try {
    if (id > 0) sessionStorage.setItem(nameOf(list), String(id))
    else sessionStorage.removeItem(nameOf(list))
  } catch {
    // A browser without storage still imports; only leaving loses the report.
  }
}

/** Workbooks into a list, called `name`; what is under `paths` has more items when one is in. */
export function useImporting(list: ImportTarget, name: string, paths: readonly string[]) {
  const [state, send, actor] = useMachine(importingMachine, { input: { list, importId: leftImport(list) } })
  useEmitted(actor, (event) => {
    if (event.type === 'running') return rememberImport(list, event.importId)
    notifySuccess(t(list === 'budget' ? 'importSet' : 'importDone', { n: event.found.rows, list: name }))
    // The upload was answered before the rows were added.
    askAgain(paths)
  })
  return [state, send] as const
}
