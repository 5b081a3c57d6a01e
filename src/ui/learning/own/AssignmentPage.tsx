import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { components } from '../../../api/hr.gen.ts'
import { hrQueries } from '../../../api/queries.ts'
import { completionPdf } from '../../../machines/commands/learning.ts'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { LazyBoundary, lazy } from '../../components/lazy.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Pending } from '../../components/Pending.tsx'
import { saveFile } from '../../components/saveFile.ts'
import { Status } from '../../components/status/Status.tsx'
import { notifyProblem } from '../../components/toast.ts'
import { DownloadButton } from '../../data/DownloadButton.tsx'
import { useCommandActor } from '../../data/useCommandActor.ts'
import { day } from '../../i18n/format.ts'
import { t } from '../../i18n/learning.ts'
import { LifecycleButton } from '../../lifecycle/LifecycleButton.tsx'
import { dayBeside, dayOf, LearningState } from '../LearningState.tsx'
import css from '../learning.module.css'
import { AssignmentMoves } from './AssignmentMoves.tsx'

/** They come where the course asks for them. */
const Quiz = lazy(() => import('./Quiz.tsx').then((kit) => ({ default: kit.Quiz })))
const CertificateForm = lazy(() => import('./CertificateForm.tsx').then((kit) => ({ default: kit.CertificateForm })))
const Sessions = lazy(() => import('./Sessions.tsx').then((kit) => ({ default: kit.Sessions })))

export type Assignment = components['schemas']['CourseAssignment']

/** One course of one person: what there is to read, to answer, to attend or to hand in; for HR what was handed in. */
export function AssignmentPage({ id }: { id: number }) {
  const { data, error, refetch } = hrQueries.useQuery('get', '/learning/assignment/{id}', { params: { path: { id } } })
  if (error && !data) return <LoadFailed as="page" error={error} onRetry={() => void refetch()} />
  if (!data) return <PageHeader title={t('course')} />
  const one = data.data
  const may = (event: string) => one.transitions.some((move) => move.event === event && move.allowed)
  const isToDo = one.transitions.some(({ event }) => event === 'handIn')
  return (
    <>
      <PageHeader
        title={one.courseName}
        state={<Status of="courseAssignment" is={one.status} pill />}
        facts={[
          ...(one.mine ? [] : [one.employeeName]),
          t(`kind_${one.kind}`),
          ...(one.minutes === null ? [] : [t('minutes', { n: one.minutes })]),
          t('versionN', { n: one.courseVersion }),
        ]}
        actions={<LifecycleButton lifecycle="courseAssignment" id={one.id} name={one.courseName} />}
        crumbs={
          one.mine ? (
            <Link to="/learning" activeOptions={{ exact: true }}>
              {t('learning')}
            </Link>
          ) : (
            <Link to="/learning/person/$employeeId" params={{ employeeId: one.employeeId }}>
              {one.employeeName}
            </Link>
          )
        }
      />
      <div className={`${css.page} ${css.narrow}`} data-record={one.id}>
        <Standing one={one} />
        <Content one={one} />
        <AssignmentMoves one={one} />
        <LazyBoundary fallback={<Pending />}>
          {one.mine && isToDo && one.questions.length > 0 && <Quiz key={one.version} one={one} />}
          {one.kind === 'SESSION' && isToDo && <Sessions one={one} />}
          {one.mine && isToDo && <CertificateForm key={`certificate-${one.id}`} one={one} />}
        </LazyBoundary>
        {!may('accept') && one.certificate && one.completedOn === null && <p className="meta">{t('waitsForHr')}</p>}
      </div>
    </>
  )
}

function Standing({ one }: { one: Assignment }) {
  const { state, completedOn, validUntil, score, confirmedBy, reason } = one
  const isDone = completedOn !== null && confirmedBy !== null
  const [pdf, fetchPdf] = useCommandActor(completionPdf, {
    done: (file) => saveFile(file, `${one.courseName} - ${one.employeeName}.pdf`),
    refused: (problem) => notifyProblem(problem),
  })
  return (
    <section aria-label={t('asked')}>
      <p>
        <LearningState is={state} /> <span className="meta">{dayBeside(state, dayOf(one))}</span>
      </p>
      {isDone && (
        <>
          <p className="meta dot-sep">
            <span>{t('completedOn', { day: day(completedOn) })}</span>
            <span>{validUntil === null ? t('holdsForEver') : t('validUntil', { day: day(validUntil) })}</span>
            {score !== null && <span>{t('scoreOf', { n: score })}</span>}
            <span>{t('confirmedBy', { name: confirmedBy })}</span>
          </p>
          <Button aria-disabled={pdf.hasTag('busy') || undefined} onClick={() => !pdf.hasTag('busy') && fetchPdf({ type: 'do', what: one.id })}>
            {t('certificatePdf')}
          </Button>
        </>
      )}
      {reason && <p>{t('reasonSaid', { reason })}</p>}
      {one.certificate && (
        <p>
          <DownloadButton file={one.certificate} label={t('openCertificate', { file: one.certificate.originalName })}>
            {one.certificate.originalName}
          </DownloadButton>{' '}
          {one.certificateOn && <span className="meta">{t('handedIn', { day: day(one.certificateOn) })}</span>}
        </p>
      )}
    </section>
  )
}

function Content({ one }: { one: Assignment }) {
  const { description, file, link } = one
  if (!description && !file && !link) return null
  return (
    <section className={css.part} aria-labelledby="learning-content">
      <h2 id="learning-content">{t('content')}</h2>
      {description && <p>{description}</p>}
      {file && (
        <p>
          <DownloadButton file={file} label={t('openDocument', { file: file.originalName })}>
            {file.originalName}
          </DownloadButton>
        </p>
      )}
      {link && (
        <p>
          <a className="link" href={link} target="_blank" rel="noopener noreferrer">
            {t('openLink')} <IconExternalLink size={14} stroke={1.8} aria-hidden />
          </a>
        </p>
      )}
    </section>
  )
}
