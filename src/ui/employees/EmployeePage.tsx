import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { recruitmentQueries } from '../../api/queries.ts'
import { revealEmployee } from '../../machines/commands/employee.ts'
import { nameOf } from '../../machines/flows/conversion.ts'
import { employeeStates } from '../../machines/lifecycles/employee.ts'
import { isTagged } from '../../machines/lifecycles/tags.ts'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { Note } from '../components/Note.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { Status } from '../components/status/Status.tsx'
import { notifyProblem } from '../components/toast.ts'
import { useCommandActor } from '../data/useCommandActor.ts'
import { t } from '../i18n/employees.ts'
import { day } from '../i18n/format.ts'
import { ConversionDialog, useConversion } from './ConversionDialog.tsx'
import { EmployeeMoves } from './EmployeeMoves.tsx'
import css from './EmployeePage.module.css'
import employeesCss from './employees.module.css'
import { profileSections } from './profileSections.ts'

/** One employee: the profile in sections, what is private masked for who may not see it. */
export function EmployeePage({ employeeId, isHr }: { employeeId: number; isHr: boolean }) {
  const path = { params: { path: { employeeId } } }
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/employee/get/{employeeId}', path)
  const [revealed, reveal] = useCommandActor(revealEmployee, { refused: (problem) => notifyProblem(problem, 'employee') })
  const conversion = useConversion()
  if (error && !data) return <LoadFailed as="page" error={error} onRetry={() => void refetch()} />
  if (!data) return <PageHeader title={t('employee')} />
  const shown = revealed.context.answer?.version === data.data.version ? revealed.context.answer : data.data
  const { contract } = shown
  const name = nameOf(shown)
  const actions = shown.mayEdit ? (
    <Button
      leftSection={<IconPencil size={16} stroke={1.7} aria-hidden />}
      renderRoot={(props) => <Link {...props} to="/contract-letter/$contractId/{-$step}" params={{ contractId: contract.contractId, step: 'personal' }} />}
    >
      {t('edit')}
    </Button>
  ) : (
    isHr &&
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
          contract.jobTitle,
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
          {profileSections(shown).map(({ key, title, facts }) => (
            <section key={key} className={css.profileSection} aria-labelledby={`section-${key}`}>
              <h2 id={`section-${key}`}>{title}</h2>
              <dl>
                {facts.map(([label, value]) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value || <span className="dim">{t('notGiven')}</span>}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
        {isHr && (
          <aside className={css.profileSide}>
            <EmployeeMoves employee={shown} onConvert={() => conversion.send({ type: 'open', employeeId })} />
            <h2>{t('application')}</h2>
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
          </aside>
        )}
      </section>
      <ConversionDialog conversion={conversion} />
    </>
  )
}
