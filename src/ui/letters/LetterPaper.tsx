import { Button, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import type { LetterDraft } from '../../machines/commands/letterPdf.ts'
import type { LetterDesk } from '../../machines/records/letter.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { Pending } from '../components/Pending.tsx'
import { t } from '../i18n/letters.ts'
import css from './desk.module.css'
import { PdfButton } from './PdfButton.tsx'
import type { Preview } from './preview.ts'
import { RichText } from './RichText.tsx'

type Props = {
  desk: LetterDesk | null
  draft: LetterDraft | null
  preview: Preview | null
  coming: boolean
  failed: boolean
  retry: () => void
  unsaved: boolean
}
const VIEWS = ['letter', 'mail', 'phone'] as const

/** What the person will read: the very letter and e-mail that the server would send. */
export function LetterPaper({ desk, draft, preview, coming, failed, retry, unsaved }: Props) {
  const [view, setView] = useState<(typeof VIEWS)[number]>('letter')
  const letter = desk?.letter
  const isFrozen = letter != null && letter.sentVersion !== null && !unsaved
  const name = desk?.firstName ?? ''
  const note = isFrozen
    ? t('frozen', { n: letter.sentVersion, hash: letter.sha256?.slice(0, 12) })
    : unsaved || !letter
      ? t('exactlyUnsaved')
      : t('exactly', { n: letter.letterVersion })
  return (
    <aside className={css.hprev} aria-label={t('preview', { name })}>
      <div className={css.hbar}>
        <b className="ell grow">{t(isFrozen ? 'previewSent' : 'preview', { name })}</b>
        <SegmentedControl
          size="xs"
          aria-label={t('previewKind')}
          data={VIEWS.map((value) => ({ value, label: t(value) }))}
          value={view}
          onChange={(value) => setView(VIEWS.find((one) => one === value) ?? 'letter')}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard */}
      <section className={`desk ${css.hdesk}`} tabIndex={0} aria-label={t(view)}>
        {coming && <Pending />}
        {failed && <EmptyState kind="failed" title={t('previewFailed')} actions={<Button onClick={retry}>{t('tryAgain')}</Button>} />}
        {!failed && preview && view === 'letter' && (
          <article className={`paper ${css.letter}`}>
            <RichText html={preview.letterHtml} />
          </article>
        )}
        {!failed && preview && view === 'phone' && (
          <article className={`paper ${css.letter} ${css.phone}`}>
            <RichText html={preview.letterHtml} />
          </article>
        )}
        {!failed && preview && view === 'mail' && (
          <article className={`paper ${css.letter}`}>
            <p className={css.mailHead}>
              <b>{preview.mailSubject}</b>
              <br />
              {t('mailFrom', { name: preview.toName, email: preview.toEmail })}
            </p>
            <RichText html={preview.mailHtml} />
          </article>
        )}
      </section>
      <div className={`${css.hnoteFoot} meta`}>
        <span className="grow">{note}</span>
        {draft && preview && !isFrozen && <PdfButton letter={draft} name={`${t(draft.kind)} ${draft.applicationId} – ${name}`} size="xs" />}
      </div>
    </aside>
  )
}
