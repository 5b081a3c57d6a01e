import type { OwnContract } from '../../machines/flows/contractSigning.ts'
import type { OwnOffer } from '../../machines/flows/offerAnswer.ts'
import { contractLetterStates } from '../../machines/lifecycles/contractLetter.ts'
import { offerLetterStates } from '../../machines/lifecycles/offerLetter.ts'
import { isTagged } from '../../machines/lifecycles/tags.ts'
import { t } from '../i18n/applicant.ts'
import { RichText } from '../letters/RichText.tsx'
import letterCss from './applicant.module.css'
import css from './CheckLetter.module.css'
import { BOX } from './strokes.ts'

/** What was accepted or signed, word for word, as long as the person has the account. */
export function AgreedLetter({ letter }: { letter: OwnOffer | OwnContract }) {
  const signed = 'contractLetter' in letter
  const agreed = signed ? isTagged(contractLetterStates, letter.status, 'agreed') : isTagged(offerLetterStates, letter.status, 'agreed')
  if (!agreed) return null
  return (
    <details className={css.agreed}>
      <summary>{t(signed ? 'readSigned' : 'readAccepted')}</summary>
      <section className={`paper ${letterCss.pl}`} aria-label={t('letterOf', { organisation: letter.organisation })}>
        <RichText html={signed ? letter.contractLetter : letter.offerLetter} />
        {signed && letter.drawnSignature && (
          <svg className={css.strokes} viewBox={BOX} role="img" aria-label={t('signedWith')}>
            <path d={letter.drawnSignature} />
          </svg>
        )}
      </section>
    </details>
  )
}
