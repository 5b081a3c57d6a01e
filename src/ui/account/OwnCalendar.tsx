import { Button, Checkbox, NumberInput, Select, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { endFeed, makeFeed, saveOwnHours } from '../../machines/commands/interview.ts'
import { ConfirmDialog } from '../components/form/ConfirmDialog.tsx'
import { ErrorSummary } from '../components/form/fields.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { notifyProblem, notifySuccess } from '../components/toast.ts'
import { useCommandActor } from '../data/useCommandActor.ts'
import { useCommandForm } from '../data/useCommandForm.ts'
import { t } from '../i18n/account.ts'
import { weekdayOf } from '../i18n/calendarDays.ts'
import { moment } from '../i18n/format.ts'
import { zonesWith } from '../interviews/zones.ts'
import css from './OwnCalendar.module.css'

type Calendar = components['schemas']['OwnCalendar']
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const
/** Some Monday and the days after it, for their names. */
const nameOf = (weekday: number) => weekdayOf(`2026-06-0${weekday}`)

/** When one can be asked to interview, and the address for a calendar program. */
export function OwnCalendar() {
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/interview/own-calendar')
  return (
    <section aria-labelledby="own-calendar">
      <h2 id="own-calendar">{t('calendar')}</h2>
      {error && !data && <LoadFailed as="line" error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <OwnHours key={data.data.version} calendar={data.data} />
          <Feed since={data.data.feedSince} />
        </>
      )}
    </section>
  )
}

function OwnHours({ calendar: { zone, hours, buffer, version } }: { calendar: Calendar }) {
  const of = (weekday: number) => hours.find((one) => one.weekday === weekday)
  const begin = {
    zone,
    buffer: buffer as number | string,
    days: WEEK.map((weekday) => ({ weekday, works: !!of(weekday), from: of(weekday)?.from ?? '09:00', to: of(weekday)?.to ?? '17:00' })),
  }
  const form = useCommandForm(saveOwnHours, { begin, onDone: (message) => notifySuccess(message) })
  const { values, set, errors, problem, busy } = form
  const { days } = values
  const change = (weekday: number, part: Partial<(typeof days)[number]>) =>
    set({ days: days.map((one) => (one.weekday === weekday ? { ...one, ...part } : one)) })
  const wrongDay = days.find(({ works, from, to }) => works && (!from || !to || to <= from))
  const send = () => {
    const minutes = Number(values.buffer)
    const isSound = values.buffer !== '' && Number.isInteger(minutes) && minutes >= 0 && minutes <= 120
    form.send(
      {
        days: wrongDay && `${nameOf(wrongDay.weekday)}: ${t(wrongDay.from && wrongDay.to ? 'hoursOrder' : 'hoursMissing')}`,
        buffer: !isSound && t('bufferWrong'),
      },
      { zone: values.zone, buffer: minutes, version, hours: days.filter(({ works }) => works).map(({ weekday, from, to }) => ({ weekday, from, to })) },
    )
  }
  return (
    <form
      className={css.own}
      noValidate
      aria-label={t('weekday')}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <p className="meta">{t('calendarHelp')}</p>
      <ErrorSummary errors={errors} />
      {problem && errors.length === 0 && <ProblemAlert problem={problem} />}
      <Select
        {...form.field('zone')}
        label={t('zone')}
        searchable
        allowDeselect={false}
        limit={50}
        data={zonesWith(values.zone)}
        value={values.zone}
        onChange={(zone) => zone && set({ zone })}
      />
      <fieldset className={css.days} id="field-days">
        <legend className="vh">{t('weekday')}</legend>
        {days.map(({ weekday, works, from, to }) => (
          <div key={weekday} className={css.day}>
            <Checkbox
              checked={works}
              label={nameOf(weekday)}
              aria-label={t('works', { day: nameOf(weekday) })}
              onChange={(event) => change(weekday, { works: event.currentTarget.checked })}
            />
            {works && (
              <>
                <TextInput
                  type="time"
                  aria-label={t('fromOn', { day: nameOf(weekday) })}
                  value={from}
                  onChange={(event) => change(weekday, { from: event.currentTarget.value })}
                />
                <TextInput
                  type="time"
                  aria-label={t('toOn', { day: nameOf(weekday) })}
                  value={to}
                  onChange={(event) => change(weekday, { to: event.currentTarget.value })}
                />
              </>
            )}
          </div>
        ))}
      </fieldset>
      <NumberInput
        {...form.field('buffer')}
        label={t('free')}
        min={0}
        max={120}
        step={5}
        allowDecimal={false}
        value={values.buffer}
        onChange={(buffer) => set({ buffer })}
      />
      <div className="row">
        <Button type="submit" size="md" aria-disabled={busy || undefined}>
          {t('saveHours')}
        </Button>
        <Link className="link" to="/interviews">
          {t('allInterviews')}
        </Link>
      </div>
    </form>
  )
}

function Feed({ since }: { since: string | null }) {
  const [asking, setAsking] = useState<'feedReplace' | 'feedEnd' | null>(null)
  const [url, setUrl] = useState<string | null>(null)
  const [copied, setCopied] = useState(false)
  const [made, make] = useCommandActor(makeFeed, {
    done: (address) => {
      setUrl(address)
      setCopied(false)
      setAsking(null)
      notifySuccess(t('feedMade'))
    },
    refused: (problem) => notifyProblem(problem),
  })
  const [ended, end] = useCommandActor(endFeed, {
    done: (message) => {
      setUrl(null)
      setAsking(null)
      notifySuccess(message)
    },
    refused: (problem) => notifyProblem(problem),
  })
  const busy = made.hasTag('busy') || ended.hasTag('busy')
  return (
    <div className={css.feed}>
      <h2>{t('feed')}</h2>
      <p className="meta">{t('feedHelp')}</p>
      {url && (
        <div className={css.address}>
          <TextInput readOnly label={t('feedNew')} value={url} onFocus={(event) => event.currentTarget.select()} />
          <Button onClick={() => void navigator.clipboard?.writeText(url).then(() => setCopied(true))}>{t(copied ? 'feedCopied' : 'feedCopy')}</Button>
        </div>
      )}
      {since && !url && <p>{t('feedSince', { time: moment(since) })}</p>}
      <div className="row wrap">
        {since ? (
          <>
            <Button onClick={() => setAsking('feedReplace')}>{t('feedReplace')}</Button>
            <Button onClick={() => setAsking('feedEnd')}>{t('feedEnd')}</Button>
          </>
        ) : (
          <Button aria-disabled={busy || undefined} onClick={() => !busy && make({ type: 'do', what: {} })}>
            {t('feedMake')}
          </Button>
        )}
      </div>
      {asking && (
        <ConfirmDialog
          opened
          title={t(asking)}
          confirm={t(asking)}
          danger={asking === 'feedEnd'}
          busy={busy}
          onCancel={() => setAsking(null)}
          onConfirm={() => (asking === 'feedEnd' ? end : make)({ type: 'do', what: {} })}
        >
          {t(asking === 'feedEnd' ? 'feedEndText' : 'feedReplaceText')}
        </ConfirmDialog>
      )}
    </div>
  )
}
