import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { hrQueries } from '../../api/queries.ts'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { Pending } from '../components/Pending.tsx'
import { Status } from '../components/status/Status.tsx'
import { day } from '../i18n/format.ts'
import { t } from '../i18n/leave.ts'
import { LifecycleButton } from '../lifecycle/LifecycleButton.tsx'
import { requestAmount, spanInWords } from './leaveWords.ts'
import { RequestMoves } from './RequestMoves.tsx'
import css from './request.module.css'
import { useLeaveMoves } from './useLeaveMoves.tsx'

/** One request that an address leads to, with everything that became of it and what can be done now. */
export function RequestPanel({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, refetch } = hrQueries.useQuery('get', '/leave/request/{id}', { params: { path: { id } } })
  const moves = useLeaveMoves()
  const request = data?.data
  return (
    <section className={css.request} aria-labelledby="leave-request" data-leave-request={id}>
      {error && !request && <LoadFailed as="line" error={error} onRetry={() => void refetch()} />}
      {!error && !request && <Pending />}
      {request && (
        <>
          <div className={css.what}>
            <h2 id="leave-request">{spanInWords(request, request.startsAt)}</h2>
            <Status of="leaveRequest" is={request.status} pill />
          </div>
          <p>{[request.personName, request.kindName, requestAmount(request)].filter(Boolean).join(' · ')}</p>
          <p className="meta">
            {[
              t('askedOn', { day: day(request.askedAt), name: request.askedBy }),
              request.answeredAt && request.answeredBy && t('answeredOn', { day: day(request.answeredAt), name: request.answeredBy }),
              request.partlyCancelled && t('partlyCancelled'),
              request.certificateNeeded && t('certificateMissing'),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {request.note && <p>“{request.note}”</p>}
          {request.question && <p>{t('askedBack', { name: request.questionedBy ?? '', question: request.question })}</p>}
          {request.reply && <p>{t('replied', { reply: request.reply })}</p>}
          {request.reason && <p>{t('because', { reason: request.reason })}</p>}
          <div className={css.acts}>
            <RequestMoves request={request} moves={moves} />
            <LifecycleButton size="xs" lifecycle="leaveRequest" id={request.id} name={spanInWords(request)} />
          </div>
        </>
      )}
      <ActionIcon className={css.close ?? ''} aria-label={t('closeRequest')} onClick={onClose}>
        <IconX size={16} stroke={1.8} />
      </ActionIcon>
      {moves.dialog}
    </section>
  )
}
