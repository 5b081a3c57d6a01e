import { Button, Group, Modal, MultiSelect, NumberInput, Select, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { newKey } from '../../../api/newKey.ts'
import { recruitmentQueries } from '../../../api/queries.ts'
import type { components } from '../../../api/recruitment.gen.ts'
import { interviewTimesOffered } from '../../../api/recruitmentBounds.gen.ts'
import { asRefusal } from '../../../api/refusal.ts'
import { offerTimesMachine } from '../../../machines/commands/interviewOffer.ts'
import { newOffer, type OfferGap, offerAtStep, offerGapsOf, offerOf } from '../../../machines/records/interviewOffer.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { choiceProps } from '../../components/form/choices.tsx'
import { DateField } from '../../components/form/DateField.tsx'
import { FormDialog } from '../../components/form/FormDialog.tsx'
import { ErrorSummary, optional } from '../../components/form/fields.tsx'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { notifySuccess } from '../../components/toast.ts'
import { useCommandForm } from '../../data/useCommandForm.ts'
import { t as sayComponents } from '../../i18n/components.ts'
import { t } from '../../i18n/interviewOffers.ts'
import { today } from '../../i18n/zone.ts'
import { lastWorkingDay, shifted } from '../calendar/days.ts'
import { zonesWith } from '../zones.ts'
import css from './OfferDialog.module.css'
import { LeftOut, OfferPreview } from './OfferPreview.tsx'
import { OfferRules } from './OfferRules.tsx'

type Schemas = components['schemas']
type Props = {
  applicationIds: number[]
  /** Of the one candidate that it is about. */
  name?: string | undefined
  steps: Schemas['InterviewStep'][]
  onClose: () => void
  onDone?: (() => void) | undefined
}
type Report = { offered: number; left: Schemas['NotOffered'][] }

const PAUSE = 350
const WORKING_DAYS = 10
const wordsOf = ({ field, why }: OfferGap) => t(`${field}_${why}` as Parameters<typeof t>[0])

/** Asks candidates to choose a time for one step, beside the times that they would see. */
export function OfferDialog({ applicationIds, name, steps, onClose, onDone }: Props) {
  const people = recruitmentQueries.useQuery('get', '/selection_process/user')
  const [begin] = useState(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    const firstDay = shifted(today(timeZone), 1)
    return newOffer(steps, { firstDay, lastDay: lastWorkingDay(firstDay, WORKING_DAYS), zone: timeZone })
  })
  const [report, setReport] = useState<Report | null>(null)
  const [tried, setTried] = useState({ what: '', key: '' })
  const form = useCommandForm(offerTimesMachine, {
    begin,
    bounds: interviewTimesOffered,
    onDone({ data }) {
      if (data.left.length > 0) return setReport(data)
      notifySuccess(t('offered', { n: data.offered }))
      end()
    },
  })
  const { values: draft, set, errors } = form
  const [settled] = useDebouncedValue(draft, PAUSE)
  const isComplete = offerGapsOf(settled).length === 0
  const preview = recruitmentQueries.useQuery(
    'post',
    '/interview/offer/preview',
    { body: offerOf(applicationIds, settled) },
    { enabled: isComplete, placeholderData: keepPreviousData, staleTime: 0 },
  )
  const end = () => {
    onDone?.()
    onClose()
  }
  const found = isComplete ? preview.data?.data : undefined
  const isLooking = isComplete && !preview.error && (settled !== draft || preview.isPlaceholderData || !found)
  const to = found?.to.length ?? applicationIds.length
  const submit = () => {
    const what = JSON.stringify(draft)
    const key = what === tried.what ? tried.key : newKey()
    setTried({ what, key })
    form.send(Object.fromEntries(offerGapsOf(draft).map((gap) => [gap.field, wordsOf(gap)])), { key, ...offerOf(applicationIds, draft) })
  }
  // What the service does not take is known before it is sent.
  const known = isComplete && preview.error ? asRefusal(preview.error).errors : []
  const field = (path: string) => {
    const own = form.field(path)
    return { ...own, size: 'md', error: own.error ?? known.find((one) => one.field === path)?.message } as const
  }
  if (report) return <Reported report={report} of={applicationIds.length} onClose={end} />
  return (
    <FormDialog
      title={name ? t('titleOf', { name }) : t('title', { n: applicationIds.length })}
      typed={form.typed}
      size={960}
      confirm={t('send', { n: to })}
      busy={form.busy || isLooking || to === 0}
      onSubmit={() => (form.busy || isLooking || to === 0 ? undefined : submit())}
      onClose={onClose}
    >
      <ProblemAlert problem={form.problem} situation="scheduling" fieldsTell />
      <ErrorSummary errors={errors} />
      {steps.length === 0 ? (
        <EmptyState kind="empty" title={t('noSteps')}>
          {t('noStepsText')}
        </EmptyState>
      ) : (
        <div className={css.offer}>
          <div className={css.fields}>
            <Text size="sm" c="dimmed">
              {t('help')}
            </Text>
            <div className={css.stepped}>
              <Select
                {...field('processRequisitionStepsId')}
                data-autofocus
                label={t('step')}
                allowDeselect={false}
                data={steps.map((step) => ({ value: String(step.id), label: step.title }))}
                value={draft.processRequisitionStepsId === null ? null : String(draft.processRequisitionStepsId)}
                onChange={(value) => set(offerAtStep(draft, steps, value ? Number(value) : null))}
              />
              <NumberInput
                {...field('minutes')}
                label={t('minutes')}
                allowDecimal={false}
                step={5}
                value={draft.minutes}
                onChange={(typed) => set({ minutes: typeof typed === 'number' ? typed : '' })}
              />
            </div>
            <MultiSelect
              {...field('interviewerIds')}
              label={t('interviewers')}
              description={t('interviewersHelp')}
              placeholder={draft.interviewerIds.length === 0 ? t('choose') : undefined}
              searchable
              {...choiceProps(people)}
              data={(people.data?.responseDataList ?? []).map((person) => ({ value: String(person.id), label: person.name }))}
              value={draft.interviewerIds.map(String)}
              onChange={(ids) => set({ interviewerIds: ids.map(Number) })}
            />
            <div className="pair">
              <DateField
                {...field('firstDay')}
                label={t('firstDay')}
                value={draft.firstDay}
                onChange={(firstDay) => set({ firstDay })}
                minDate={today(draft.zone)}
              />
              <DateField
                {...field('lastDay')}
                label={t('lastDay')}
                value={draft.lastDay}
                onChange={(lastDay) => set({ lastDay })}
                minDate={draft.firstDay ?? today(draft.zone)}
              />
            </div>
            <Select
              {...field('zone')}
              label={t('zone')}
              searchable
              allowDeselect={false}
              limit={50}
              data={zonesWith(draft.zone)}
              value={draft.zone}
              onChange={(zone) => zone && set({ zone })}
            />
            <TextInput {...form.text('place')} {...field('place')} label={optional(t('place'))} />
            <TextInput {...form.text('link')} {...field('link')} label={optional(t('link'))} inputMode="url" />
            <OfferRules draft={draft} field={field} set={set} isWrong={errors.length > 0 || known.length > 0} />
          </div>
          <OfferPreview
            found={found}
            isLooking={isLooking}
            error={isComplete ? preview.error : null}
            zone={settled.zone}
            onRetry={() => void preview.refetch()}
          />
        </div>
      )}
    </FormDialog>
  )
}

/** To how many it went; who was left out stays on the screen until it is read. */
const Reported = ({ report, of, onClose }: { report: Report; of: number; onClose: () => void }) => (
  <Modal opened onClose={onClose} title={t('reportTitle', { n: report.offered, of })} closeButtonProps={{ 'aria-label': sayComponents('close') }}>
    <Stack gap={16}>
      <LeftOut title={t('reportLeft')} left={report.left} all />
      <Group justify="flex-end">
        <Button size="md" variant="filled" data-autofocus onClick={onClose}>
          {t('done')}
        </Button>
      </Group>
    </Stack>
  </Modal>
)
