import type { Letter, LetterKind } from '../../machines/records/letter.ts'
import { StatusIcon } from '../components/status/StatusIcon.tsx'
import { type labelOf, lookOf } from '../components/status/states.ts'
import { t } from '../i18n/letters.ts'
import { isUndelivered } from './LetterStatus.tsx'

type Props = { kind: LetterKind; letter: Letter | null; unsaved: boolean }

/** "Saved · version 3": where a letter stands, as a pill. */
export function LetterState({ kind, letter, unsaved }: Props) {
  if (!letter || (unsaved && letter.sentVersion !== null)) return <Pill tone="neutral" kind="dash" label={t('draft')} />
  if (unsaved) return <Pill tone="neutral" kind="dash" label={t('unsaved')} />
  const { tone, kind: glyph, fill } = looksOf(kind, letter)
  return (
    <Pill
      tone={tone}
      kind={glyph}
      fill={fill}
      label={t('versionState', { state: looksOf(kind, letter).label, n: letter.sentVersion ?? letter.letterVersion })}
    />
  )
}

function looksOf(kind: LetterKind, { status, mailings }: Letter) {
  const mail = mailings[0]?.status
  if (mail && isUndelivered[mail]) return lookOf('outboxMessage', mail)
  return kind === 'offer'
    ? lookOf('offerLetter', status as Parameters<typeof labelOf<'offerLetter'>>[1])
    : lookOf('contractLetter', status as Parameters<typeof labelOf<'contractLetter'>>[1])
}

type Look = { tone: string; label: string; kind?: Parameters<typeof StatusIcon>[0]['kind']; fill?: number | undefined }
const Pill = ({ tone, label, kind, fill }: Look) => (
  <span className={`st pill t-${tone}`} role="status">
    <StatusIcon kind={kind} fill={fill} />
    <span>{label}</span>
  </span>
)
