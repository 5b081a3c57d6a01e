import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconRefresh, IconUpload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Refusal } from '../../../api/client.ts'
import { t } from '../../i18n/components.ts'
import { fileSize } from '../../i18n/format.ts'
import { FileDrop } from './FileDrop.tsx'
import css from './file.module.css'
import { problemText } from './problems.ts'

/** What is shown of a `fileUpload` machine, whatever its file is for. */
type Shown = {
  context: { file: File | null; sent: number; problem: Refusal | null }
  matches: (state: 'uploading' | 'in' | 'failed') => boolean
  hasTag: (tag: 'busy') => boolean
}
type Props = {
  state: Shown
  send: (event: { type: 'choose'; file: File } | { type: 'cancel' } | { type: 'retry' }) => void
  /** Where an error summary leads to. */
  id?: string
  label: string
  note: string
  accept: string
  /** What the form says of it: that none was chosen. */
  error?: string | undefined
}

/** One file: chosen or dropped, sent with its progress, cancelled, tried again, taken away again. */
export function FileUpload({ state, send, id, label, note, accept, error }: Props) {
  const { file, sent, problem } = state.context
  if (file && state.hasTag('busy')) {
    const percent = Math.min(100, Math.round((100 * sent) / Math.max(file.size, 1)))
    const leaving = state.matches('uploading')
    return (
      <Row tone="accent" icon={<IconUpload size={18} stroke={1.8} aria-hidden />} name={file.name}>
        <span className="pbig" role="progressbar" aria-label={file.name} aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100}>
          <i style={{ width: `${percent}%` }} />
        </span>
        <span className="meta num" role="status">
          {leaving && percent < 100 ? t('fileSent', { percent, size: fileSize(file.size) }) : t('fileChecking')}
        </span>
        {leaving && (
          <Button size="md" aria-label={t('fileCancel', { name: file.name })} onClick={() => send({ type: 'cancel' })}>
            {t('cancel')}
          </Button>
        )}
      </Row>
    )
  }
  if (file && state.matches('in'))
    return (
      <Row tone="green" icon={<IconCheck size={18} stroke={2} aria-hidden />} name={file.name}>
        <span className="meta num" role="status">
          {t('fileIn', { size: fileSize(file.size) })}
        </span>
        <Button size="md" aria-label={t('fileRemove', { name: file.name })} onClick={() => send({ type: 'cancel' })}>
          {t('remove')}
        </Button>
      </Row>
    )
  const aboutFile = problem?.errors[0]?.message
  return (
    <>
      {file && problem && !aboutFile && (
        <Row tone="red" icon={<IconAlertTriangle size={18} stroke={1.8} aria-hidden />} name={file.name}>
          <span className="wrong" role="alert">
            <b>{problemText(problem, 'upload').text}</b> {problem.status === 0 ? t('fileBroke', { name: file.name }) : problem.message}
          </span>
          <Button size="md" leftSection={<IconRefresh size={16} stroke={1.8} aria-hidden />} onClick={() => send({ type: 'retry' })}>
            {t('fileRetry')}
          </Button>
        </Row>
      )}
      <FileDrop
        id={id}
        label={label}
        note={note}
        accept={accept}
        error={aboutFile ? `${problemText(problem, 'upload').text} ${aboutFile}` : problem ? undefined : error}
        onChoose={(chosen) => send({ type: 'choose', file: chosen })}
      />
    </>
  )
}

const Row = ({ tone, icon, name, children }: { tone: string; icon: ReactNode; name: string; children: ReactNode }) => (
  <div className={`${css.fileRow} t-${tone}`}>
    <span className={css.ic}>{icon}</span>
    <div className={`grow ${css.grow}`}>
      <b>{name}</b>
      {children}
    </div>
  </div>
)
