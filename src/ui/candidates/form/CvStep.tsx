import { Button } from '@mantine/core'
import { useMachine } from '@xstate/react'
import { resumeUploadMachine } from '../../../machines/flows/applicationForm/applicationFormCalls.ts'
import { FileUpload } from '../../components/form/FileUpload.tsx'
import { fieldId } from '../../components/form/fields.tsx'
import { Note } from '../../components/Note.tsx'
import { t } from '../../i18n/applicationForm.ts'
import { ACCEPT } from '../cv/accept.ts'
import type { FieldsProps } from './formFields.ts'

/** The CV: sent at once, attached when the answers are saved. */
export function CvStep({ entered: { resume }, errors, fill, removable }: FieldsProps & { removable: boolean }) {
  const [state, send] = useMachine(resumeUploadMachine, {
    input: { what: null, whenIn: (id, file) => fill({ resume: { id, originalName: file.name } }) },
  })
  const error = errors.find(({ field }) => field === 'resumeFileId' || field === 'resumeId')?.message
  const remove = () => {
    send({ type: 'cancel' })
    fill({ resume: null })
  }
  return (
    <div className="form">
      <p className="dim">{t('cvText')}</p>
      {resume && (
        <Note tone="green" role="status">
          {t('cvNow', { name: resume.originalName })}{' '}
          {removable && (
            <button type="button" className="note-do" onClick={() => remove()}>
              {t('cvRemove')}
            </button>
          )}
        </Note>
      )}
      {!state.matches('in') && (
        <FileUpload
          state={state}
          send={send}
          id={fieldId('resumeFileId')}
          label={t(resume ? 'cvReplace' : 'cvChoose')}
          note={t('cvNote')}
          accept={ACCEPT}
          error={error}
        />
      )}
      {state.matches('in') && (
        <Button size="md" onClick={() => send({ type: 'cancel' })}>
          {t('cvReplace')}
        </Button>
      )}
    </div>
  )
}
