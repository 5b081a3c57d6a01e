import { Button, TextInput } from '@mantine/core'
import { IconSignature } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { Refusal } from '../../api/client.ts'
import { signature } from '../../api/hrBounds.gen.ts'
import type { OwnDocument } from '../../machines/flows/letterAnswer.ts'
import { type FieldError, fieldsOf } from '../components/form/fields.tsx'
import { LazyBoundary, lazy } from '../components/lazy.tsx'
import { t } from '../i18n/applicant.ts'
import { day } from '../i18n/format.ts'
import applicantCss from './applicant.module.css'
import css from './CheckLetter.module.css'
import { documentsIn } from './documentLooks.ts'
import { Frame } from './Frame.tsx'
import { type AnyLetter, payOf } from './LetterFacts.tsx'
import { isDrawn } from './strokes.ts'
import { Tick } from './Tick.tsx'

// Only for who draws.
const SignaturePad = lazy(() => import('./SignaturePad.tsx').then((module) => ({ default: module.SignaturePad })))

type Props = {
  /** A contract is signed with the typed name, or with a drawn signature. */
  kind: 'offer' | 'contract'
  letter: AnyLetter
  documents: OwnDocument[]
  problem: Refusal | null
  busy: boolean
  back: ReactNode
  /** The way to the documents. */
  change: ReactNode
  onAgree: (answer: { consent: boolean; typedName: string; drawn?: string }) => void
}

/** Everything once more, the tick, for a contract the name, one button. */
export function CheckLetter({ kind, letter, documents, problem, busy, back, change, onAgree }: Props) {
  const [gaps, setGaps] = useState<FieldError[]>([])
  const [typedName, setName] = useState('')
  const [draws, setDraws] = useState(false)
  const [drawn, setDrawn] = useState('')
  const signs = kind === 'contract'
  const errors = gaps.length ? gaps : [...(problem?.errors ?? [])]
  const submit = (form: HTMLFormElement) => {
    const consent = new FormData(form).get('consent') === 'on'
    const found: FieldError[] = []
    if (signs && draws && !isDrawn(drawn)) found.push({ field: 'drawn', message: t('drawMissing') })
    if (signs && !draws && !typedName.trim()) found.push({ field: 'typedName', message: t('typeNameMissing') })
    if (!consent) found.push({ field: 'consent', message: t('consentMissing') })
    setGaps(found)
    if (found.length === 0) onAgree(draws ? { consent, typedName: letter.applicantName, drawn } : { consent, typedName })
  }
  return (
    <Frame
      title={t(signs ? 'signTitle' : 'checkOfferTitle')}
      organisation={letter.organisation}
      step={{ step: 4, of: 4 }}
      back={back}
      errors={errors}
      problem={problem}
      busy={busy}
      action={
        signs
          ? { label: t('signContract'), busyLabel: t('signing'), icon: <IconSignature size={20} stroke={1.8} aria-hidden /> }
          : { label: t('acceptOffer'), busyLabel: t('accepting') }
      }
      note={t(signs ? 'copyAtOnce' : 'acceptNote')}
      onSubmit={(event) => submit(event.currentTarget)}
    >
      <dl className={applicantCss.chk}>
        <div>
          <dt>{t('name')}</dt>
          <dd>{letter.applicantName}</dd>
        </div>
        <div>
          <dt>{[t('position'), t('firstDay')].join(', ')}</dt>
          <dd>{[letter.jobTitle, day(letter.startDate)].filter(Boolean).join(', ')}</dd>
        </div>
        <div>
          <dt>{t('salary')}</dt>
          <dd>{payOf(letter)}</dd>
        </div>
        <div>
          <dt>{t('documents')}</dt>
          <dd>{documentsIn(documents)}</dd>
          <dd className={applicantCss.a}>{change}</dd>
        </div>
      </dl>
      {signs && (
        <fieldset className={css.ways}>
          <legend>{t('howToSign')}</legend>
          {([false, true] as const).map((way) => (
            <Button key={`${way}`} size="lg" aria-pressed={draws === way} variant={draws === way ? 'light' : 'default'} onClick={() => setDraws(way)}>
              {t(way ? 'wayDrawn' : 'wayTyped')}
            </Button>
          ))}
        </fieldset>
      )}
      {signs && draws && (
        <LazyBoundary>
          <SignaturePad value={drawn} onChange={setDrawn} error={errors.find(({ field }) => field === 'drawn')?.message} />
        </LazyBoundary>
      )}
      {signs && !draws && (
        <>
          <TextInput
            {...fieldsOf(errors, '', signature)('typedName')}
            label={t('typeName')}
            description={t('typeNameHelp', { name: letter.applicantName })}
            autoComplete="name"
            value={typedName}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <div className={css.sigline} role="img" aria-label={`${t('yourSignature')}: ${typedName}`}>
            <span>{typedName}</span>
          </div>
        </>
      )}
      <Tick
        name="consent"
        label={t(signs ? (draws ? 'consentDrawn' : 'consentContract') : 'consentOffer')}
        error={errors.find(({ field }) => field === 'consent')?.message}
      />
    </Frame>
  )
}
