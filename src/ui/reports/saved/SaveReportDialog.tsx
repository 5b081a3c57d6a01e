import { Button, Checkbox, MultiSelect, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { components } from '../../../api/recruitment.gen.ts'
import { keptReport } from '../../../api/recruitmentBounds.gen.ts'
import { currentClaims } from '../../../api/token.ts'
import { deleteReportMachine, type KeptReport, saveReportMachine } from '../../../machines/commands/savedReport.ts'
import { ConfirmDialog } from '../../components/form/ConfirmDialog.tsx'
import { FormDialog } from '../../components/form/FormDialog.tsx'
import { ErrorSummary } from '../../components/form/fields.tsx'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { notifySuccess } from '../../components/toast.ts'
import { useCommandActor } from '../../data/useCommandActor.ts'
import { useCommandForm } from '../../data/useCommandForm.ts'
import { t } from '../../i18n/reports.ts'
import { type CountedSearch, periodOf } from '../search.ts'
import { periodInWords } from '../words.ts'
import { keptOf, movingPeriodOf, type SavedReport } from './keptSearch.ts'

type Reader = components['schemas']['SavedReportReader']
type Props = {
  saved: SavedReport | null
  search: CountedSearch
  readers: readonly Reader[]
  timeZone: string
  onClose: () => void
  onSaved: (id: number, kept: KeptReport) => void
  onDeleted: () => void
}
const mailings = ['never', 'weekly', 'monthly'] as const

/** A report under a name, with the filters that are shown, and how often it is mailed to whom. */
export function SaveReportDialog({ saved, search, readers, timeZone, onClose, onSaved, onDeleted }: Props) {
  const [key] = useState(() => crypto.randomUUID())
  const me = Number(currentClaims()?.subject)
  const moving = movingPeriodOf(search)
  const days = periodOf(search)
  const form = useCommandForm(saveReportMachine, {
    begin: {
      name: saved?.kept.name ?? '',
      moves: saved ? saved.kept.period !== 'ownDays' : moving !== undefined,
      mailed: saved?.kept.mailed ?? 'never',
      readers: (saved?.kept.readers ?? readers.filter(({ id }) => id === me).map(({ id }) => id)).map(String),
    },
    bounds: keptReport,
    onDone(id, { kept }) {
      notifySuccess(t('reportSaved'))
      onSaved(id, kept)
    },
  })
  const { values } = form
  const isMailed = values.mailed !== 'never'
  const submit = () => {
    const name = values.name.trim()
    const kept = { ...keptOf(search, values.moves), name, mailed: values.mailed, readers: isMailed ? values.readers.map(Number) : [] }
    form.send({ name: !name && t('nameMissing'), readers: isMailed && values.readers.length === 0 && t('readersMissing') }, { key, saved, kept })
  }
  return (
    <FormDialog title={t(saved ? 'changeSaved' : 'saveReport')} typed={form.typed} confirm={t('save')} busy={form.busy} onSubmit={submit} onClose={onClose}>
      <ErrorSummary errors={form.errors} />
      {form.problem && form.errors.length === 0 && <ProblemAlert problem={form.problem} />}
      <TextInput {...form.text('name')} label={t('reportName')} description={t('reportNameHelp')} data-autofocus />
      {moving && (
        <Checkbox
          label={t('periodMoves', { period: t(moving) })}
          description={t('periodStays', { span: periodInWords(days.from, days.to) })}
          checked={values.moves}
          onChange={({ currentTarget }) => form.set({ moves: currentTarget.checked })}
        />
      )}
      <Select
        label={t('mailed')}
        description={t('mailedHelp', { zone: timeZone })}
        allowDeselect={false}
        data={mailings.map((one) => ({ value: one, label: t(`mailed_${one}`) }))}
        value={values.mailed}
        onChange={(chosen) => form.set({ mailed: mailings.find((one) => one === chosen) ?? 'never' })}
      />
      {isMailed && (
        <MultiSelect
          id={form.field('readers').id}
          label={t('readers')}
          description={t('readersHelp')}
          error={form.field('readers').error}
          searchable
          data={readers.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={values.readers}
          onChange={(chosen) => form.set({ readers: chosen })}
        />
      )}
      {saved && <DeleteReport saved={saved} onDeleted={onDeleted} />}
    </FormDialog>
  )
}

function DeleteReport({ saved, onDeleted }: { saved: SavedReport; onDeleted: () => void }) {
  const [asking, setAsking] = useState(false)
  const [state, send] = useCommandActor(deleteReportMachine, {
    done(message) {
      notifySuccess(message)
      onDeleted()
    },
    refused: () => setAsking(false),
  })
  return (
    <div>
      <ProblemAlert problem={state.context.problem} />
      <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
        {t('deleteReport')}
      </Button>
      {asking && (
        <ConfirmDialog
          opened
          danger
          title={t('deleteReportTitle', { name: saved.kept.name })}
          confirm={t('deleteReport')}
          busy={state.hasTag('busy')}
          onConfirm={() => send({ type: 'do', what: { id: saved.id, version: saved.version } })}
          onCancel={() => setAsking(false)}
        >
          {t('deleteReportText')}
        </ConfirmDialog>
      )}
    </div>
  )
}
