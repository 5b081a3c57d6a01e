import { Button, Select, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { saveEmailTemplate } from '../../api/recruitmentBounds.gen.ts'
import { templateCalls } from '../../machines/records/template.ts'
import { LeaveGuard } from '../components/form/LeaveGuard.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { StaleFields } from '../components/form/StaleChoice.tsx'
import { LazyBoundary, lazy } from '../components/lazy.tsx'
import { Pending } from '../components/Pending.tsx'
import { notifySuccess } from '../components/toast.ts'
import { useRecordForm } from '../data/useRecordForm.ts'
import { moment } from '../i18n/format.ts'
import { sayEvent, t } from '../i18n/notifications.ts'
import css from '../letters/desk.module.css'
import { RichText } from '../letters/RichText.tsx'
import { DeleteTemplate } from './DeleteTemplate.tsx'
import { TemplateVersions } from './TemplateVersions.tsx'
import { type Trial, TrialBar } from './TrialBar.tsx'

const RichEditor = lazy(() => import('../letters/RichEditor.tsx'))
type Template = components['schemas']['EmailTemplate']
type Props = { template: Template; onCreated: (id: number) => void; onDeleted: () => void }

/** Writing a template beside what it makes of a real record. */
export function TemplateEditor({ template, onCreated, onDeleted }: Props) {
  const { id, event, version } = template
  const isNew = id === 0
  const [restored, setRestored] = useState(0)
  const { values: text, ...form } = useRecordForm({
    name: isNew ? `template.${event}` : `template.${id}`,
    item: isNew ? null : template,
    begin: template,
    calls: templateCalls(template),
    bounds: saveEmailTemplate,
    onSaved(saved) {
      notifySuccess(t(isNew ? 'templateCreated' : 'templateSaved'))
      if (isNew) onCreated(saved.id)
    },
  })
  const fields = recruitmentQueries.useQuery('get', '/email-template/fields', { params: { query: { event } } }).data?.responseDataList
  const [trial, setTrial] = useState<Trial>({})
  const [versions, setVersions] = useState(false)
  const [settled] = useDebouncedValue(text, 350)
  const preview = recruitmentQueries.useQuery(
    'post',
    '/email-template/preview',
    { body: { event, subject: settled.subject, body: settled.body, ...trial } },
    { placeholderData: keepPreviousData },
  ).data?.data
  const changed = isNew || form.typed
  return (
    <>
      <section className={css.hed} aria-label={template.name || sayEvent(event)} aria-busy={form.busy}>
        <Link className={css.hback} to="/notifications" search={{ tab: 'templates' }}>
          {t('templates')}
        </Link>
        <div className={css.hscroll}>
          <div className={css.hnote}>
            <LeaveGuard when={form.typed} onLeave={form.discard} />
            <StaleFields<'name' | 'subject' | 'body' | 'delayDays'> stale={form.stale} label={(field) => t(field === 'delayDays' ? 'delay' : field)} />
            <ProblemAlert problem={form.problem} situation="template" />
            <TextInput {...form.text('name')} label={t('name')} />
            {template.delayDays !== null && (
              <Select
                {...form.field('delayDays')}
                mt={10}
                label={t('delay')}
                allowDeselect={false}
                data={delays()}
                value={String(text.delayDays ?? 0)}
                onChange={(value) => form.set({ delayDays: Number(value) })}
              />
            )}
          </div>
          {fields && (
            <LazyBoundary fallback={<Pending />}>
              <RichEditor
                /* It keeps its own text, so it begins anew with another one. */
                key={`${form.replaced} ${restored}`}
                subject={text.subject}
                body={text.body}
                fields={fields}
                labels={Object.fromEntries(fields.map((one) => [one.field, one.label]))}
                missing={none}
                subjectError={form.field('subject').error}
                bodyError={form.field('body').error}
                onSubject={(subject) => form.set({ subject })}
                onBody={(body) => form.set({ body })}
              />
            </LazyBoundary>
          )}
        </div>
        <footer className={css.hfoot}>
          <span className="meta">{changed ? t('changed') : t('saved', { time: moment(template.updatedAt), name: template.updatedBy })}</span>
          <span className="grow" />
          {!isNew && event === 'CANDIDATE_MESSAGE' && <DeleteTemplate template={template} onDeleted={onDeleted} />}
          {!isNew && <Button onClick={() => setVersions(true)}>{t('versions')}</Button>}
          {changed && !isNew && <Button onClick={form.discard}>{t('discard')}</Button>}
          <Button variant="filled" aria-disabled={!changed || form.busy} loading={form.busy} onClick={() => changed && form.save({})}>
            {t('save')}
          </Button>
        </footer>
      </section>
      <aside className={css.hprev} aria-label={t('preview')}>
        <div className={css.hbar}>
          <b>{preview?.about ? t('previewOf', { name: preview.about }) : t('previewSample')}</b>
        </div>
        <TrialBar draft={{ event, subject: text.subject, body: text.body }} trial={trial} onTrial={setTrial} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard */}
        <section className={`desk ${css.hdesk}`} tabIndex={0} aria-label={t('preview')}>
          {preview && (
            <article className={`paper ${css.letter}`}>
              <p className={css.mailHead}>
                <b>{preview.subject}</b>
              </p>
              <RichText html={preview.html} />
            </article>
          )}
        </section>
      </aside>
      {versions && (
        <TemplateVersions
          id={id}
          current={version}
          onClose={() => setVersions(false)}
          onRestore={({ subject, body }) => {
            form.set({ subject, body })
            setRestored(restored + 1)
            setVersions(false)
          }}
        />
      )}
    </>
  )
}

const none: ReadonlySet<string> = new Set()
/** At once, on the next working morning, or on a later one. */
const delays = () =>
  Array.from({ length: MOST_DAYS + 1 }, (_, days) => ({
    value: String(days),
    label: days < 2 ? t(days === 0 ? 'delay_0' : 'delay_1') : t('delayDays', { n: days }),
  }))
const MOST_DAYS = 20
