import { Button, Modal, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Said } from '../../../machines/flows/applicationStatus.ts'
import type { BoardCard } from '../../../machines/flows/board.ts'
import type { ApplicationStatus } from '../../../machines/lifecycles/application.ts'
import { Pending } from '../../components/Pending.tsx'
import { Moves, type Transition } from '../../components/status/Moves.tsx'
import { t } from '../../i18n/board.ts'
import { asides, askFor, isStatus, labelIn, saidWith, whyOf } from '../moveWords.ts'
import { shownName } from '../nameOf.ts'

type Props = {
  card: BoardCard
  transitions: readonly Transition[] | null
  onMove: (status: ApplicationStatus, said: Said) => void
  onClose: () => void
}
const isLetter = ({ event }: Transition) => event === 'sendOffer' || event === 'sendContract'

/** The moves of one card without dragging it: those of the candidate's page, with their reasons and questions. */
export function MoveDialog({ card, transitions, onMove, onClose }: Props) {
  return (
    <Modal opened onClose={onClose} title={t('movesOf', { name: shownName(card.applicantName) })} closeButtonProps={{ 'aria-label': t('close') }}>
      {transitions ? (
        <Stack gap={12}>
          <Moves
            transitions={transitions}
            label={labelIn(card.status)}
            why={whyOf}
            asides={asides}
            ask={askFor(shownName(card.applicantName))}
            onMove={({ status }, reason, tell) => isStatus(status) && onMove(status, saidWith(reason, tell))}
          />
          {transitions.some(isLetter) && (
            <Button renderRoot={(props) => <Link {...props} to="/hr-modules" search={{ applicationId: card.id }} />}>
              {t('toLetters', { name: shownName(card.applicantName) })}
            </Button>
          )}
        </Stack>
      ) : (
        <Pending />
      )}
    </Modal>
  )
}
