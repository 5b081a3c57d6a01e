import { TextInput } from '@mantine/core'
import { IconSignature } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { Refusal } from '../../api/client.ts'
import { signature } from '../../api/hrBounds.gen.ts'
import type { OwnContract } from '../../machines/flows/contractSigning.ts'
import type { OwnDocument } from '../../machines/flows/letterAnswer.ts'
import { type FieldError, fieldsOf } from '../components/form/fields.tsx'
import { t } from '../i18n/applicant.ts'
import { day } from '../i18n/format.ts'
import { documentsIn } from './documentLooks.ts'
import { Frame } from './Frame.tsx'
import { payOf } from './LetterFacts.tsx'
import { Tick } from './Tick.tsx'

type Props = { letter: OwnContract; documents: OwnDocument[]; problem: Refusal | null; busy: boolean; back: ReactNode; onSign: (typedName: string) => void }

/** The check step of signing: everything once more, the typed name, the consent. */
export function SignContract({ letter, documents, problem, busy, back, onSign }: Props) {
  const [gaps, setGaps] = useState<FieldError[]>([])
  const [name, setName] = useState('')
  const errors = gaps.length ? gaps : [...(problem?.errors ?? [])].filter(({ field }) => field === 'typedName' || field === 'consent')
  const submit = (form: HTMLFormElement) => {
    const agreed = new FormData(form).get('consent') === 'on'
    const found: FieldError[] = []
    if (!name.trim()) found.push({ field: 'typedName', message: t('typeNameMissing') })
    if (!agreed) found.push({ field: 'consent', message: t('consentMissing') })
    setGaps(found)
    if (found.length === 0) onSign(name)
  }
  return (
    <Frame
      title={t('signTitle')}
      organisation={letter.organisation}
      step={{ step: 4, of: 4 }}
      back={back}
      errors={errors}
      problem={problem}
      busy={busy}
      action={{ label: t('signContract'), busyLabel: t('signing'), icon: <IconSignature size={20} stroke={1.8} aria-hidden /> }}
      note={t('copyAtOnce')}
      onSubmit={(event) => submit(event.currentTarget)}
    >
      <dl className="chk">
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
          <dd className="a">
            <Link
              className="link"
              to="/contract-letter/$contractId/{-$step}"
              params={{ contractId: letter.id, step: 'documents' }}
              aria-label={t('changeWhat', { what: t('documents') })}
            >
              {t('change')}
            </Link>
          </dd>
        </div>
      </dl>
      <TextInput
        {...fieldsOf(errors, '', signature)('typedName')}
        label={t('typeName')}
        description={t('typeNameHelp', { name: letter.applicantName })}
        autoComplete="name"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div className="sigline" role="img" aria-label={`${t('yourSignature')}: ${name}`}>
        <span>{name}</span>
      </div>
      <Tick name="consent" label={t('consentContract')} error={errors.find(({ field }) => field === 'consent')?.message} />
    </Frame>
  )
}
