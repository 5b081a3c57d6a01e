import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { components } from '../../../api/recruitment.gen.ts'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { Note } from '../../components/Note.tsx'
import { Pending } from '../../components/Pending.tsx'
import { t } from '../../i18n/messages.ts'
import { RichText } from '../../letters/RichText.tsx'
import { shownName } from '../nameOf.ts'
import css from './WriteDialog.module.css'

/** So many are named; the others are counted. */
const NAMED = 10
type Found = components['schemas']['MessagesPreview']
type Props = { found: Found | undefined; error: Parameters<typeof LoadFailed>[0]['error']; onRetry: () => void; onShow: (id: number) => void }

/** What each recipient reads, one after the other, and who cannot be written to. */
export function MessagePreview({ found, error, onRetry, onShow }: Props) {
  if (error && !found) return <LoadFailed as="line" error={error} onRetry={onRetry} />
  if (!found)
    return (
      <div className={css.preview}>
        <Pending />
      </div>
    )
  const { recipients, left, shown } = found
  // Whoever is left out is shown, too: what is missing is marked in the text.
  const all = [...recipients.map(({ applicationId }) => applicationId), ...left.flatMap(({ applicationId, name }) => (name === null ? [] : [applicationId]))]
  const at = shown ? all.indexOf(shown.applicationId) : -1
  const step = (by: number) => {
    const next = all[at + by]
    if (next !== undefined) onShow(next)
  }
  return (
    <section className={css.preview} aria-label={t('preview')}>
      {left.length > 0 && (
        <Note tone="amber" role="status">
          <b>{t('leftOut', { n: left.length })}</b>
          <ul className="note-list">
            {left.slice(0, NAMED).map(({ applicationId, name, reason }) => (
              <li key={applicationId}>{t('leftRow', { name: name ? shownName(name) : String(applicationId), reason })}</li>
            ))}
            {left.length > NAMED && <li>{t('more', { n: left.length - NAMED })}</li>}
          </ul>
        </Note>
      )}
      {shown && (
        <>
          <div className={css.who}>
            <b>{t('readBy', { name: shownName(shown.name) })}</b>
            {all.length > 1 && (
              <>
                <span className="meta num">{t('place', { n: at + 1, all: all.length })}</span>
                <ActionIcon aria-label={t('previous')} aria-disabled={at <= 0} onClick={() => step(-1)}>
                  <IconChevronLeft size={16} stroke={1.8} aria-hidden />
                </ActionIcon>
                <ActionIcon aria-label={t('next')} aria-disabled={at === all.length - 1} onClick={() => step(1)}>
                  <IconChevronRight size={16} stroke={1.8} aria-hidden />
                </ActionIcon>
              </>
            )}
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard */}
          <section className={`paper ${css.paper}`} tabIndex={0} aria-label={t('readBy', { name: shownName(shown.name) })}>
            <p className={css.subject}>
              <b>{shown.subject || t('noSubject')}</b>
            </p>
            <RichText html={shown.html} />
          </section>
        </>
      )}
    </section>
  )
}
