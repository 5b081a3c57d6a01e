import { Button, Textarea } from '@mantine/core'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import type { components } from '../../../api/recruitment.gen.ts'
import { newComment } from '../../../api/recruitmentBounds.gen.ts'
import { commentOnRequisition } from '../../../machines/commands/requisition.ts'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { moment } from '../../i18n/format.ts'
import { t } from '../../i18n/requisitions.ts'
import css from '../record.module.css'

type Props = { id: number; comments: readonly components['schemas']['ApprovalComment'][]; onPosted: () => void }

/** What was asked and said about the requisition. */
export function ApprovalComments({ id, comments, onPosted }: Props) {
  const [comment, setComment] = useState('')
  const [state, send] = useMachine(
    commentOnRequisition.provide({
      actions: {
        tellDone: () => {
          setComment('')
          onPosted()
        },
      },
    }),
  )
  const ready = comment.trim() !== '' && !state.hasTag('busy')
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
      <ProblemAlert problem={state.context.problem} />
      <div className="form">
        <Textarea label={t('comment')} {...newComment.comment} value={comment} onChange={(event) => setComment(event.currentTarget.value)} />
        <div>
          <Button aria-disabled={!ready || undefined} onClick={() => ready && send({ type: 'do', what: { id, comment: comment.trim() } })}>
            {t('postComment')}
          </Button>
        </div>
      </div>
    </section>
  )
}
