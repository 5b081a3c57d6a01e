import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { LazyBoundary, lazy } from '../components/lazy.tsx'
import { t } from '../i18n/applicant.ts'
import { RichText } from '../letters/RichText.tsx'
import css from './applicant.module.css'
import { Frame } from './Frame.tsx'
import { type AnyLetter, LetterFacts } from './LetterFacts.tsx'

// Beside the letter, which comes first.
const PdfButton = lazy(() => import('../letters/PdfButton.tsx').then((module) => ({ default: module.PdfButton })))

type Props = { kind: 'offer' | 'contract'; title: string; note: string; html: string; letter: AnyLetter; decline: ReactNode; onContinue: () => void }

export function LetterPage({ kind, title, note, html, letter, decline, onContinue }: Props) {
  return (
    <Frame title={title} organisation={letter.organisation} step={{ step: 2, of: 4 }} action={{ label: t('toDocuments') }} note={note} onSubmit={onContinue}>
      <LetterFacts letter={letter} />
      <section className={`paper ${css.pl}`} aria-label={t('letterOf', { organisation: letter.organisation })}>
        <RichText html={html} />
      </section>
      <div className={css.quiet}>
        <Button size="md" leftSection={<IconPrinter size={18} stroke={1.8} aria-hidden />} onClick={() => globalThis.print()}>
          {t('print')}
        </Button>{' '}
        <LazyBoundary>
          <PdfButton letter={{ kind, id: letter.id }} name={title} />
        </LazyBoundary>
      </div>
      <p className={css.quiet}>{decline}</p>
    </Frame>
  )
}
