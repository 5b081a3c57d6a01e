import { ActionIcon } from '@mantine/core'
import { IconFileUpload, IconListCheck } from '@tabler/icons-react'
import { useState } from 'react'
import type { Candidate } from '../../../machines/flows/applicationStatus.ts'
import { lazy } from '../../components/lazy.tsx'
import { t } from '../../i18n/candidate.ts'
import { nameOf } from '../nameOf.ts'

const ProfileFromCv = lazy(() => import('./ProfileFromCv.tsx').then((module) => ({ default: module.ProfileFromCv })))
const ReplaceCv = lazy(() => import('./ReplaceCv.tsx').then((module) => ({ default: module.ReplaceCv })))

/** What HR does with a CV: take over what it names, put another in its place. */
export function CvTools({ candidate }: { candidate: Candidate }) {
  const [open, setOpen] = useState<'replace' | 'profile' | null>(null)
  const { id, version, applicant, resume } = candidate.application
  const name = nameOf(applicant)
  const close = () => setOpen(null)
  return (
    <>
      {resume && (
        <ActionIcon aria-label={t('profile')} title={t('profile')} onClick={() => setOpen('profile')}>
          <IconListCheck size={16} stroke={1.8} />
        </ActionIcon>
      )}
      <ActionIcon aria-label={t('replace')} title={t('replace')} onClick={() => setOpen('replace')}>
        <IconFileUpload size={16} stroke={1.8} />
      </ActionIcon>
      {open === 'replace' && <ReplaceCv applicationId={id} version={version} name={name} onClose={close} />}
      {open === 'profile' && <ProfileFromCv stated={{ ...applicant, applicationId: id, version }} name={name} onClose={close} />}
    </>
  )
}
