import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { newKey } from '../../../api/newKey.ts'
import { recruitmentQueries } from '../../../api/queries.ts'
import { writeMessages } from '../../../machines/commands/writeMessages.ts'
import { FormDialog } from '../../components/form/FormDialog.tsx'
import { fieldsOf } from '../../components/form/fields.tsx'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import type { When } from '../../components/form/ReasonDialog.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { LazyBoundary, lazy } from '../../components/lazy.tsx'
import { Pending } from '../../components/Pending.tsx'
import { notifySuccess } from '../../components/toast.ts'
import type { Selection } from '../../data/table/selection.ts'
import { useCommandActor } from '../../data/useCommandActor.ts'
import { moment } from '../../i18n/format.ts'
import { t } from '../../i18n/messages.ts'
import { MessagePreview } from './MessagePreview.tsx'
import { SendTime } from './SendTime.tsx'
import css from './WriteDialog.module.css'

const RichEditor = lazy(() => import('../../letters/RichEditor.tsx'))
const none: ReadonlySet<string> = new Set()
const empty = { subject: '', body: '' }
const isEmpty = (html: string) => html.replace(/<(?!span)[^>]*>/g, '').trim() === ''

type Props = { selection: Selection; onClose: () => void; onDone?: (() => void) | undefined }

/** A message to one candidate or to many, by hand or from a kept text, beside what each of them will read. */
export function WriteDialog({ selection: { count, ...which }, onClose, onDone }: Props) {
  const kept = recruitmentQueries.useQuery('get', '/message/templates')
  const times = recruitmentQueries.useQuery('get', '/message/times').data?.data
  const [text, setText] = useState(empty)
  const [key, setKey] = useState(newKey)
  const [template, setTemplate] = useState<string | null>(null)
  const [begun, setBegun] = useState(0)
  const [when, setWhen] = useState<When>({})
  const [shownId, setShownId] = useState<number | null>(null)
  const [gaps, setGaps] = useState<{ field: string; message: string }[]>([])
  const [settled] = useDebouncedValue(text, 350)
  const preview = recruitmentQueries.useQuery(
    'post',
    '/message/preview',
    { body: { ...which, ...settled, ...(shownId === null ? {} : { shownId }) } },
    { placeholderData: keepPreviousData, staleTime: 0 },
  )
  const [state, send] = useCommandActor(writeMessages, {
    done({ data: { written, goesAt } }) {
      notifySuccess(goesAt ? t('willGo', { n: written, time: moment(goesAt) }) : t('written', { n: written }))
      onDone?.()
      onClose()
    },
  })
  const { problem } = state.context
  const found = preview.data?.data
  const recipients = found?.recipients.length ?? 0
  const isLooking = settled !== text || preview.isPlaceholderData || !found
  const busy = state.hasTag('busy')
  const field = fieldsOf(gaps.length > 0 ? gaps : (problem?.errors ?? []), '', {})
  /** What is changed is another message: pressed again, it is not taken for the one before. */
  const set = (part: Partial<typeof empty>) => {
    setText((now) => ({ ...now, ...part }))
    setKey(newKey())
    setGaps([])
  }
  const chooseWhen = (next: When) => {
    setWhen(next)
    setKey(newKey())
  }
  const take = (value: string | null) => {
    const one = kept.data?.responseDataList.find(({ id }) => String(id) === value)
    setTemplate(value)
    if (!one) return
    set({ subject: one.subject, body: one.body })
    setBegun(begun + 1)
  }
  const submit = () => {
    const missing = (['subject', 'body'] as const).filter((one) => isEmpty(text[one])).map((one) => ({ field: one, message: t(`${one}Missing`) }))
    setGaps(missing)
    if (missing.length > 0 || busy || isLooking || recipients === 0) return
    send({ type: 'do', what: { key, ...which, ...text, recipients, ...(Object.keys(when).length > 0 ? { when } : {}) } })
  }
  const fields = kept.data?.fields
  return (
    <FormDialog
      title={t('title', { n: count })}
      typed={!isEmpty(text.subject) || !isEmpty(text.body)}
      size={1080}
      confirm={t('send', { n: found ? recipients : count })}
      busy={busy || isLooking || recipients === 0}
      onSubmit={submit}
      onClose={onClose}
    >
      <ProblemAlert problem={gaps.length > 0 ? null : problem} situation="template" />
      <div className={css.write}>
        <div className={css.text}>
          {kept.error && !kept.data && <LoadFailed as="line" error={kept.error} onRetry={() => void kept.refetch()} />}
          <Select
            size="md"
            label={t('from')}
            placeholder={t('byHand')}
            clearable
            clearButtonProps={{ 'aria-label': t('byHand') }}
            data={(kept.data?.responseDataList ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
            value={template}
            onChange={take}
          />
          {/* Its place is kept for it, so that nothing moves under a press when it comes. */}
          <div className={css.editor}>
            {fields ? (
              <LazyBoundary fallback={<Pending />}>
                <RichEditor
                  /* It keeps its own text, so it begins anew with another one. */
                  key={begun}
                  subject={text.subject}
                  body={text.body}
                  fields={fields}
                  labels={Object.fromEntries(fields.map((one) => [one.field, one.label]))}
                  missing={none}
                  subjectError={field('subject').error}
                  bodyError={field('body').error}
                  onSubject={(subject) => set({ subject })}
                  onBody={(body) => set({ body })}
                />
              </LazyBoundary>
            ) : (
              !kept.error && <Pending />
            )}
          </div>
          <SendTime value={when} onChange={chooseWhen} usual={t('atOnce')} nextMorning={times?.nextMorning} />
        </div>
        <MessagePreview found={found} error={preview.error} onRetry={() => void preview.refetch()} onShow={setShownId} />
      </div>
    </FormDialog>
  )
}
