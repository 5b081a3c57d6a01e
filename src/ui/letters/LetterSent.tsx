import { Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Letter, LetterDesk, LetterKind, LetterStep } from '../../machines/records/letter.ts'
import { ConfirmDialog } from '../components/form/ConfirmDialog.tsx'
import { Status } from '../components/status/Status.tsx'
import { moment } from '../i18n/format.ts'
import { t } from '../i18n/letters.ts'
import deskCss from './desk.module.css'
import css from './LetterSent.module.css'
import { storyOf } from './letterStory.ts'
import { PdfButton } from './PdfButton.tsx'
import { RevokeLetter } from './RevokeLetter.tsx'
import { VersionsDialog } from './VersionsDialog.tsx'

/** What came after the answer. */
const AFTERWARDS = { converted: 'convertedState' } as const
type Props = {
  kind: LetterKind
  desk: LetterDesk
  letter: Letter
  busy: boolean
  /** What refused the last step. */
  problem: unknown
  onAct: (what: LetterStep) => void
  onWriteAnew: () => void
}
/** A letter that is out or over: what became of it, its e-mails, and what can still be done. */
export function LetterSent({ kind, desk, letter, busy, problem, onAct, onWriteAnew }: Props) {
  const [asking, setAsking] = useState<'resend' | 'revoke' | 'versions' | null>(null)
  const { mailings, status } = letter
  const last = mailings.at(0)
  const mayRevoke = desk.moves.some(({ event, allowed }) => event === 'revoke' && allowed)
  const isOut = desk.moves.some(({ event }) => event === 'lapse')
  const afterwards = Object.entries(AFTERWARDS).find(([name]) => name === status)?.[1]
  const papers = [
    ...desk.compliance.map(({ id, name, status: item }) => ({ key: `c${id}`, name, item })),
    ...desk.employeeOnboardingDocuments.map(({ id, name }) => ({ key: `o${id}`, name, item: null })),
  ]
  const itsMail = last && (
    <span className={css.itsMail}>
      <span className="dim">{t('itsMail')}</span> <Status of="outboxMessage" is={last.status} />
    </span>
  )
  return (
    <div className={`${deskCss.hscroll} ${css.hsent}`}>
      <section aria-labelledby="letter-story">
        <h2 id="letter-story">{t('story')}</h2>
        <ul className={deskCss.story}>
          {letter.sentAt && (
            <li className="between">
              <span>{t('sentTo', { time: moment(letter.sentAt), email: mailings.at(-1)?.toEmail ?? desk.applicantEmail })}</span>
              {mailings.length === 1 && itsMail}
            </li>
          )}
          {last && mailings.length > 1 && (
            <li className="between">
              <span>{t('sentAgain', { time: moment(last.at), email: last.toEmail })}</span>
              {itsMail}
            </li>
          )}
          {letter.remindedAt && <li>{t('remindedAt', { time: moment(letter.remindedAt) })}</li>}
          {storyOf(letter).map((line) => (
            <li key={line}>{line}</li>
          ))}
          {afterwards && <li>{t(afterwards)}</li>}
        </ul>
      </section>
      {mailings.length > 0 && (
        <section aria-labelledby="letter-mails">
          <h2 id="letter-mails">{t('messages')}</h2>
          <ul className={deskCss.story}>
            {mailings.map((mail) => (
              <li key={mail.id}>
                <span className="between">
                  <Status of="outboxMessage" is={mail.status} />
                  <Link className="link" to="/notifications" search={{ message: mail.id }}>
                    {t('openOutbox')}
                  </Link>
                </span>
                <div className="meta">{t('mailedTo', { time: moment(mail.at), email: mail.toEmail })}</div>
                {(mail.sentAt || mail.reason) && <div className="meta">{mail.sentAt ? t('mailSent', { time: moment(mail.sentAt) }) : mail.reason}</div>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {papers.length > 0 && (
        <section aria-labelledby="letter-papers">
          <h2 id="letter-papers">{t('documents')}</h2>
          <ul className={deskCss.story}>
            {papers.map(({ key, name, item }) => (
              <li key={key} className="between">
                {name}
                {item && <Status of="complianceItem" is={item} />}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Group gap={8}>
        {desk.mayBegin && (
          <Button variant="filled" onClick={onWriteAnew}>
            {t('writeAnew')}
          </Button>
        )}
        <PdfButton letter={letter} name={`${t(letter.kind)} ${letter.applicationId} – ${desk.applicantName}`} size="sm" />
        {isOut && <Button onClick={() => setAsking('resend')}>{t('resend')}</Button>}
        {letter.letterVersion > 1 && <Button onClick={() => setAsking('versions')}>{t('compareAny')}</Button>}
        {mayRevoke && (
          <Button data-event="revoke" onClick={() => setAsking('revoke')}>
            {t('revoke')}
          </Button>
        )}
      </Group>
      <ConfirmDialog
        opened={asking === 'resend'}
        title={t('resendTitle', { name: desk.applicantName })}
        confirm={t('resend')}
        onCancel={() => setAsking(null)}
        onConfirm={() => {
          setAsking(null)
          onAct({ step: 'resend' })
        }}
      >
        {t('resendText', { n: mailings.length, time: moment(last?.at), email: last?.toEmail ?? desk.applicantEmail })}
      </ConfirmDialog>
      {asking === 'versions' && <VersionsDialog kind={kind} id={letter.id} current={letter.letterVersion} onClose={() => setAsking(null)} />}
      {asking === 'revoke' && mayRevoke && (
        <RevokeLetter
          ask={{
            title: t('revokeTitle', { name: desk.applicantName }),
            text: t('revokeText', { name: desk.applicantName }),
            confirm: t('revoke'),
          }}
          onCancel={() => setAsking(null)}
          {...{ busy, problem, onAct }}
        />
      )}
    </div>
  )
}
