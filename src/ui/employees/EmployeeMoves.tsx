import { recruitmentQueries } from '../../api/queries.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { changeEmployeeStatus } from '../../machines/commands/employee.ts'
import { nameOf } from '../../machines/flows/conversion.ts'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { Moves } from '../components/status/Moves.tsx'
import { labelOf } from '../components/status/states.ts'
import { notifyProblem, notifySuccess } from '../components/toast.ts'
import { useCommandActor } from '../data/useCommandActor.ts'
import { t } from '../i18n/employees.ts'

type Employee = components['schemas']['EmployeeRecord']
const named = (status: string) => status as Employee['status']

/** What can happen to an employee next, from the lifecycle; conversion has its own dialog. */
export function EmployeeMoves({ employee, onConvert }: { employee: Employee; onConvert: () => void }) {
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/employee/transitions/{id}', { params: { path: { id: employee.id } } })
  const [state, send] = useCommandActor(changeEmployeeStatus, {
    done: () => notifySuccess(t('converted')),
    // A reason was asked for: the question stays and tells it.
    refused: (problem, { reason }) => !reason && notifyProblem(problem, 'employee'),
  })
  if (error && !data) return <LoadFailed as="line" error={error} onRetry={() => void refetch()} />
  if (!data || data.data.length === 0) return null
  return (
    <Moves
      transitions={data.data}
      title={t('whatNext')}
      label={({ event, status }) => (event === 'convert' ? t('dialogConfirm') : t(named(status)))}
      why={(code) => t(code === 'NOT_YOURS' ? 'whyNotYours' : 'whyNotSigned')}
      ask={({ event, status }) =>
        event === 'convert'
          ? null
          : {
              title: t('askTitle', { name: nameOf(employee), state: labelOf('employee', named(status)) }),
              text: t('askText'),
              confirm: t(named(status)),
              danger: event === 'end',
              reason: 'text',
            }
      }
      asides={['end']}
      busy={state.hasTag('busy')}
      problem={state.context.problem}
      situation="employee"
      onMove={({ event, status }, reason) => {
        if (event === 'convert') onConvert()
        else send({ type: 'do', what: { id: employee.id, status: named(status), version: employee.version, ...(reason ? { reason } : {}) } })
      }}
    />
  )
}
