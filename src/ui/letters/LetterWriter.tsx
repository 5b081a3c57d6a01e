import { Select } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { LetterContent, LetterDesk, LetterKind, WrittenLetter } from '../../machines/records/letter.ts'
import { ConfirmDialog } from '../components/form/ConfirmDialog.tsx'
import { LazyBoundary, lazy } from '../components/lazy.tsx'
import { Note } from '../components/Note.tsx'
import type { useRecord } from '../data/useRecord.ts'
import { moment } from '../i18n/format.ts'
import { t } from '../i18n/letters.ts'
import css from './desk.module.css'
import { LetterDetails } from './LetterDetails.tsx'
import { MissingValues } from './MissingValues.tsx'
import type { Preview } from './preview.ts'

const RichEditor = lazy(() => import('./RichEditor.tsx'))

type Props = {
  kind: LetterKind
  desk: LetterDesk
  content: LetterContent
  record: ReturnType<typeof useRecord<WrittenLetter>>
  isUnsaved: boolean
  missing: Preview['missing']
  onEdit: (change: Partial<LetterContent>) => void
  children: ReactNode
}

/** The editor: what is missing, subject and text with chips, the values, saving and sending. */
export function LetterWriter({ kind, desk, content, record: { state, send }, isUnsaved, missing, onEdit, children }: Props) {
  const errors = Object.values(state.context.refused).flatMap((refusal) => refusal.errors)
  const [templates, setTemplates] = useState(0)
  const [replacing, setReplacing] = useState<number | null>(null)
  const labels = Object.fromEntries(desk.fields.map(({ field, label }) => [field, label]))
  const lacking = new Set(missing.map(({ field }) => field))
  const template = desk.templates.find(({ id }) => id === replacing)
  const choose = (type: 'keepMine' | 'takeTheirs') => {
    send({ type })
    send({ type: 'save' })
  }
  const refusedField = (field: string) => errors.find((error) => error.field === field)?.message
  return (
    <>
      <div className={css.hscroll}>
        {state.matches('choosing') && desk.letter && (
          <div className={css.hnote}>
            <Note tone="amber" role="alert">
              <b>{t('theirsTitle')}</b> {t('theirsText', { name: desk.letter.makerName, n: desk.letter.letterVersion, time: moment(desk.letter.savedAt) })}{' '}
              <button type="button" className="note-do" onClick={() => choose('keepMine')}>
                {t('keepMine')}
              </button>{' '}
              <button type="button" className="note-do" onClick={() => choose('takeTheirs')}>
                {t('takeTheirs')}
              </button>
            </Note>
          </div>
        )}
        <MissingValues missing={missing} desk={desk} />
        {desk.letter?.needsRelease && !isUnsaved && (
          <div className={css.hnote}>
            <Note tone="amber">{t('needsRelease')}</Note>
          </div>
        )}
        {desk.templates.length > 1 && (
          <div className={css.hnote}>
            <Select
              label={t('template')}
              data={desk.templates.map(({ id, name }) => ({ value: `${id}`, label: name }))}
              value={content.templateId === null ? null : `${content.templateId}`}
              allowDeselect={false}
              onChange={(id) => id && Number(id) !== content.templateId && setReplacing(Number(id))}
            />
          </div>
        )}
        <LazyBoundary fallback={<EditorSkeleton />}>
          <RichEditor
            key={`${state.context.replaced} ${templates}`}
            subject={content.subject}
            body={content.body}
            fields={desk.fields}
            labels={labels}
            missing={lacking}
            to={`${desk.applicantName} ${desk.applicantEmail}`}
            subjectError={refusedField('content.subject')}
            bodyError={refusedField('content.body')}
            onSubject={(subject) => onEdit({ subject })}
            onBody={(body) => onEdit({ body })}
          />
        </LazyBoundary>
        <LetterDetails kind={kind} desk={desk} content={content} missing={missing} errors={errors} onChange={onEdit} />
      </div>
      {children}
      <ConfirmDialog
        opened={template !== undefined}
        title={t('replaceTitle', { name: template?.name ?? '' })}
        confirm={t('replace')}
        onCancel={() => setReplacing(null)}
        onConfirm={() => {
          if (template) onEdit({ templateId: template.id, subject: template.subject, body: template.body })
          setTemplates((before) => before + 1)
          setReplacing(null)
        }}
      >
        {t('replaceText')}
      </ConfirmDialog>
    </>
  )
}

const EditorSkeleton = () => (
  <div className={css.ebody} aria-hidden="true">
    <p className="sk" style={{ width: '40%' }} />
    <p className="sk" style={{ width: '80%' }} />
    <p className="sk" style={{ width: '70%' }} />
  </div>
)
