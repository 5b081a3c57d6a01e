import { Button } from '@mantine/core'
import { hrQueries } from '../../../api/queries.ts'
import { addSubstitute, deleteSubstitute } from '../../../machines/commands/leave/leave.ts'
import { DateField } from '../../components/form/DateField.tsx'
import { FormDialog } from '../../components/form/FormDialog.tsx'
import { ErrorSummary } from '../../components/form/fields.tsx'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { notifyProblem, notifySuccess } from '../../components/toast.ts'
import { useCommandActor } from '../../data/useCommandActor.ts'
import { useCommandForm } from '../../data/useCommandForm.ts'
import { day } from '../../i18n/format.ts'
import { daySpan } from '../../i18n/leaveFigures.ts'
import { t } from '../../i18n/leaveTeam.ts'
import { ColleagueSelect } from '../ColleagueSelect.tsx'
import css from './team.module.css'

/** Somebody who answers while one is away: who is named already, and one more. */
export function SubstituteDialog({ today, onClose }: { today: string; onClose: () => void }) {
  const { data, error, refetch } = hrQueries.useQuery('get', '/leave/substitute')
  const form = useCommandForm(addSubstitute, {
    begin: { substituteId: null as number | null, fromDay: today, toDay: '' },
    onDone(message) {
      notifySuccess(message)
      onClose()
    },
  })
  const [removing, remove] = useCommandActor(deleteSubstitute, {
    done: (message) => notifySuccess(message),
    refused: (problem) => notifyProblem(problem, 'employee'),
  })
  const { values, errors, problem } = form
  const { substituteId, fromDay, toDay } = values
  const submit = () => {
    const wrong = {
      substituteId: substituteId === null && t('substituteWhoMissing'),
      fromDay: !fromDay && t('substituteFromMissing'),
      toDay: toDay ? fromDay > toDay && t('substituteOrder', { day: day(fromDay) }) : t('substituteToMissing'),
    }
    if (!form.busy) form.send(wrong, { substituteId: substituteId ?? 0, fromDay, toDay })
  }
  const list = data?.responseDataList ?? []
  return (
    <FormDialog
      title={t('substituteTitle')}
      typed={form.typed}
      confirm={t(form.busy ? 'saving' : 'substituteSave')}
      back={t('close')}
      busy={form.busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <ErrorSummary errors={errors} />
      {problem && errors.length === 0 && <ProblemAlert problem={problem} situation="employee" />}
      {error && !data && <LoadFailed as="line" error={error} onRetry={() => void refetch()} />}
      <p className="meta">{t('substituteText')}</p>
      {list.length > 0 && (
        <section aria-label={t('substitutes')}>
          <ul className={css.substitutes}>
            {list.map(({ id, name, ...one }) => {
              const span = daySpan(one.fromDay, one.toDay)
              return (
                <li key={id}>
                  <span className="grow">
                    {name} <span className="meta num">{span}</span>
                  </span>
                  <Button
                    size="xs"
                    aria-label={t('substituteRemoveOf', { name, span })}
                    aria-disabled={removing.hasTag('busy') || undefined}
                    onClick={() => !removing.hasTag('busy') && remove({ type: 'do', what: id })}
                  >
                    {t('substituteRemove')}
                  </Button>
                </li>
              )
            })}
          </ul>
        </section>
      )}
      <ColleagueSelect field={form.field('substituteId')} label={t('substituteWho')} value={substituteId} onChange={(id) => form.set({ substituteId: id })} />
      <div className="pair">
        <DateField {...form.field('fromDay')} label={t('substituteFrom')} value={fromDay || null} onChange={(value) => form.set({ fromDay: value ?? '' })} />
        <DateField {...form.field('toDay')} label={t('substituteTo')} value={toDay || null} onChange={(value) => form.set({ toDay: value ?? '' })} />
      </div>
    </FormDialog>
  )
}
