import { Button } from '@mantine/core'
import type { components as common } from '../../api/common.gen.ts'
import { recruitmentQueries } from '../../api/queries.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { acknowledgeOwnPack } from '../../machines/commands/employee.ts'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { Pending } from '../components/Pending.tsx'
import { notifyProblem } from '../components/toast.ts'
import { DownloadButton } from '../data/DownloadButton.tsx'
import { useCommandActor } from '../data/useCommandActor.ts'
import { day } from '../i18n/format.ts'
import { t } from '../i18n/pack.ts'
import css from '../tasks/tasks.module.css'

type Props = { employee: components['schemas']['EmployeeRecord'] }

/** The documents of the pack for one employee: the person opens each and says to have read it; HR sees what was read. */
export function EmployeePack({ employee }: Props) {
  const path = { params: { path: { employeeId: employee.id } } }
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/employee-onboarding/of-employee/{employeeId}', path)
  const list = data?.responseDataList ?? []
  if (data && list.length === 0) return null
  return (
    <section className={css.section} aria-labelledby="section-pack" data-own={employee.mayEdit || undefined}>
      <div className={css.head}>
        <h2 id="section-pack">{t('ofEmployee')}</h2>
      </div>
      {error && !data && <LoadFailed as="line" error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Pending />}
      {data && (
        <ul className={css.list}>
          {list.map((document) => (
            <li key={document.id}>
              <Row document={document} employee={employee} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Row({ document, employee }: Props & { document: common['schemas']['PackDocument'] }) {
  const { id, name, description, mandatory, acknowledgedAt, file } = document
  const [state, send] = useCommandActor(acknowledgeOwnPack, { refused: (problem) => notifyProblem(problem, 'employee') })
  const busy = state.hasTag('busy')
  return (
    <>
      <div className={css.what}>
        <span className="b">{mandatory ? name : t('optionalName', { name })}</span>
        {description && <span className="meta">{description}</span>}
        <span>
          <DownloadButton file={file} label={t('openName', { name, file: file.originalName })}>
            {file.originalName}
          </DownloadButton>
        </span>
      </div>
      <span className={acknowledgedAt ? 'tone t-green' : 'meta'}>{acknowledgedAt ? t('readOn', { day: day(acknowledgedAt) }) : t('notRead')}</span>
      <div className={css.acts}>
        {employee.mayEdit && !acknowledgedAt && (
          <Button
            size="md"
            aria-label={t('sayReadName', { name })}
            aria-disabled={busy || undefined}
            onClick={() => !busy && send({ type: 'do', what: { employeeId: employee.id, documentIds: [id] } })}
          >
            {t('sayRead')}
          </Button>
        )}
      </div>
    </>
  )
}
