import { Textarea } from '@mantine/core'
import type { KeyboardEvent, RefObject } from 'react'
import { recruitmentQueries } from '../../../api/queries.ts'
import { changeReviewValue } from '../../../api/recruitmentBounds.gen.ts'
import type { Review } from '../../../machines/flows/screeningCalls.ts'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { t } from '../../i18n/screening.ts'
import { ReviewValue } from '../ReviewValue.tsx'
import css from './screening.module.css'

type Props = {
  id: number
  /** What was given or typed in this sitting. */
  typed: (Review & { saved: boolean }) | undefined
  noteRef: RefObject<HTMLTextAreaElement | null>
  onReview: (review: Review) => void
}

/** One's own review as the server has it, with what was typed since. */
export function useOwnReview(id: number, accountId: number | undefined, typed: Review | undefined) {
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/application/reviews/{id}', { params: { path: { id } } })
  const mine = data?.responseDataList.find(({ reviewerId }) => reviewerId === accountId)
  const review: Review = typed ?? { value: mine?.value ?? null, comment: mine?.comment ?? '' }
  return { review, isThere: data !== undefined, error: data ? null : error, refetch }
}

/** Five values with a note; both save themselves. */
export function ScreeningReview({ own, typed, noteRef, onReview }: Omit<Props, 'id'> & { own: ReturnType<typeof useOwnReview> }) {
  const { review, isThere, error, refetch } = own
  // The focus goes to the heading: were it nowhere, it would be given back to the field.
  const leave = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') event.currentTarget.ownerDocument.querySelector<HTMLElement>('h1')?.focus()
  }
  return (
    <section aria-labelledby="screening-review">
      <div className="between">
        <h2 id="screening-review">{t('yourReview')}</h2>
        <span className="meta" role="status">
          {typed && (typed.saved ? t('saved') : typed.value !== null && t('saving'))}
        </span>
      </div>
      {error && <LoadFailed as="line" error={error} onRetry={() => void refetch()} />}
      <ReviewValue name={t('yourReview')} numbered value={review.value} busy={!isThere} onChange={(value) => onReview({ ...review, value })} />
      <Textarea
        ref={noteRef}
        mt={8}
        autosize={false}
        rows={2}
        classNames={{ input: css.note }}
        {...changeReviewValue.comment}
        aria-label={t('note')}
        placeholder={t('note')}
        description={review.value === null && review.comment ? t('noteKept') : undefined}
        inputWrapperOrder={['input', 'description']}
        readOnly={!isThere}
        value={review.comment}
        onKeyDown={leave}
        onChange={(event) => onReview({ ...review, comment: event.currentTarget.value })}
      />
    </section>
  )
}
