import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCamera, IconCheck, IconFileDots, IconFolder, IconRefresh, IconUpload } from '@tabler/icons-react'
import { useActorRef, useSelector } from '@xstate/react'
import { type ReactNode, useId } from 'react'
import { documentUploadMachine, removeDocument } from '../../machines/flows/documentUpload.ts'
import type { OwnDocument } from '../../machines/flows/letterAnswer.ts'
import { complianceItemStates } from '../../machines/lifecycles/complianceItem.ts'
import { isTagged } from '../../machines/lifecycles/tags.ts'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { problemText } from '../components/form/problems.ts'
import { useCommandActor } from '../data/useCommandActor.ts'
import { t } from '../i18n/applicant.ts'
import { fileSize } from '../i18n/format.ts'
import css from './applicant.module.css'
import { isHeld, isOpen } from './documentLooks.ts'

const TYPES = '.pdf,.docx,.jpg,.jpeg,.png,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document,image/jpeg,image/png'
type Props = { kind: 'offer' | 'contract'; letterId: number; document: OwnDocument; whenIn: () => void }

/** One document: photographed or chosen, on its way, in, or sent back. */
export function DocumentRow({ kind, letterId, document, whenIn }: Props) {
  const what = { kind, letterId, documentId: document.id }
  const upload = useActorRef(documentUploadMachine, { input: { what, whenIn } })
  const [removing, remove] = useCommandActor(removeDocument, { done: whenIn })
  const state = useSelector(upload, (snapshot) => snapshot)
  const { file, sent, problem } = state.context
  const { name, status, reason, applicantFile } = document
  const open = isOpen(document)
  const choose = (files: FileList | null) => files?.[0] && upload.send({ type: 'choose', file: files[0] })

  if (state.hasTag('busy') && file) {
    const percent = Math.min(100, Math.round((100 * sent) / Math.max(file.size, 1)))
    const onItsWay = state.matches('uploading') && percent < 100
    return (
      <Row tone="accent" icon={<IconUpload size={20} stroke={1.8} aria-hidden />} name={name}>
        <span className="pbig" role="progressbar" aria-label={name} aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100}>
          <i style={{ width: `${percent}%` }} />
        </span>
        <div className={`${css.cap} num`} role="status">
          {onItsWay ? t('sendingFile', { percent, size: fileSize(file.size) }) : t('checkingFile')}
        </div>
        {state.matches('uploading') && (
          <button type="button" className={css.plainly} aria-label={t('cancelWhat', { name })} onClick={() => upload.send({ type: 'cancel' })}>
            {t('cancel')}
          </button>
        )}
      </Row>
    )
  }
  if (state.matches('failed') && problem)
    return (
      <Row tone="red" icon={<IconAlertTriangle size={20} stroke={1.8} aria-hidden />} name={name}>
        <div className={`${css.cap} tone`} role="alert">
          <b>{problemText(problem, 'upload').text}</b>{' '}
          {problem.status === 0 ? t('broke', { file: file?.name }) : (problem.errors[0]?.message ?? problem.message)}
        </div>
        {problem.status === 0 || problem.status >= 500 ? (
          <Button size="lg" mt={8} leftSection={<IconRefresh size={18} stroke={1.8} aria-hidden />} onClick={() => upload.send({ type: 'retry' })}>
            {t('tryAgain')}
          </Button>
        ) : (
          <Pick name={name} onChoose={choose} />
        )}
      </Row>
    )
  if (applicantFile && !open)
    return (
      <Row tone="green" icon={<IconCheck size={20} stroke={2} aria-hidden />} name={name}>
        <div className={css.cap}>
          {[isTagged(complianceItemStates, status, 'approved') ? t('approved') : t('uploaded'), applicantFile.originalName, fileSize(applicantFile.size)].join(
            ' · ',
          )}
        </div>
        {isHeld(document) && (
          <>
            <ProblemAlert problem={removing.context.problem} />
            <Pick name={name} again onChoose={choose} />
            <button type="button" className={css.plainly} aria-label={t('removeWhat', { name })} onClick={() => remove({ type: 'do', what })}>
              {t('remove')}
            </button>
          </>
        )}
      </Row>
    )
  if (!open) return <Row tone="green" icon={<IconCheck size={20} stroke={2} aria-hidden />} name={name} note={t('waived')} />
  const sentBack = isTagged(complianceItemStates, status, 'sentBack')
  return (
    <Row
      tone={sentBack ? 'red' : 'neutral'}
      icon={sentBack ? <IconAlertTriangle size={20} stroke={1.8} aria-hidden /> : <IconFileDots size={20} stroke={1.8} aria-hidden />}
      name={document.mandatory ? name : `${name} ${t('notMandatory')}`}
      note={sentBack ? (reason ? t('sentBack', { reason }) : t('sentBackPlain')) : undefined}
    >
      <Pick name={name} onChoose={choose} />
    </Row>
  )
}

type RowProps = { tone: 'accent' | 'red' | 'green' | 'neutral'; icon: ReactNode; name: string; note?: string | undefined; children?: ReactNode }

const Row = ({ tone, icon, name, note, children }: RowProps) => (
  <div className={`${css.doc} t-${tone}`}>
    <span className={css.ic}>{icon}</span>
    <div className="grow">
      <div className={css.nm}>{name}</div>
      {note && <div className={tone === 'red' ? `${css.cap} tone` : css.cap}>{note}</div>}
      {children}
    </div>
  </div>
)

type PickProps = { name: string; again?: boolean; onChoose: (files: FileList | null) => void }

const Pick = ({ name, again = false, onChoose }: PickProps) => (
  <div className={css.pick}>
    <Choice
      icon={<IconCamera size={19} stroke={1.7} aria-hidden />}
      words={t('photo')}
      label={t(again ? 'photoAgain' : 'photoOf', { name })}
      accept="image/jpeg,image/png"
      capture
      onChoose={onChoose}
    />
    <Choice
      icon={<IconFolder size={19} stroke={1.7} aria-hidden />}
      words={t(again ? 'replace' : 'file')}
      label={t(again ? 'replaceWhat' : 'fileOf', { name })}
      accept={TYPES}
      onChoose={onChoose}
    />
  </div>
)

type ChoiceProps = { icon: ReactNode; words: string; label: string; accept: string; capture?: boolean; onChoose: PickProps['onChoose'] }

/** A file input that looks like a button; on a phone `capture` opens the camera. */
function Choice({ icon, words, label, accept, capture, onChoose }: ChoiceProps) {
  const id = useId()
  return (
    <label htmlFor={id}>
      {icon}
      {words}
      <input
        id={id}
        type="file"
        aria-label={label}
        accept={accept}
        {...(capture ? { capture: 'environment' } : {})}
        onChange={(event) => {
          onChoose(event.currentTarget.files)
          event.currentTarget.value = ''
        }}
      />
    </label>
  )
}
