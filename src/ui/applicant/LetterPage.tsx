import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { OwnContract } from '../../machines/contractSigning.ts'
import type { OwnOffer } from '../../machines/offerAnswer.ts'
import { RichText } from '../letters/RichText.tsx'
import { say } from '../words/applicant.ts'
import { day, money } from '../words/format.ts'
import { Frame } from './Frame.tsx'

export type AnyLetter = Omit<OwnOffer, 'whole' | 'offerLetter' | 'status' | 'applicantPhone' | 'requisitionSummary'> | OwnContract

export function payOf({ salaryMinor, currency, period }: AnyLetter): string {
  const amount = money(salaryMinor, currency ?? 'AUD')
  const per = (['HOURLY', 'DAILY', 'MONTHLY', 'YEARLY'] as const).find((one) => one === period)
  return amount && per ? say(per, { amount }) : amount
}

/** What matters most, then the whole letter. */
export function LetterFacts({ letter }: { letter: AnyLetter }) {
  const facts = [
    [say('position'), letter.jobTitle],
    [say('place'), [letter.department, letter.city].filter(Boolean).join(', ')],
    [say('firstDay'), day(letter.startDate)],
    [say('salary'), payOf(letter)],
    [say('answerBy'), day(letter.lapsesOn)],
  ].filter(([, value]) => value)
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type Props = { title: string; note: string; html: string; letter: AnyLetter; decline: ReactNode; onContinue: () => void }

export function LetterPage({ title, note, html, letter, decline, onContinue }: Props) {
  return (
    <Frame title={title} organisation={letter.organisation} step={{ step: 2, of: 4 }} action={{ label: say('toDocuments') }} note={note} onSubmit={onContinue}>
      <LetterFacts letter={letter} />
      <section className="paper pl" aria-label={say('letterOf', { organisation: letter.organisation })}>
        <RichText html={html} />
      </section>
      <div className="quiet">
        <Button size="md" leftSection={<IconPrinter size={18} stroke={1.8} aria-hidden />} onClick={() => globalThis.print()}>
          {say('print')}
        </Button>
      </div>
      <p className="quiet">{decline}</p>
    </Frame>
  )
}
