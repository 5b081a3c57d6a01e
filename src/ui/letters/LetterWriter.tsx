import { Select } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { ConfirmDialog } from '../components/form/ConfirmDialog.tsx'
import { Note } from '../components/Note.tsx'
import { moment } from '../i18n/format.ts'
import { t } from '../i18n/letters.ts'
import css from './desk.module.css'
import { LetterDetails } from './LetterDetails.tsx'
import { LetterFooter } from './LetterFooter.tsx'
import type { LetterKind, LetterSend, LetterState } from './letterKinds.ts'
import { MissingValues } from './MissingValues.tsx'
import type { Preview } from './preview.ts'

const RichEditor = lazy(() => import('./RichEditor.tsx'))

type Props = { kind: LetterKind; state: LetterState; send: LetterSend; missing: Preview['missing'] }

/** The editor: what is missing, subject and text with chips, the values, saving and sending. */
export function LetterWriter({ kind, state, send, missing }: Props) {
  const { desk, content, text, theirs, problem } = state.context
  const [replacing, setReplacing] = useState<number | null>(null)
  if (!desk || !content) return null
  const labels = Object.fromEntries(desk.fields.map(({ field, label }) => [field, label]))
  const lacking = new Set(missing.map(({ field }) => field))
  const template = desk.templates.find(({ id }) => id === replacing)
  const refusedField = (field: string) => problem?.errors.find((error) => error.field === field)?.message
  return (
    <>
      <div className={css.hscroll}>
        {state.matches('choosing') && theirs?.letter && (
          <div className={css.hnote}>
            <Note tone="amber" role="alert">
              <b>{t('theirsTitle')}</b>{' '}
              {t('theirsText', { name: theirs.letter.makerName, n: theirs.letter.letterVersion, time: moment(theirs.letter.savedAt) })}{' '}
              <button type="button" className="note-do" onClick={() => send({ type: 'keepMine' })}>
                {t('keepMine')}
              </button>{' '}
              <button type="button" className="note-do" onClick={() => send({ type: 'takeTheirs' })}>
                {t('takeTheirs')}
              </button>
            </Note>
          </div>
        )}
        <MissingValues missing={missing} desk={desk} />
        {desk.letter?.needsRelease && !state.hasTag('unsaved') && (
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
        <Suspense fallback={<EditorSkeleton />}>
          <RichEditor
            key={text}
            subject={content.subject}
            body={content.body}
            fields={desk.fields}
            labels={labels}
            missing={lacking}
            to={`${desk.applicantName} ${desk.applicantEmail}`}
            subjectError={refusedField('content.subject')}
            bodyError={refusedField('content.body')}
            onSubject={(subject) => send({ type: 'edit', change: { subject } })}
            onBody={(body) => send({ type: 'edit', change: { body } })}
          />
        </Suspense>
        <LetterDetails kind={kind} desk={desk} content={content} missing={missing} problem={problem} onChange={(change) => send({ type: 'edit', change })} />
      </div>
      <LetterFooter kind={kind} state={state} send={send} missing={missing.length} />
      <ConfirmDialog
        opened={template !== undefined}
        title={t('replaceTitle', { name: template?.name ?? '' })}
        confirm={t('replace')}
        onCancel={() => setReplacing(null)}
        onConfirm={() => {
          send({ type: 'useTemplate', templateId: replacing ?? 0 })
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
