import { Button } from '@mantine/core'
import { IconFileCertificate, IconFileText } from '@tabler/icons-react'
import { type LetterDraft, type LetterRef, letterPdfMachine } from '../../machines/commands/letterPdf.ts'
import { problemText } from '../components/form/problems.ts'
import { saveFile } from '../components/saveFile.ts'
import { useCommandActor } from '../data/useCommandActor.ts'
import { t } from '../i18n/seal.ts'

/** The letter as a PDF: one that was sent with its seal, one that is being written as a draft. */
export function PdfButton({ letter, name, size = 'md' }: { letter: LetterRef | LetterDraft; name: string; size?: 'xs' | 'sm' | 'md' }) {
  const [state, send] = useCommandActor(letterPdfMachine, { done: (file) => saveFile(file, `${name}.pdf`) })
  const busy = state.hasTag('busy')
  const Icon = 'id' in letter ? IconFileCertificate : IconFileText
  const { problem } = state.context
  return (
    <>
      <Button
        size={size}
        leftSection={<Icon size={18} stroke={1.8} aria-hidden />}
        aria-disabled={busy || undefined}
        onClick={() => !busy && send({ type: 'do', what: letter })}
      >
        {t(busy ? 'takingPdf' : 'id' in letter ? 'takePdf' : 'draftPdf')}
      </Button>
      {problem && (
        <span role="alert" className="meta tone t-red">
          {problemText(problem, 'other').text}
        </span>
      )}
    </>
  )
}
