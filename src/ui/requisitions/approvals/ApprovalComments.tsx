import { Button, Textarea } from '@mantine/core'
import type { components } from '../../../api/recruitment.gen.ts'
import { newComment } from '../../../api/recruitmentBounds.gen.ts'
import { commentOnRequisition } from '../../../machines/commands/requisition.ts'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { useCommandForm } from '../../data/useCommandForm.ts'
import { moment } from '../../i18n/format.ts'
import { t } from '../../i18n/requisitions.ts'
import css from '../record.module.css'

type Props = { id: number; comments: readonly components['schemas']['ApprovalComment'][] }

/** What was asked and said about the requisition. */
export function ApprovalComments({ id, comments }: Props) {
  const form = useCommandForm(commentOnRequisition, { begin: { comment: '' }, bounds: newComment, draft: `comment.${id}`, onDone: () => form.clear() })
  const comment = form.values.comment.trim()
  const ready = comment !== '' && !form.busy
  return (
    <section aria-labelledby="comments">
      <h2 id="comments" className={css.mt}>
        {t('comments')}
      </h2>
      {comments.length === 0 && <p className="dim">{t('noComments')}</p>}
      <ul className={css.said}>
        {comments.map((one) => (
          <li key={one.id}>
            <span className="b">{one.by}</span> <span className="meta">{moment(one.at)}</span>
            <p>{one.comment}</p>
          </li>
        ))}
      </ul>
      <ProblemAlert problem={form.problem} />
      <div className="form">
        {/* The answer above has a field of this name as well. */}
        <Textarea label={t('comment')} {...form.text('comment')} id="new-comment" />
        <div>
          <Button aria-disabled={!ready || undefined} onClick={() => ready && form.send({}, { id, comment })}>
            {t('postComment')}
          </Button>
        </div>
      </div>
    </section>
  )
}
