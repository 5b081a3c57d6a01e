import { useMachine } from '@xstate/react'
import type { ReactNode } from 'react'
import { downloadMachine, type FileRef } from '../../machines/download.ts'
import { problemText } from './problems.ts'

/** Hands bytes to the browser as a download under their own name. */
function save(bytes: Blob, name: string) {
  const address = URL.createObjectURL(bytes)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** A stored file as a link: only who may see its record gets it, so it is fetched with the person's token. */
export function DownloadButton({ file, label, children }: { file: FileRef; label: string; children: ReactNode }) {
  const [state, send] = useMachine(downloadMachine.provide({ actions: { tellDone: (_, { answer, what }) => save(answer, what.originalName) } }))
  const busy = state.hasTag('busy')
  const { problem } = state.context
  return (
    <>
      <button type="button" className="linkish" aria-label={label} aria-disabled={busy || undefined} onClick={() => !busy && send({ type: 'do', what: file })}>
        {children}
      </button>
      {problem && (
        <span role="alert" className="meta tone t-red">
          {problemText(problem, 'other').text}
        </span>
      )}
    </>
  )
}
