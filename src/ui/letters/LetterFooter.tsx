import { ActionIcon, Button } from '@mantine/core'
import { IconCloudCheck, IconSend, IconTrash, IconVersions } from '@tabler/icons-react'
import { useState } from 'react'
import type { LetterContent, LetterDesk, LetterKind, LetterStep } from '../../machines/records/letter.ts'
import { ConfirmDialog } from '../components/form/ConfirmDialog.tsx'
import { money, moneyRange, time } from '../i18n/format.ts'
import { sayWhy, t } from '../i18n/letters.ts'
import css from './desk.module.css'
import { kinds } from './letterKinds.ts'
import { RevokeLetter } from './RevokeLetter.tsx'
import { VersionsDialog } from './VersionsDialog.tsx'

type Props = {
  kind: LetterKind
  desk: LetterDesk
  content: LetterContent
  missing: number
  isUnsaved: boolean
  isSaving: boolean
  isSending: boolean
  busy: boolean
  /** What refused the last step. */
  problem: unknown
  /** Whether the last question before sending is asked. */
  isConfirming: boolean
  onConfirming: (asks: boolean) => void
  onSave: () => void
  onAct: (what: LetterStep) => void
}

/** Saved when, compare, save or send. What cannot be done yet says why beside it. */
export function LetterFooter({
  kind,
  desk,
  content,
  missing,
  isUnsaved,
  isSaving,
  isSending,
  busy,
  problem,
  isConfirming,
  onConfirming,
  onSave,
  onAct,
}: Props) {
  const [asking, setAsking] = useState<'versions' | 'release' | 'discard' | null>(null)
  const { letter } = desk
  const move = (event: string) => desk.moves.find((one) => one.event === event)
  const sending = move('send')
  const why = isUnsaved ? t('saveFirst') : missing > 0 ? sayWhy('everyFieldIsFilled') : sending?.allowed ? null : sayWhy(sending?.why)
  const pay = (from: number | null, to: number | null) => (from === null || to === null ? t('noRange') : moneyRange(from, to, desk.approvedPay.currency))
  return (
    <footer className={css.hfoot}>
      {letter && !isUnsaved && (
        <span className="meta row">
          <IconCloudCheck size={15} stroke={1.8} aria-hidden />
          {t('savedAt', { time: time(letter.savedAt) })}
          {letter.releasedBy && ` · ${t('released', { name: letter.releasedBy })}`}
        </span>
      )}
      <span className="grow" />
      {!isUnsaved && letter && letter.letterVersion > 1 && (
        <Button leftSection={<IconVersions size={16} stroke={1.8} aria-hidden />} onClick={() => setAsking('versions')}>
          {t('compare', { n: letter.letterVersion - 1 })}
        </Button>
      )}
      {!isUnsaved && move('release')?.allowed && (
        <Button data-event="release" onClick={() => setAsking('release')}>
          {t('release')}
        </Button>
      )}
      {!isUnsaved && move('revoke')?.allowed && (
        <ActionIcon variant="subtle" size={32} data-event="revoke" aria-label={t('discard')} onClick={() => setAsking('discard')}>
          <IconTrash size={17} stroke={1.8} aria-hidden />
        </ActionIcon>
      )}
      {isUnsaved ? (
        <Button variant="filled" aria-disabled={busy} loading={isSaving} onClick={() => !busy && onSave()}>
          {t('save')}
        </Button>
      ) : (
        <Button
          variant="filled"
          data-event="send"
          leftSection={<IconSend size={16} stroke={1.8} aria-hidden />}
          aria-disabled={why !== null || busy}
          aria-describedby={why ? 'why-not-send' : undefined}
          onClick={() => why === null && !busy && onConfirming(true)}
        >
          {kinds[kind].send()}
        </Button>
      )}
      {why && !isUnsaved && (
        <span className={`meta ${css.hwhy}`} id="why-not-send">
          {why}
        </span>
      )}
      <ConfirmDialog
        opened={isConfirming}
        title={kinds[kind].sendTitle(desk.applicantName)}
        confirm={t('send')}
        busy={isSending}
        onCancel={() => onConfirming(false)}
        onConfirm={() => onAct({ step: 'send' })}
      >
        {t('sendText', { n: letter?.letterVersion ?? 1, email: desk.applicantEmail })}
      </ConfirmDialog>
      <ConfirmDialog
        opened={asking === 'release'}
        title={t('releaseTitle')}
        confirm={t('release')}
        onCancel={() => setAsking(null)}
        onConfirm={() => {
          setAsking(null)
          onAct({ step: 'release' })
        }}
      >
        {t('releaseText', {
          name: letter?.makerName ?? '',
          title: content.jobTitle,
          pay: money(content.salaryMinor, content.currency),
          approvedTitle: desk.approvedPay.jobTitle,
          approvedPay: pay(desk.approvedPay.fromMinor, desk.approvedPay.toMinor),
        })}
      </ConfirmDialog>
      {asking === 'discard' && (
        <RevokeLetter
          ask={{ title: t('discardTitle', { name: desk.applicantName }), text: t('discardText'), confirm: t('discard') }}
          onCancel={() => setAsking(null)}
          {...{ busy, problem, onAct }}
        />
      )}
      {asking === 'versions' && letter && <VersionsDialog kind={kind} id={letter.id} current={letter.letterVersion} onClose={() => setAsking(null)} />}
    </footer>
  )
}
