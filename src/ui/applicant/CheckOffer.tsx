import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { Refusal } from '../../api/client.ts'
import type { OwnDocument } from '../../machines/flows/letterAnswer.ts'
import type { OwnOffer } from '../../machines/flows/offerAnswer.ts'
import { t } from '../i18n/applicant.ts'
import { day } from '../i18n/format.ts'
import { documentsIn } from './documentLooks.ts'
import { Frame } from './Frame.tsx'
import { payOf } from './LetterFacts.tsx'
import { Tick } from './Tick.tsx'

type Props = { letter: OwnOffer; documents: OwnDocument[]; problem: Refusal | null; busy: boolean; back: ReactNode; onAccept: () => void }

/** Everything once more, one tick, one button. */
export function CheckOffer({ letter, documents, problem, busy, back, onAccept }: Props) {
  const [gap, setGap] = useState(false)
  const errors = gap ? [{ field: 'consent', message: t('consentMissing') }] : [...(problem?.errors ?? [])]
  return (
    <Frame
      title={t('checkOfferTitle')}
      organisation={letter.organisation}
      step={{ step: 4, of: 4 }}
      back={back}
      errors={errors}
      problem={problem}
      busy={busy}
      action={{ label: t('acceptOffer'), busyLabel: t('accepting') }}
      note={t('acceptNote')}
      onSubmit={(event) => {
        const agreed = new FormData(event.currentTarget).get('consent') === 'on'
        setGap(!agreed)
        if (agreed) onAccept()
      }}
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
            <Link className="link" to="/offer-letter/{-$step}" params={{ step: 'documents' }} aria-label={t('changeWhat', { what: t('documents') })}>
              {t('change')}
            </Link>
          </dd>
        </div>
      </dl>
      <Tick name="consent" label={t('consentOffer')} error={errors.find(({ field }) => field === 'consent')?.message} />
    </Frame>
  )
}
