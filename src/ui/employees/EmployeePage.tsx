import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import { revealEmployee } from '../../machines/commands/employee.ts'
import { nameOf } from '../../machines/flows/conversion.ts'
import { employeeStates } from '../../machines/lifecycles/employee.ts'
import { isTagged } from '../../machines/lifecycles/tags.ts'
import { mayOpen } from '../../machines/pages.ts'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { LazyBoundary, lazy } from '../components/lazy.tsx'
import { Note } from '../components/Note.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { Pending } from '../components/Pending.tsx'
import { Status } from '../components/status/Status.tsx'
import { notifyProblem } from '../components/toast.ts'
import { useCommandActor } from '../data/useCommandActor.ts'
import { t } from '../i18n/employees.ts'
import { day } from '../i18n/format.ts'
import { useClaims } from '../shell/session.ts'
import { ConversionDialog, useConversion } from './ConversionDialog.tsx'
import { EmployeeMoves } from './EmployeeMoves.tsx'
import css from './EmployeePage.module.css'
import employeesCss from './employees.module.css'
import { InviteNote } from './InviteNote.tsx'
import { PositionSection } from './PositionSection.tsx'
import { profileSections } from './profileSections.ts'

/** They come beside the record. */
const EmployeeTasks = lazy(() => import('../tasks/EmployeeTasks.tsx').then((kit) => ({ default: kit.EmployeeTasks })))
const EmployeePack = lazy(() => import('./EmployeePack.tsx').then((kit) => ({ default: kit.EmployeePack })))
const PersonLeave = lazy(() => import('../leave/person/PersonLeave.tsx').then((kit) => ({ default: kit.PersonLeave })))
/** It comes when a section is opened. */
const SectionForm = lazy(() => import('./SectionForm.tsx').then((kit) => ({ default: kit.SectionForm })))

const RecordLog = lazy(() => import('./RecordLog.tsx').then((kit) => ({ default: kit.RecordLog })))

/** One employee: the profile in sections, what is private masked for who may not see it, each written over by who may. */
export function EmployeePage({ employeeId, isHr }: { employeeId: number; isHr: boolean }) {
  const path = { params: { path: { employeeId } } }
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/employee/get/{employeeId}', path)
  const [revealed, reveal] = useCommandActor(revealEmployee, { refused: (problem) => notifyProblem(problem, 'employee') })
  const claims = useClaims()
  const conversion = useConversion()
  const [editing, setEditing] = useState<string | null>(null)
  const [isLogOpen, setIsLogOpen] = useState(false)
  if (error && !data) return <LoadFailed as="page" error={error} onRetry={() => void refetch()} />
  if (!data) return <PageHeader title={t('employee')} />
  const shown = revealed.context.answer?.version === data.data.version ? revealed.context.answer : data.data
  const { contract } = shown
  const name = nameOf(shown)
  const actions =
    shown.mayEdit && contract ? (
      <Button
        leftSection={<IconPencil size={16} stroke={1.7} aria-hidden />}
        renderRoot={(props) => <Link {...props} to="/contract-letter/$contractId/{-$step}" params={{ contractId: contract.contractId, step: 'personal' }} />}
      >
        {t('edit')}
      </Button>
    ) : (
      isHr &&
      !shown.mayEdit &&
      isTagged(employeeStates, shown.status, 'onboarding') && (
        <Button variant="filled" onClick={() => conversion.send({ type: 'open', employeeId })}>
          {t('convert')}
        </Button>
      )
    )
  return (
    <>
      <PageHeader
        title={name}
        state={<Status of="employee" is={shown.status} pill />}
        facts={[
          contract?.jobTitle ?? shown.position.jobTitle,
          ...(shown.employmentStartDate ? [t('since', { day: day(shown.employmentStartDate) })] : []),
          shown.recordCompletedAt ? t('finished', { day: day(shown.recordCompletedAt) }) : t('notFinished'),
        ]}
        crumbs={
          isHr ? (
            <Link to="/employee" activeOptions={{ exact: true }}>
              {t('crumb')}
            </Link>
          ) : undefined
        }
        actions={actions}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
      <section className={employeesCss.profile} aria-label={t('sections')} tabIndex={0}>
        <div className={css.profileMain}>
          {shown.masked && (
            <Note tone="neutral">
              {t(shown.mayReveal ? 'masked' : 'hidden')}{' '}
              {shown.mayReveal && (
                <>
                  <button
                    type="button"
                    className="linkish"
                    aria-disabled={revealed.hasTag('busy') || undefined}
                    onClick={() => reveal({ type: 'do', what: employeeId })}
                  >
                    {t('reveal')}
                  </button>{' '}
                  <span className="meta">{t('revealNote')}</span>
                </>
              )}
            </Note>
          )}
          <LazyBoundary fallback={<Pending />}>
            <EmployeeTasks employee={shown} isHr={isHr} />
            <EmployeePack employee={shown} />
          </LazyBoundary>
          <PositionSection employee={shown} isHr={isHr} />
          {mayOpen('leaveSettings', claims) && (
            <LazyBoundary fallback={<Pending />}>
              <PersonLeave employeeId={employeeId} name={name} />
            </LazyBoundary>
          )}
          {profileSections(shown).map(({ key, title, facts }) => (
            <section key={key} className={css.profileSection} aria-labelledby={`section-${key}`}>
              <div className={css.sectionHead}>
                <h2 id={`section-${key}`}>{title}</h2>
                {key !== 'contract' && shown.editable.includes(key) && editing !== key && (
                  <Button size="xs" variant="subtle" aria-label={t('editSection', { section: title })} onClick={() => setEditing(key)}>
                    {t('sectionEdit')}
                  </Button>
                )}
              </div>
              {editing === key && key !== 'contract' ? (
                // What is masked is compared with what is masked, also where the numbers are shown beside it.
                <LazyBoundary fallback={<Pending />}>
                  <SectionForm employee={data.data} section={key} title={title} onDone={() => setEditing(null)} />
                </LazyBoundary>
              ) : (
                <dl>
                  {facts.map(([label, value]) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>{value || <span className="dim">{t('notGiven')}</span>}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </section>
          ))}
          {isHr && (
            <section className={css.profileSection} aria-labelledby="section-log">
              <div className={css.sectionHead}>
                <h2 id="section-log">{t('log')}</h2>
                <Button size="xs" variant="subtle" aria-expanded={isLogOpen} onClick={() => setIsLogOpen(!isLogOpen)}>
                  {t(isLogOpen ? 'logHide' : 'logShow')}
                </Button>
              </div>
              <LazyBoundary fallback={<Pending />}>{isLogOpen && <RecordLog employeeId={employeeId} />}</LazyBoundary>
            </section>
          )}
        </div>
        {isHr && (
          <aside className={css.profileSide}>
            <EmployeeMoves employee={shown} onConvert={() => conversion.send({ type: 'open', employeeId })} />
            {shown.mayInvite && <InviteNote employeeId={employeeId} name={name} />}
            <h2>{t('application')}</h2>
            {contract ? (
              <ul>
                <li>
                  <a className="link" href={`/canprf?applicationId=${contract.applicationId}`}>
                    {t('openApplication', { id: String(contract.applicationId) })}
                  </a>
                </li>
                <li>
                  <a className="link" href={`/jobreq/${contract.requisitionId}`}>
                    {t('openRequisition', { id: String(contract.requisitionId) })}
                  </a>
                </li>
              </ul>
            ) : (
              <ul>
                <li>{t('notRecruited')}</li>
              </ul>
            )}
          </aside>
        )}
      </section>
      <ConversionDialog conversion={conversion} />
    </>
  )
}
