import { Link } from '@tanstack/react-router'
import { hrQueries } from '../../../api/queries.ts'
import { completionPdf } from '../../../machines/commands/learning.ts'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { saveFile } from '../../components/saveFile.ts'
import { notifyProblem } from '../../components/toast.ts'
import { DownloadButton } from '../../data/DownloadButton.tsx'
import { useCommandActor } from '../../data/useCommandActor.ts'
import { day } from '../../i18n/format.ts'
import { t } from '../../i18n/learning.ts'
import css from '../learning.module.css'
import { CourseRows } from '../own/OwnLearning.tsx'

/** All that one person has completed and has to do, with what proves it. */
export function EvidencePage({ employeeId }: { employeeId: number }) {
  const { data, error, refetch } = hrQueries.useQuery('get', '/learning/evidence/{employeeId}', { params: { path: { employeeId } } })
  const [pdf, fetchPdf] = useCommandActor(completionPdf, {
    done: (file, id) => saveFile(file, `${data?.data.completions.find(({ assignmentId }) => assignmentId === id)?.courseName} - ${data?.data.name}.pdf`),
    refused: (problem) => notifyProblem(problem),
  })
  const busy = pdf.hasTag('busy')
  if (error && !data) return <LoadFailed as="page" error={error} onRetry={() => void refetch()} />
  if (!data) return <PageHeader title={t('learning')} />
  const { name, jobTitle, department, courses, completions } = data.data
  return (
    <>
      <PageHeader
        title={name}
        documentTitle={t('evidence', { name })}
        facts={[jobTitle, department].filter(Boolean)}
        crumbs={
          <Link to="/learning" activeOptions={{ exact: true }}>
            {t('learning')}
          </Link>
        }
      />
      <div className={css.page}>
        <section aria-labelledby="evidence-asked">
          <h2 id="evidence-asked">{t('asked')}</h2>
          {courses.length === 0 ? <p>{t('nothing')}</p> : <CourseRows list={courses} />}
        </section>
        <section aria-labelledby="evidence-history">
          <h2 id="evidence-history">{t('history')}</h2>
          {completions.length === 0 && <p>{t('noHistory')}</p>}
          <ul className={`${css.rows} ${css.wide}`}>
            {completions.map((one) => (
              <li key={one.id}>
                <div className={css.what}>
                  <span className="b">{one.courseName}</span>
                  <span className="meta">
                    {[
                      t('completedOn', { day: day(one.completedOn) }),
                      t('versionN', { n: one.courseVersion }),
                      one.score !== null && t('scoreOf', { n: one.score }),
                      one.confirmedBy && t('confirmedBy', { name: one.confirmedBy }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                  {one.certificate && (
                    <span>
                      <DownloadButton file={one.certificate} label={t('openCertificate', { file: one.certificate.originalName })}>
                        {one.certificate.originalName}
                      </DownloadButton>
                    </span>
                  )}
                </div>
                <span>{one.validUntil === null ? t('holdsForEver') : t('validUntil', { day: day(one.validUntil) })}</span>
                <button
                  type="button"
                  className="linkish"
                  aria-label={t('certificatePdfOf', { name: `${one.courseName}, ${day(one.completedOn)}` })}
                  aria-disabled={busy || undefined}
                  onClick={() => !busy && fetchPdf({ type: 'do', what: one.assignmentId })}
                >
                  {t('certificatePdf')}
                </button>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  )
}
