import { useActorRef, useSelector } from '@xstate/react'
import { ownDocumentMachine } from '../../machines/flows/own/ownDocument.ts'
import type { Own } from '../../machines/flows/own/ownPage.ts'
import { t } from '../i18n/ownDocuments.ts'
import docCss from './Documents.module.css'
import { OwnFrame } from './OwnFrame.tsx'
import { BackTo, Wrong } from './OwnMore.tsx'
import css from './own.module.css'

type Document = Own['documents'][number]
const PICTURES = 'image/jpeg,image/png'
const TYPES = `.pdf,.docx,.jpg,.jpeg,.png,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document,${PICTURES}`

type Props = { ownKey: string; own: Own; onBack: () => void; onIn: () => void }

/** What the person is asked for, each handed in by itself: photographed or chosen. */
export const Documents = ({ ownKey, own, onBack, onIn }: Props) => (
  <OwnFrame title={t('title')} organisation={own.organisation} moved back={<BackTo onBack={onBack} />}>
    <p>{t('text')}</p>
    <ul className={docCss.list}>
      {own.documents.map((document) => (
        <Row key={`${document.id} ${document.version}`} {...{ ownKey, document, onIn }} />
      ))}
    </ul>
  </OwnFrame>
)

function Row({ ownKey, document, onIn }: { ownKey: string; document: Document; onIn: () => void }) {
  const { id, version, name, mandatory, state, why, file, mayHandIn } = document
  const actor = useActorRef(ownDocumentMachine, { input: { what: { key: ownKey, documentId: id, version }, whenIn: onIn } })
  const snapshot = useSelector(actor, (now) => now)
  const { sent, problem, file: chosen } = snapshot.context
  const share = Math.round((100 * sent) / Math.max(1, chosen?.size ?? 1))
  const isSending = snapshot.matches('uploading') && share < 100
  const choose = (picked: FileList | null) => picked?.[0] && actor.send({ type: 'choose', file: picked[0] })
  const isIn = state === 'HANDED_IN'
  return (
    <li className={docCss.document} data-state={state}>
      <h2>{name}</h2>
      <p className={css.quiet}>
        {t(state)}
        {file && ` · ${file}`}
        {mayHandIn && !isIn && !mandatory && ` · ${t('optional')}`}
      </p>
      {why && <p className={css.wrong}>{t('why', { why })}</p>}
      {snapshot.hasTag('busy') ? (
        <>
          <progress className={docCss.progress} max={100} value={isSending ? share : undefined} aria-label={name} />
          <p role="status">
            {isSending ? t('sending', { percent: share }) : t('checking')}{' '}
            {snapshot.matches('uploading') && (
              <button type="button" className={css.plainly} onClick={() => actor.send({ type: 'cancel' })}>
                {t('cancel')}
              </button>
            )}
          </p>
        </>
      ) : (
        mayHandIn && (
          <>
            <Wrong problem={problem} />
            {problem && (problem.status === 0 || problem.status >= 500) && (
              <button type="button" className={css.primary} onClick={() => actor.send({ type: 'retry' })}>
                {t('again')}
              </button>
            )}
            <Choice
              words={t(isIn ? 'photoAgain' : 'photo')}
              label={t(isIn ? 'photoAgainOf' : 'photoOf', { name })}
              accept={PICTURES}
              capture
              onChoose={choose}
            />
            <Choice words={t(isIn ? 'fileAgain' : 'file')} label={t(isIn ? 'fileAgainOf' : 'fileOf', { name })} accept={TYPES} onChoose={choose} />
          </>
        )
      )}
    </li>
  )
}

type ChoiceProps = { words: string; label: string; accept: string; capture?: boolean; onChoose: (files: FileList | null) => void }

/** A file input that looks like a button; on a phone `capture` opens the camera. */
const Choice = ({ words, label, accept, capture = false, onChoose }: ChoiceProps) => (
  <label className={css.choose}>
    {words}
    <input
      type="file"
      aria-label={label}
      accept={accept}
      {...(capture ? { capture: 'environment' } : {})}
      onChange={({ currentTarget }) => {
        onChoose(currentTarget.files)
        currentTarget.value = ''
      }}
    />
  </label>
)
