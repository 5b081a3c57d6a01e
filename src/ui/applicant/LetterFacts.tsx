import type { OwnContract } from '../../machines/flows/contractSigning.ts'
import type { OwnOffer } from '../../machines/flows/offerAnswer.ts'
import { t } from '../i18n/applicant.ts'
import { day } from '../i18n/format.ts'
import { payInWords } from '../i18n/pay.ts'
import css from './applicant.module.css'

export type AnyLetter = Omit<OwnOffer, 'whole' | 'offerLetter' | 'status' | 'applicantPhone' | 'requisitionSummary'> | OwnContract

export const payOf = ({ salaryMinor, currency, period }: AnyLetter): string =>
  currency ? payInWords({ from: salaryMinor, to: salaryMinor, currency, period }) : ''

/** What matters most, then the whole letter. */
export function LetterFacts({ letter }: { letter: AnyLetter }) {
  const facts = [
    [t('position'), letter.jobTitle],
    [t('place'), [letter.department, letter.city].filter(Boolean).join(', ')],
    [t('firstDay'), day(letter.startDate)],
    [t('salary'), payOf(letter)],
    [t('answerBy'), day(letter.lapsesOn)],
  ].filter(([, value]) => value)
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
