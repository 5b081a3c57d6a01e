import { useState } from 'react'
import { recruitmentQueries } from '../../../api/queries.ts'
import type { components } from '../../../api/recruitment.gen.ts'
import { mergeMachine } from '../../../machines/commands/mergeApplicants.ts'
import { FormDialog } from '../../components/form/FormDialog.tsx'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { Note } from '../../components/Note.tsx'
import { labelOf } from '../../components/status/states.ts'
import { notifySuccess } from '../../components/toast.ts'
import { useCommandActor } from '../../data/useCommandActor.ts'
import { t as say } from '../../i18n/candidate.ts'
import { t } from '../../i18n/duplicates.ts'
import css from './Duplicates.module.css'

type Preview = components['schemas']['MergePreview']
type Person = { id: number; name: string; email: string }
const words = {
  title: 'personTitle',
  firstName: 'firstName',
  middleName: 'middleName',
  surName: 'surName',
  email: 'email',
  mobile: 'mobile',
  phone: 'phone',
} as const

/** Which record is kept, and what becomes of each field and application; nothing is done before it is confirmed. */
export function MergeDialog({ one, other, onClose }: { one: Person; other: Person; onClose: () => void }) {
  const [key] = useState(() => crypto.randomUUID())
  const [keptId, setKeptId] = useState(one.id)
  const [kept, gone] = keptId === one.id ? [one, other] : [other, one]
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/applicant/merge-preview/{id}/{goneId}', {
    params: { path: { id: kept.id, goneId: gone.id } },
  })
  const [state, send] = useCommandActor(mergeMachine, {
    done(message) {
      notifySuccess(message)
      onClose()
    },
  })
  const preview = data?.data
  const isPossible = preview && !preview.refusal
  const merge = () => {
    if (!isPossible || state.hasTag('busy')) return
    const { keptVersion, goneVersion } = preview
    send({ type: 'do', what: { key: `${key}-${kept.id}-${keptVersion}-${goneVersion}`, keptId: kept.id, goneId: gone.id, keptVersion, goneVersion } })
  }
  return (
    <FormDialog
      title={t('dialogTitle', { name: one.name })}
      size={760}
      calm
      confirm={t('merge')}
      busy={!isPossible || state.hasTag('busy')}
      onSubmit={merge}
      onClose={onClose}
    >
      <p className="dim">{t('dialogText')}</p>
      <ProblemAlert problem={state.context.problem} situation="application" />
      <fieldset className={css.keep}>
        <legend>{t('keep')}</legend>
        {[one, other].map(({ id, name, email }) => (
          <label key={id}>
            <input type="radio" name="kept" checked={id === keptId} onChange={() => setKeptId(id)} />
            {t('keepOf', { name, email })}
          </label>
        ))}
      </fieldset>
      {error && !data && <LoadFailed as="line" error={error} onRetry={() => void refetch()} />}
      {preview?.refusal && (
        <Note tone="red" role="status">
          {t(preview.refusal.code, { positions: preview.refusal.positions.join(', ') })}
        </Note>
      )}
      {isPossible && <Outcome preview={preview} />}
    </FormDialog>
  )
}

function Outcome({ preview: { fields, moves, stays } }: { preview: Preview }) {
  const listed = (applications: Preview['moves']) => (
    <ul className={css.moves}>
      {applications.map(({ id, positionTitle, status }) => (
        <li key={id}>{t('application', { title: positionTitle, status: labelOf('application', status) })}</li>
      ))}
    </ul>
  )
  return (
    <>
      <table className={css.outcome}>
        <thead>
          <tr>
            <th scope="col">{t('field')}</th>
            <th scope="col">{t('kept')}</th>
            <th scope="col">{t('gone')}</th>
            <th scope="col">{t('result')}</th>
          </tr>
        </thead>
        <tbody>
          {fields
            .filter(({ kept, gone }) => kept || gone)
            .map(({ field, kept, gone, result }) => (
              <tr key={field}>
                <th scope="row">{say(words[field])}</th>
                <td>{kept}</td>
                <td>{gone}</td>
                <td>
                  <b>{result}</b>
                </td>
              </tr>
            ))}
        </tbody>
      </table>
      <div>
        <b>{t('moves', { n: moves.length })}</b>
        {listed(moves)}
      </div>
      <div>
        <b>{t('stays', { n: stays.length })}</b>
        {listed(stays)}
      </div>
    </>
  )
}
