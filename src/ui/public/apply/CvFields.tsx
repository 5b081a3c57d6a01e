import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconFileText, IconRefresh, IconUpload } from '@tabler/icons-react'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { CvRead } from '../../../machines/flows/applyRead.ts'
import applicantCss from '../../applicant/applicant.module.css'
import type { FieldError } from '../../components/form/fields.tsx'
import fileCss from '../../components/form/file.module.css'
import { Note } from '../../components/Note.tsx'
import { t } from '../../i18n/apply.ts'
import { fileSize } from '../../i18n/format.ts'
import applyCss from './apply.module.css'
import css from './CvFields.module.css'
import type { Flow } from './flow.ts'

const TYPES = '.pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** The CV: chosen or dropped, sent with its progress, cancelled, tried again, replaced. */
export function CvFields({ flow, errors, onSkip }: { flow: Flow; errors: FieldError[]; onSkip: () => void }) {
  const state = useSelector(flow, (snapshot) => snapshot)
  const { draft, sending, problem, file, read, unread } = state.context
  const reading = state.hasTag('reading')
  const uploading = state.hasTag('uploading')
  const error = errors.find(({ field }) => field === 'resume')?.message
  const choose = (files: FileList | null) => {
    // The next page is fetched while the file is sent.
    void import('./Answers.tsx')
    if (files?.[0]) flow.send({ type: 'choose', file: files[0] })
  }
  return (
    <fieldset
      aria-label={t('cvTitle')}
      className={applyCss.cvDrop}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        choose(event.dataTransfer.files)
      }}
    >
      {uploading && sending && <Uploading sending={sending} onCancel={() => flow.send({ type: 'cancel' })} />}
      {!uploading && draft.resume && (
        <Document
          tone="green"
          icon={<IconCheck size={20} stroke={2} aria-hidden />}
          name={draft.resume.originalName}
          note={t('cvUploaded', { size: fileSize(draft.resume.size) })}
        >
          <button type="button" className={`${applyCss.plainly} ${applicantCss.plainly}`} onClick={() => flow.send({ type: 'remove' })}>
            {t('cvRemove')}
          </button>
        </Document>
      )}
      {draft.resume && !uploading && (reading || read || unread) && (
        <div className={css.said}>
          <Note tone={reading ? 'blue' : read ? 'green' : 'amber'} role="status">
            {t(reading ? 'cvReading' : read ? (isEmpty(read) ? 'cvReadNothing' : 'cvRead') : unread?.code === 'NO_TEXT_IN_CV' ? 'cvNoText' : 'cvUnread')}
          </Note>
        </div>
      )}
      {!uploading && problem && file && problem.errors.length === 0 && (
        <Document
          tone="red"
          icon={<IconAlertTriangle size={20} stroke={2} aria-hidden />}
          name={file.name}
          note={problem.status === 0 ? t('cvFailed', { name: file.name }) : problem.message}
          alert
        >
          <Button variant="default" size="md" leftSection={<IconRefresh size={18} stroke={1.8} aria-hidden />} onClick={() => flow.send({ type: 'retry' })}>
            {t('cvRetry')}
          </Button>
        </Document>
      )}
      {!uploading && (
        <div className={css.cvChoose}>
          {error && (
            <p className="wrong" id="resume-error">
              {error}
            </p>
          )}
          <label className={`${fileCss.fileButton} ${applyCss.cvButton}`}>
            <IconUpload size={18} stroke={1.8} aria-hidden />
            {t(draft.resume ? 'cvReplace' : 'cvChoose')}
            <input
              type="file"
              id="field-resume"
              accept={TYPES}
              aria-invalid={Boolean(error) || undefined}
              aria-describedby={error ? 'resume-error' : undefined}
              onChange={(event) => {
                choose(event.currentTarget.files)
                event.currentTarget.value = ''
              }}
            />
          </label>
          <span className={`${applyCss.cap} ${applicantCss.cap} ${applyCss.wide}`}>{t('cvDrop')}</span>
        </div>
      )}
      {!uploading && state.can({ type: 'skip' }) && (
        <button type="button" className={`${applyCss.plainly} ${applicantCss.plainly}`} onClick={onSkip}>
          {t('cvLater')}
        </button>
      )}
    </fieldset>
  )
}

const isEmpty = ({ fields, items }: CvRead) => items.length === 0 && Object.keys(fields).length === 0

function Uploading({ sending: { name, size, sent }, onCancel }: { sending: { name: string; size: number; sent: number }; onCancel: () => void }) {
  const percent = Math.min(100, Math.round((100 * sent) / Math.max(size, 1)))
  return (
    <Document tone="accent" icon={<IconFileText size={20} stroke={1.8} aria-hidden />} name={name}>
      <span className="pbig" role="progressbar" aria-label={name} aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100}>
        <i style={{ width: `${percent}%` }} />
      </span>
      <span className={`${applyCss.cap} ${applicantCss.cap} num`} role="status">
        {percent < 100 ? t('cvSending', { percent, size: fileSize(size) }) : t('cvChecking')}
      </span>
      <button type="button" className={`${applyCss.plainly} ${applicantCss.plainly}`} onClick={onCancel}>
        {t('cvCancel')}
      </button>
    </Document>
  )
}

type DocumentProps = { tone: string; icon: ReactNode; name: string; note?: string; alert?: boolean; children: ReactNode }

function Document({ tone, icon, name, note, alert, children }: DocumentProps) {
  return (
    <div className={`${applyCss.doc} ${applicantCss.doc} t-${tone}`} role={alert ? 'alert' : undefined}>
      <span className={applicantCss.ic}>{icon}</span>
      <div className="grow">
        <div className={`${applyCss.nm} ${applicantCss.nm}`}>{name}</div>
        {note && <div className={alert ? `${applyCss.cap} ${applicantCss.cap} tone` : `${applyCss.cap} ${applicantCss.cap}`}>{note}</div>}
        {children}
      </div>
    </div>
  )
}
