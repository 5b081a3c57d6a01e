import { Button, Checkbox, Textarea, TextInput } from '@mantine/core'
import { useMemo, useState } from 'react'
import { recruitmentQueries } from '../../../api/queries.ts'
import type { components } from '../../../api/recruitment.gen.ts'
import { jobPostChange } from '../../../api/recruitmentBounds.gen.ts'
import { moveJobPost } from '../../../machines/commands/requisition.ts'
import { jobPostLifecycle } from '../../../machines/lifecycles/jobPost.ts'
import { targetOf } from '../../../machines/lifecycles/targetOf.ts'
import { jobPostCalls, postOf, type WrittenQuestion } from '../../../machines/records/jobPost.ts'
import { ConfirmDialog } from '../../components/form/ConfirmDialog.tsx'
import { DateField } from '../../components/form/DateField.tsx'
import { ErrorSummary, optional } from '../../components/form/fields.tsx'
import { LeaveGuard } from '../../components/form/LeaveGuard.tsx'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { StaleFields } from '../../components/form/StaleChoice.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { LazyBoundary, lazy } from '../../components/lazy.tsx'
import { Pending } from '../../components/Pending.tsx'
import { Status } from '../../components/status/Status.tsx'
import { notifySuccess } from '../../components/toast.ts'
import { useCommandActor } from '../../data/useCommandActor.ts'
import { useRecordForm } from '../../data/useRecordForm.ts'
import { day } from '../../i18n/format.ts'
import { t as sayPost } from '../../i18n/jobPost.ts'
import { t } from '../../i18n/requisitions.ts'
import { today } from '../../i18n/zone.ts'
import css from '../record.module.css'
import { JobPostPreview, type Width } from './JobPostPreview.tsx'
import { cleaned, wrongIn } from './questions.ts'

const QuestionsEditor = lazy(() => import('./QuestionsEditor.tsx'))
const ChannelLinks = lazy(() => import('./ChannelLinks.tsx'))

const labels = { title: 'postTitle', summary: 'postSummary', description: 'postDescription', opensOn: 'opensOn', closesOn: 'closesOn' } as const
const ownLabels = { questions: 'questions', resumeRequired: 'resumeRequired', channels: 'links' } as const
type Label = keyof typeof labels | keyof typeof ownLabels
const labelOf = (field: Label) =>
  Object.hasOwn(ownLabels, field) ? sayPost(ownLabels[field as keyof typeof ownLabels]) : t(labels[field as keyof typeof labels])
/** A list of questions by their words, yes and no in words. */
const shownAs = (field: Label, value: unknown) => {
  if (field === 'questions') return (value as WrittenQuestion[]).map(({ text }) => text)
  return typeof value === 'boolean' ? sayPost(value ? 'yes' : 'no') : value
}
type JobPost = components['schemas']['JobPost']

/** What applicants read: edited, previewed as shown, published and closed. */
export function JobPostPanel({ id }: { id: number }) {
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/job-post/requisition/{id}', { params: { path: { id } } })
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />
  return data ? <JobPostForm post={data.data} /> : <Pending />
}

function JobPostForm({ post }: { post: JobPost }) {
  const [closing, setClosing] = useState(false)
  const [width, setWidth] = useState<Width>('phone')
  const isNew = post.version === 0
  const { values: text, ...form } = useRecordForm({
    name: `jobPost.${post.requisitionId}`,
    item: useMemo(() => (isNew ? null : postOf(post)), [isNew, post]),
    begin: postOf(post),
    calls: jobPostCalls(postOf(post)),
    bounds: jobPostChange,
    onSaved: () => notifySuccess(t('postSaved')),
  })
  const [moving, move] = useCommandActor(moveJobPost, { done: ({ message }) => notifySuccess(message) })
  const busy = form.busy || moving.hasTag('busy')
  const changed = isNew || form.typed
  const step = (status: JobPost['status']) => post.id !== null && move({ type: 'do', what: { id: post.id, status, version: post.version } })
  const publish = post.transitions.find(({ event }) => event === 'publish')
  const close = post.transitions.find(({ event }) => event === 'close')
  const since = post.publishedAt && close ? post.publishedAt : post.closedAt
  const later = close && !post.isShown && post.opensOn && post.opensOn > today() ? post.opensOn : null
  return (
    <section aria-labelledby="section-title" aria-busy={busy}>
      <div className="between">
        <h2 id="section-title">{t('post')}</h2>
        <span className="row">
          <Status of="jobPost" is={post.status} pill />
          {later ? (
            <span className="meta">{t('postFrom', { day: day(later) })}</span>
          ) : (
            since && <span className="meta">{t('postSince', { day: day(since) })}</span>
          )}
        </span>
      </div>
      <div className="between">
        <p className="dim">{t('postHelp')}</p>
        <div className="row">
          <Button
            aria-disabled={!changed || busy || undefined}
            onClick={() => changed && !busy && form.save(wrongIn(text.questions), { questions: cleaned(text.questions) })}
          >
            {t('savePost')}
          </Button>
          {publish && (
            <Button
              variant="filled"
              data-event="publish"
              aria-disabled={!publish.allowed || changed || busy || undefined}
              onClick={() => publish.allowed && !changed && !busy && step(targetOf(jobPostLifecycle, 'publish'))}
            >
              {t(post.publishedAt ? 'publishAgain' : 'publish')}
            </Button>
          )}
          {close && (
            <Button data-event="close" aria-disabled={!close.allowed || busy || undefined} onClick={() => close.allowed && !busy && setClosing(true)}>
              {t('close')}
            </Button>
          )}
        </div>
      </div>
      <div className={css.posting} data-width={width}>
        <div className="form">
          <LeaveGuard when={form.typed} onLeave={form.discard} />
          <StaleFields stale={form.stale} label={labelOf} show={shownAs} />
          <ErrorSummary errors={form.problem ? [] : form.errors} />
          {!form.stale && <ProblemAlert problem={form.problem ?? moving.context.problem} situation="requisition" />}
          <TextInput label={t('postTitle')} {...form.text('title')} />
          <Textarea label={optional(t('postSummary'))} description={t('postSummaryHelp')} {...form.text('summary')} />
          <Textarea label={t('postDescription')} description={t('postDescriptionHelp')} autosize minRows={8} maxRows={22} {...form.text('description')} />
          <DateField
            label={optional(t('opensOn'))}
            description={t('opensOnHelp')}
            {...form.field('opensOn')}
            value={text.opensOn}
            onChange={(opensOn) => form.set({ opensOn })}
          />
          <DateField label={optional(t('closesOn'))} {...form.field('closesOn')} value={text.closesOn} onChange={(closesOn) => form.set({ closesOn })} />
          <Checkbox
            label={sayPost('resumeRequired')}
            description={sayPost('resumeRequiredHelp')}
            checked={text.resumeRequired}
            onChange={(event) => form.set({ resumeRequired: event.currentTarget.checked })}
          />
          <LazyBoundary fallback={<Pending />}>
            <QuestionsEditor questions={text.questions} onChange={(questions) => form.set({ questions })} field={form.field} />
            <ChannelLinks postId={post.id} channels={text.channels} onChange={(channels) => form.set({ channels })} />
          </LazyBoundary>
          {publish && !publish.allowed && <p className="meta">{t(publish.why === 'requisitionIsPublic' ? 'why_requisitionIsPublic' : 'why_NOT_YOURS')}</p>}
          {post.isShown && (
            <p>
              <a className="link" href={`/homepage/${post.id}`} target="_blank" rel="noreferrer">
                {t('seePublic')}
              </a>
            </p>
          )}
        </div>
        <JobPostPreview text={text} position={post.position} width={width} onWidth={setWidth} />
      </div>
      <ConfirmDialog
        opened={closing}
        title={`${t('close')}: ${post.title}`}
        confirm={t('close')}
        onCancel={() => setClosing(false)}
        onConfirm={() => {
          setClosing(false)
          step(targetOf(jobPostLifecycle, 'close'))
        }}
      >
        {t('closeText')}
      </ConfirmDialog>
    </section>
  )
}
