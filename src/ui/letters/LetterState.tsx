import type { Letter, LetterKind } from '../../machines/records/letter.ts'
import { Status } from '../components/status/Status.tsx'
import { StatusIcon } from '../components/status/StatusIcon.tsx'
import { type labelOf, lookOf } from '../components/status/states.ts'
import { t } from '../i18n/letters.ts'
import css from './LetterState.module.css'
import { isUndelivered } from './LetterStatus.tsx'

type Props = { kind: LetterKind; letter: Letter | null; unsaved: boolean }

/** "Saved · version 3": where a letter stands, as a pill, and beside it that the e-mail which carries it will not arrive. */
export function LetterState({ kind, letter, unsaved }: Props) {
  if (!letter || (unsaved && letter.sentVersion !== null)) return <Pill tone="neutral" kind="dash" label={t('draft')} />
  if (unsaved) return <Pill tone="neutral" kind="dash" label={t('unsaved')} />
  const { tone, kind: glyph, fill, label } = looksOf(kind, letter)
  const mail = letter.mailings[0]?.status
  return (
    <>
      {mail && isUndelivered[mail] && (
        <span className={css.mail}>
          <span className="dim">{t('itsMail')}</span>
          <Status of="outboxMessage" is={mail} />
        </span>
      )}
      <Pill tone={tone} kind={glyph} fill={fill} label={t('versionState', { state: label, n: letter.sentVersion ?? letter.letterVersion })} />
    </>
  )
}

const looksOf = (kind: LetterKind, { status }: Letter) =>
  kind === 'offer'
    ? lookOf('offerLetter', status as Parameters<typeof labelOf<'offerLetter'>>[1])
    : lookOf('contractLetter', status as Parameters<typeof labelOf<'contractLetter'>>[1])

type Look = { tone: string; label: string; kind?: Parameters<typeof StatusIcon>[0]['kind']; fill?: number | undefined }
const Pill = ({ tone, label, kind, fill }: Look) => (
  <span className={`st pill t-${tone}`} role="status">
    <StatusIcon kind={kind} fill={fill} />
    <span>{label}</span>
  </span>
)
