import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { t } from '../i18n/applicant.ts'
import { RichText } from '../letters/RichText.tsx'
import css from './applicant.module.css'
import { Frame } from './Frame.tsx'
import { type AnyLetter, LetterFacts } from './LetterFacts.tsx'

type Props = { title: string; note: string; html: string; letter: AnyLetter; decline: ReactNode; onContinue: () => void }

export function LetterPage({ title, note, html, letter, decline, onContinue }: Props) {
  return (
    <Frame title={title} organisation={letter.organisation} step={{ step: 2, of: 4 }} action={{ label: t('toDocuments') }} note={note} onSubmit={onContinue}>
      <LetterFacts letter={letter} />
      <section className={`paper ${css.pl}`} aria-label={t('letterOf', { organisation: letter.organisation })}>
        <RichText html={html} />
      </section>
      <div className={css.quiet}>
        <Button size="md" leftSection={<IconPrinter size={18} stroke={1.8} aria-hidden />} onClick={() => globalThis.print()}>
          {t('print')}
        </Button>
      </div>
      <p className={css.quiet}>{decline}</p>
    </Frame>
  )
}
