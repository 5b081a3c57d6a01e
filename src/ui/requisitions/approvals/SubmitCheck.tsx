import { Button, Group } from '@mantine/core'
import { Link, useCanGoBack, useRouter } from '@tanstack/react-router'
import { recruitmentQueries } from '../../../api/queries.ts'
import { requisitionLifecycle } from '../../../machines/lifecycles/requisition.ts'
import { targetOf } from '../../../machines/lifecycles/targetOf.ts'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { Note } from '../../components/Note.tsx'
import { Pending } from '../../components/Pending.tsx'
import { t as sayRequisition } from '../../i18n/requisitions.ts'
import { t } from '../../i18n/submitCheck.ts'
import type { Step, Summary } from '../RequisitionHeader.tsx'
import recordCss from '../record.module.css'
import { DecisionSheet } from './DecisionSheet.tsx'
import css from './SubmitCheck.module.css'
import { type Finding, missingIn, unusualIn } from './unusual.ts'

type Props = { summary: Summary; busy: boolean; onMove: (step: Step) => void }

/** The requisition as its approvers will see it, what to look at before, and who is asked; then it is submitted. */
export function SubmitCheck({ summary, busy, onMove }: Props) {
  const { id } = summary.position
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const position = recruitmentQueries.useQuery('get', '/job-requisition-summary/position/{id}', { params: { path: { id } } })
  const approvals = recruitmentQueries.useQuery('get', '/approval', { params: { query: { requisitionId: id } } })
  const submit = summary.transitions.find(({ event }) => event === 'submit')
  const failed = [position, approvals].find(({ error, data }) => error && !data)
  if (failed) return <LoadFailed error={failed.error} onRetry={() => void failed.refetch()} />
  if (!position.data || !approvals.data) return <Pending />
  const { content: approvers, rounds } = approvals.data.data
  const missing = missingIn(summary, approvers)
  const unusual = unusualIn(summary, position.data.data, approvers)
  const back = () => (canGoBack ? router.history.back() : void router.navigate({ to: '/jobreq/$id', params: { id }, search: { tab: 'position' } }))
  return (
    <section className={css.check} aria-labelledby="section-title">
      <h2 id="section-title">{sayRequisition('check')}</h2>
      {!submit && (
        <Note tone="neutral">
          {t('notNow')} <Part id={id} tab="approvals" />
        </Note>
      )}
      {submit && missing.length > 0 && <Findings id={id} tone="red" title={t('missing')} findings={missing} />}
      {submit && unusual.length > 0 && <Findings id={id} tone="amber" title={t('unusual')} findings={unusual} />}
      {submit && missing.length + unusual.length === 0 && <Note tone="green">{t('nothingFound')}</Note>}
      <p className="dim">{t('asSeen')}</p>
      <DecisionSheet summary={summary} rounds={rounds} />
      {submit && (
        <>
          <h3>{t('order')}</h3>
          {approvers.length === 0 && <p className="dim">{sayRequisition('noApprovers')}</p>}
          <ol className={css.order}>
            {approvers.map(({ id: key, approver }, at) => (
              <li key={key}>
                {approver} <span className="meta">{t(at === 0 ? 'askedFirst' : 'askedAfter')}</span>
              </li>
            ))}
          </ol>
        </>
      )}
      <Group gap={8} mt={16} className={recordCss.share}>
        <Button onClick={back}>{t('back')}</Button>
        {submit && (
          <Button
            variant="filled"
            data-event="submit"
            aria-disabled={!submit.allowed || busy || undefined}
            onClick={() => submit.allowed && !busy && onMove({ status: targetOf(requisitionLifecycle, 'submit') })}
          >
            {sayRequisition('submit')}
          </Button>
        )}
        {submit && !submit.allowed && <span className="meta">{t('locked')}</span>}
      </Group>
    </section>
  )
}

const Part = ({ id, tab }: { id: number; tab: Finding['tab'] }) => (
  <Link className="link" to="/jobreq/$id" params={{ id }} search={{ tab }}>
    {sayRequisition(tab)}
  </Link>
)

type FindingsProps = { id: number; tone: 'red' | 'amber'; title: string; findings: readonly Finding[] }

/** What to look at, each with the way to the place where it is put right. */
const Findings = ({ id, tone, title, findings }: FindingsProps) => (
  <Note tone={tone}>
    <b>{title}</b>
    <ul>
      {findings.map(({ tab, text }) => (
        <li key={`${tab} ${text}`}>
          <Part id={id} tab={tab} />: {text}
        </li>
      ))}
    </ul>
  </Note>
)
