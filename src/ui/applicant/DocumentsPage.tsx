import { useIsMutating } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import type { OwnDocument } from '../../machines/flows/letterAnswer.ts'
import { Note } from '../components/Note.tsx'
import { t } from '../i18n/applicant.ts'
import { DocumentRow } from './DocumentRow.tsx'
import { leftWords } from './documentLooks.ts'
import { Frame } from './Frame.tsx'

type Props = {
  kind: 'offer' | 'contract'
  letterId: number
  organisation: string
  documents: OwnDocument[]
  back: ReactNode
  /** The lifecycle lets the person go on to the answer. */
  mayGoOn: boolean
  /** The letter is being read anew. */
  busy: boolean
  onChange: () => void
  onContinue: () => void
  children?: ReactNode
}

/** Everything asked for, each handed in by itself: one that fails takes no other with it. */
export function DocumentsPage({ kind, letterId, organisation, documents, back, mayGoOn, busy, onChange, onContinue, children }: Props) {
  const [told, setTold] = useState(false)
  const [asked, setAsked] = useState(false)
  const saving = useIsMutating() > 0 || busy
  // Whoever ticks and goes on at once is not told that the tick is missing: first it is saved.
  useEffect(() => {
    if (!asked || saving) return
    setAsked(false)
    setTold(!mayGoOn)
    if (mayGoOn) onContinue()
  }, [asked, saving, mayGoOn, onContinue])
  return (
    <Frame
      title={t('documentsTitle')}
      organisation={organisation}
      step={{ step: 3, of: 4 }}
      back={back}
      action={{ label: t('continue') }}
      note={leftWords(documents)}
      onSubmit={() => setAsked(true)}
    >
      {told && !mayGoOn && (
        <Note tone="red" role="alert">
          {t('stillMissing')}
        </Note>
      )}
      <p className="dim">{documents.length ? t('documentsText') : t('documentsNone')}</p>
      {documents.map((document) => (
        <DocumentRow key={document.id} {...{ kind, letterId, document }} whenIn={onChange} />
      ))}
      {children}
    </Frame>
  )
}
