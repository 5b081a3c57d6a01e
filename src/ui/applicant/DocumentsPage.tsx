import { type ReactNode, useState } from 'react'
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
  onChange: () => void
  /** Goes on once everything is saved, unless the lifecycle says no then. */
  onContinue: () => Promise<boolean>
  children?: ReactNode
}

/** Everything asked for, each handed in by itself: one that fails takes no other with it. */
export function DocumentsPage({ kind, letterId, organisation, documents, back, mayGoOn, onChange, onContinue, children }: Props) {
  const [told, setTold] = useState(false)
  return (
    <Frame
      title={t('documentsTitle')}
      organisation={organisation}
      step={{ step: 3, of: 4 }}
      back={back}
      action={{ label: t('continue') }}
      note={leftWords(documents)}
      onSubmit={() => void onContinue().then((gone) => setTold(!gone))}
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
