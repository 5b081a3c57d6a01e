import { Button } from '@mantine/core'
import type { components } from '../../api/recruitment.gen.ts'
import { hideFirstSteps } from '../../machines/commands/readNotices.ts'
import { AddressLink } from '../components/AddressLink.tsx'
import { StatusIcon } from '../components/status/StatusIcon.tsx'
import { notifyProblem } from '../components/toast.ts'
import { useCommandActor } from '../data/useCommandActor.ts'
import { t } from '../i18n/day.ts'
import css from './FirstSteps.module.css'
import waits from './Waits.module.css'

type Steps = NonNullable<components['schemas']['Day']['firstSteps']>

/** Where each is done; the mail server is a setting of whoever runs the installation. */
const places: Record<Steps[number]['step'], string | null> = {
  company: '/referenceData?list=company',
  department: '/referenceData?list=departments',
  approver: '/referenceData?list=approvalChains',
  mail: null,
  requisition: '/jobreq',
}

/** What a new installation still needs; each is checked off by having been done. */
export function FirstSteps({ steps }: { steps: Steps }) {
  const [state, send] = useCommandActor(hideFirstSteps, { refused: (problem) => notifyProblem(problem) })
  const done = steps.filter((one) => one.done).length
  const busy = state.hasTag('busy')
  return (
    <section aria-label={t('firstSteps')}>
      <h2 className={waits.gh}>
        {t('firstSteps')} <span className="num">{t('stepsDone', { n: done, of: steps.length })}</span>
        <span className="grow" />
        <Button size="compact-xs" variant="subtle" aria-disabled={busy || undefined} onClick={() => !busy && send({ type: 'do', what: undefined })}>
          {t('hideSteps')}
        </Button>
      </h2>
      <ol className={css.steps}>
        {steps.map(({ step, done: isDone }) => {
          const place = places[step]
          return (
            <li key={step} className={isDone ? 't-green' : 't-neutral'}>
              <span className={css.mark}>
                <StatusIcon kind={isDone ? 'check' : 'dash'} />
                <span className="vh">{t(isDone ? 'stepDone' : 'stepOpen')}</span>
              </span>
              <span>
                {place && !isDone ? (
                  <AddressLink className="link" url={place}>
                    {t(`step_${step}`)}
                  </AddressLink>
                ) : (
                  t(`step_${step}`)
                )}
                {!isDone && <span className="meta">{t(`help_${step}`)}</span>}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
