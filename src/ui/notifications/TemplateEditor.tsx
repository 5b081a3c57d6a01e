import { Button, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { lazy, Suspense, useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { saveEmailTemplate } from '../../api/recruitmentBounds.gen.ts'
import { saveTemplateMachine } from '../../machines/commands/saveTemplate.ts'
import { fieldsOf } from '../components/form/fields.tsx'
import { LeaveGuard } from '../components/form/LeaveGuard.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { StaleDraft } from '../components/form/StaleChoice.tsx'
import { useDraft } from '../components/form/useDraft.ts'
import { Pending } from '../components/Pending.tsx'
import { notifySuccess } from '../components/toast.ts'
import { moment } from '../i18n/format.ts'
import { sayEvent, t } from '../i18n/notifications.ts'
import css from '../letters/desk.module.css'
import { RichText } from '../letters/RichText.tsx'
import { TemplateVersions } from './TemplateVersions.tsx'
import { type Trial, TrialBar } from './TrialBar.tsx'

const RichEditor = lazy(() => import('../letters/RichEditor.tsx'))
type Template = components['schemas']['EmailTemplate']
type Props = { template: Template; onCreated: (id: number) => void }

/** Writing a template beside what it makes of a real record. */
export function TemplateEditor({ template, onCreated }: Props) {
  const { id, event, version } = template
  const draft = useDraft(template, ['name', 'subject', 'body'])
  const text = draft.values
  const isNew = id === 0
  const [begun, setBegun] = useState(0)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [state, send] = useMachine(
    saveTemplateMachine.provide({
      actions: {
        tellDone: (_, { answer, what: { name, subject, body } }) => {
          notifySuccess(answer.message)
          draft.settle({ name, subject, body })
          setKey(crypto.randomUUID())
          if (isNew) onCreated(answer.responseData.id)
        },
      },
    }),
  )
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
  const field = fieldsOf(state.context.problem?.errors, '', saveEmailTemplate)
  const changed = isNew || draft.changed
  /** The editor keeps its own text, so it begins anew with another one. */
  const withNewText = (act: () => void) => () => {
    act()
    setBegun(begun + 1)
  }
  return (
    <>
      <section className={css.hed} aria-label={template.name || sayEvent(event)} aria-busy={state.hasTag('busy')}>
        <Link className={css.hback} to="/notifications" search={{ tab: 'templates' }}>
          {t('templates')}
        </Link>
        <div className={css.hscroll}>
          <div className={css.hnote}>
            <LeaveGuard when={draft.changed} />
            <StaleDraft draft={{ ...draft, takeTheirs: withNewText(draft.takeTheirs) }} label={(field) => t(field)} />
            {!draft.theirs && <ProblemAlert problem={state.context.problem} situation="template" />}
            <TextInput {...field('name')} label={t('name')} value={text.name} onChange={({ currentTarget }) => draft.set({ name: currentTarget.value })} />
          </div>
          {fields && (
            <Suspense fallback={<Pending />}>
              <RichEditor
                key={begun}
                subject={text.subject}
                body={text.body}
                fields={fields}
                labels={Object.fromEntries(fields.map((one) => [one.field, one.label]))}
                missing={none}
                subjectError={field('subject').error}
                bodyError={field('body').error}
                onSubject={(subject) => draft.set({ subject })}
                onBody={(body) => draft.set({ body })}
              />
            </Suspense>
          )}
        </div>
        <footer className={css.hfoot}>
          <span className="meta">{changed ? t('changed') : t('saved', { time: moment(template.updatedAt), name: template.updatedBy })}</span>
          <span className="grow" />
          {!isNew && <Button onClick={() => setVersions(true)}>{t('versions')}</Button>}
          {changed && !isNew && <Button onClick={withNewText(draft.discard)}>{t('discard')}</Button>}
          <Button
            variant="filled"
            aria-disabled={!changed || state.hasTag('busy')}
            loading={state.hasTag('busy')}
            onClick={() => changed && send({ type: 'do', what: { key, event, ...text, ...(isNew ? {} : { id, version: draft.version }) } })}
          >
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
            withNewText(() => draft.set({ subject, body }))()
            setVersions(false)
          }}
        />
      )}
    </>
  )
}

const none: ReadonlySet<string> = new Set()
