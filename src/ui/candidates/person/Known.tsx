import type { ReactNode } from 'react'
import type { Candidate } from '../../../machines/flows/applicationStatus.ts'
import { t as sayForm } from '../../i18n/applicationForm.ts'
import { t as sayApplication } from '../../i18n/applications.ts'
import { t } from '../../i18n/candidate.ts'
import { day } from '../../i18n/format.ts'
import { payInWords } from '../../i18n/pay.ts'
import css from './Known.module.css'

/** What a field is called, and what is known of it; nothing where it is not stated. */
type Fact = [name: string, value: ReactNode]
type Group = { title: string; facts: Fact[] }

const isStated = ([, value]: Fact) => value !== null && value !== undefined && value !== ''
const link = (scheme: 'mailto' | 'tel', value: string | null | undefined) =>
  value && (
    <a className="link" href={`${scheme}:${value.replaceAll(' ', '')}`}>
      {value}
    </a>
  )

function keptOnFile({ keepOnFile, consentEndedAt }: Candidate['stated']): string {
  if (!keepOnFile && consentEndedAt) return t('keptOnFileEnded', { day: day(consentEndedAt) })
  return t(keepOnFile ? 'keptOnFileYes' : 'keptOnFileNo')
}

function referredBy({ referrals }: Candidate): ReactNode {
  return referrals.map(({ by, way, at, why }) => (
    <p key={`${at} ${by}`} className={css.referral}>
      {t(way === 'LINK' ? 'referredByLink' : 'referredOf', { name: by, day: day(at) })}
      {why && <q>{why}</q>}
    </p>
  ))
}

function groupsOf(candidate: Candidate, hr: boolean): Group[] {
  const { application, stated, referrals } = candidate
  const { applicant, cityName, source, channel } = application
  const { salaryCurrency, expectedSalary, expectedSalOption, currentSalary, currentSalOption } = applicant
  const pay = (amount: number | null, period: string | null) =>
    amount !== null && salaryCurrency ? payInWords({ from: amount, to: amount, currency: salaryCurrency, period }) : null
  const contact: Fact[] =
    application.candidateNumber !== null
      ? []
      : [
          [sayForm('email'), link('mailto', applicant.email)],
          [sayForm('mobile'), link('tel', applicant.mobile)],
          [sayForm('phone'), link('tel', applicant.phone)],
        ]
  // An interviewer reads neither pay nor what HR noted, so nothing is said of them; current pay is asked for only where HR wants it.
  const ofHr = (facts: Fact[]) => (hr ? facts : [])
  return [
    {
      title: t('contact'),
      facts: [...contact, [sayForm('city'), cityName]],
    },
    {
      title: t('background'),
      facts: [
        [sayForm('totalExperience'), applicant.totalExperience === null ? null : sayForm('years', { n: applicant.totalExperience })],
        [sayForm('industry'), stated.industry],
        [sayForm('discipline'), stated.discipline],
        ...ofHr([[sayForm('expectedSalary'), pay(expectedSalary, expectedSalOption)]]),
        ...ofHr(currentSalary === null ? [] : [[sayForm('currentSalary'), pay(currentSalary, currentSalOption)]]),
      ],
    },
    { title: sayForm('holds'), facts: stated.held.map(({ field, names }): Fact => [sayForm(field), names.join(', ')]) },
    {
      title: sayForm('notes'),
      facts: [[sayForm('reference'), applicant.reference], ...ofHr([[sayForm('cvNotes'), applicant.cvNotes]])],
    },
    {
      title: t('entry'),
      facts: [
        [sayForm('source'), sayApplication(source)],
        ...(channel === null ? [] : [[sayApplication('channel'), channel] satisfies Fact]),
        ...(referrals.length === 0 ? [] : [[t('referredBy'), referredBy(candidate)] satisfies Fact]),
        [sayForm('dateReceived'), day(applicant.dateReceived)],
        [t('keptOnFile'), keptOnFile(stated)],
        ...(stated.invited ? [[t('byInvitation'), t('byInvitationOf', { day: day(stated.invited.at), by: stated.invited.by })] satisfies Fact] : []),
      ],
    },
  ]
}

/** Everything that the application states of the person, by kind; what it does not state is named once, at the end. */
export function Known({ candidate, hr }: { candidate: Candidate; hr: boolean }) {
  const groups = groupsOf(candidate, hr)
  const missing = groups.flatMap(({ facts }) => facts.filter((fact) => !isStated(fact)).map(([name]) => name))
  return (
    <section aria-label={t('known')} className={css.known}>
      <h2>{t('known')}</h2>
      {groups
        .filter(({ facts }) => facts.some(isStated))
        .map(({ title, facts }) => (
          <div key={title}>
            <h3>{title}</h3>
            <dl>
              {facts.filter(isStated).map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      {missing.length > 0 && <p className="meta">{t('notStated', { names: missing.join(', ') })}</p>}
    </section>
  )
}
