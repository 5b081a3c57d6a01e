import type { ReactNode } from 'react'
import { downloadMachine, type FileRef } from '../../machines/commands/download.ts'
import { problemText } from '../components/form/problems.ts'
import { saveFile } from '../components/saveFile.ts'
import { useCommandActor } from './useCommandActor.ts'

/** A stored file as a link: only who may see its record gets it, so it is fetched with the person's token. */
export function DownloadButton({ file, label, children }: { file: FileRef; label: string; children: ReactNode }) {
  const [state, send] = useCommandActor(downloadMachine, { done: (file, { originalName }) => saveFile(file, originalName) })
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
