import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { orThrow, recruitment } from '../../api/client.ts'
import type { OwnContract } from '../../machines/flows/contractSigning.ts'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { DownloadButton } from '../data/DownloadButton.tsx'
import { t } from '../i18n/applicant.ts'
import css from './applicant.module.css'
import { Tick } from './Tick.tsx'

/** `onSaving` is told what is on its way, until it has come or failed. */
type Props = { letter: OwnContract; onRead: () => void; onSaving: (saving: Promise<unknown>) => void }

/** What every new colleague gets to read; a tick says that it was read. */
export function Pack({ letter, onRead, onSaving }: Props) {
  /** Ticked here; it stays so until the letter says it too, or the service says no. */
  const [ticked, setTicked] = useState<readonly number[]>([])
  const acknowledge = useMutation({
    mutationFn: (documentIds: number[]) => recruitment.POST('/employee-onboarding/acknowledge', { body: { contractId: letter.id, documentIds } }).then(orThrow),
    onSuccess: onRead,
    onError: (_, documentIds) => setTicked((before) => before.filter((id) => !documentIds.includes(id))),
  })
  const documents = letter.employeeOnboardingDocuments
  if (documents.length === 0) return null
  return (
    <section aria-labelledby="pack">
      <h2 id="pack">{t('packTitle')}</h2>
      <p className="dim">{t('packText')}</p>
      <ProblemAlert problem={acknowledge.error} />
      {documents.map(({ id, name, description, mandatory, acknowledgedAt, file }) => (
        <div key={id} className={css.doc}>
          <div className="grow">
            <div className={css.nm}>{mandatory ? name : `${name} ${t('notMandatory')}`}</div>
            {description && <div className={css.cap}>{description}</div>}
            <DownloadButton file={file} label={t('packOpen', { name: file.originalName })}>
              {file.originalName}
            </DownloadButton>
            <Tick
              name={`read-${id}`}
              label={t('packRead', { name })}
              checked={acknowledgedAt !== null || ticked.includes(id)}
              onChange={(checked) => {
                if (!checked || acknowledgedAt !== null) return
                setTicked((before) => [...before, id])
                onSaving(acknowledge.mutateAsync([id]).catch(() => undefined))
              }}
            />
          </div>
        </div>
      ))}
    </section>
  )
}
