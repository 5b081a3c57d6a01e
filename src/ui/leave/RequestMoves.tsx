import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { components } from '../../api/hr.gen.ts'
import { DownloadButton } from '../data/DownloadButton.tsx'
import { t } from '../i18n/leave.ts'
import { spanInWords } from './leaveWords.ts'
import type { useLeaveMoves } from './useLeaveMoves.tsx'

type Request = components['schemas']['LeaveRequest']
type Props = { request: Request; moves: Pick<ReturnType<typeof useLeaveMoves>, 'press' | 'busy' | 'handIn'> }

/** What its lifecycle allows with a request now, as buttons. */
export function RequestMoves({ request, moves }: Props) {
  const what = spanInWords(request)
  const offered = request.transitions.filter(({ allowed }) => allowed)
  return (
    <>
      {request.certificate && (
        <DownloadButton file={request.certificate} label={t('openCertificate', { name: request.certificate.originalName })}>
          {t('certificate')}
        </DownloadButton>
      )}
      {request.mine && request.certificateNeeded && !request.certificate && offered.length > 0 && (
        <Button size="xs" aria-label={t('moveOf', { move: t('addCertificate'), what })} onClick={() => moves.handIn(request)}>
          {t('addCertificate')}
        </Button>
      )}
      {offered.some(({ event }) => event === 'answer') && (
        <Button
          size="xs"
          aria-label={t('moveOf', { move: t('otherDays'), what })}
          renderRoot={(props) => <Link {...props} to="/leave" search={{ request: request.id, ask: true }} />}
        >
          {t('otherDays')}
        </Button>
      )}
      {offered.map((transition) => (
        <Button
          key={`${transition.event} ${transition.status}`}
          size="xs"
          data-event={transition.event}
          aria-label={t('moveOf', { move: t(transition.event as 'cancel'), what })}
          aria-disabled={moves.busy || undefined}
          onClick={() => moves.press(request, transition)}
        >
          {t(transition.event as 'cancel')}
        </Button>
      ))}
    </>
  )
}
