import { Button } from '@mantine/core'
import { IconClockX, IconCloudCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { SnapshotFrom } from 'xstate'
import type { components } from '../../api/recruitment.gen.ts'
import { requisitionLifecycle } from '../../machines/lifecycles/requisition.ts'
import { targetOf } from '../../machines/lifecycles/targetOf.ts'
import type { requisitionFormMachine } from '../../machines/records/requisitionForm.ts'
import type { Step } from '../../machines/records/requisitionFormCalls.ts'
import { PageHeader } from '../components/PageHeader.tsx'
import { Meter } from '../components/status/Meter.tsx'
import { Status } from '../components/status/Status.tsx'
import { day, time } from '../i18n/format.ts'
import { t } from '../i18n/requisitions.ts'
import { LifecycleButton } from '../lifecycle/LifecycleButton.tsx'
import { RequisitionMenu } from './RequisitionMenu.tsx'
import { RequisitionTrack } from './RequisitionTrack.tsx'
import css from './record.module.css'
import type { Tab } from './tabs.ts'

export type Summary = components['schemas']['RequisitionSummary']
export type FormState = SnapshotFrom<typeof requisitionFormMachine>
type Props = { summary: Summary; form: FormState; tab: Tab; onMove: (step: Step) => void }

export function RequisitionHeader({ summary, form, tab, onMove }: Props) {
  const { position, progress, transitions, expired } = summary
  const required = progress.sections.filter((one) => one.required)
  const done = required.filter((one) => one.status === 'COMPLETED').length
  const words = t('sectionsDone', { done, all: required.length })
  const submit = transitions.find((one) => one.event === 'submit')
  const facts = [
    ...(summary.department ? [summary.department] : []),
    t('openings', { n: position.openings }),
    ...(position.endDate ? [<EndDate key="end" day={position.endDate} expired={expired} />] : []),
    t('ownedBy', { name: summary.owner }),
  ]
  return (
    <>
      <PageHeader
        title={position.positionTitle}
        documentTitle={`${position.positionTitle} (${position.id})`}
        error={form.matches('refused')}
        state={
          <>
            <Status of="requisition" is={position.status} pill />
            <span className="row meta">
              <Meter value={progress.percent} width={64} label={words} />
              <span aria-hidden="true">{words}</span>
            </span>
          </>
        }
        facts={facts}
        crumbs={
          <>
            <Link to="/jobreq">{t('requisitions')}</Link>
            <span aria-hidden="true">›</span>
            <span>{position.positionId ?? position.id}</span>
          </>
        }
        actions={
          <>
            {/* The other sections save row by row and say so themselves. */}
            {tab === 'position' && <Saved form={form} />}
            <LifecycleButton lifecycle="requisition" id={position.id} name={position.positionTitle} />
            {expired && (
              <Button
                leftSection={<IconClockX size={16} stroke={1.7} aria-hidden />}
                renderRoot={(props) => <Link {...props} to="/jobreq/$id" params={{ id: position.id }} search={(before) => ({ ...before, changeDate: true })} />}
              >
                {t('extend')}
              </Button>
            )}
            {submit && (
              <Button
                variant="filled"
                aria-disabled={!submit.allowed || form.hasTag('busy') || undefined}
                data-event="submit"
                onClick={() => submit.allowed && !form.hasTag('busy') && onMove({ status: targetOf(requisitionLifecycle, 'submit') })}
              >
                {t('submit')}
              </Button>
            )}
            <RequisitionMenu id={position.id} />
          </>
        }
      />
      <RequisitionTrack summary={summary} busy={form.hasTag('busy')} onMove={onMove} />
    </>
  )
}

function EndDate({ day: iso, expired }: { day: string; expired: boolean }) {
  if (!expired) return t('ends', { day: day(iso) })
  return (
    <span className={`st t-red tone ${css.end}`}>
      <IconClockX size={14} stroke={2} aria-hidden />
      {t('expired', { day: day(iso) })}
    </span>
  )
}

/** When the form was last saved; announced politely. */
function Saved({ form }: { form: FormState }) {
  const { savedAt } = form.context
  const text = form.hasTag('saving') ? t('saving') : form.hasTag('unsaved') ? t('unsaved') : savedAt ? t('saved', { time: time(savedAt) }) : ''
  return (
    <span className="meta row" role="status">
      {text && <IconCloudCheck size={15} stroke={1.7} aria-hidden />}
      {text}
    </span>
  )
}
