import { Link } from '@tanstack/react-router'
import type { components } from '../../../api/recruitment.gen.ts'
import type { Asked, Draft } from '../../../machines/flows/applyDraft.ts'
import type { Step } from '../../../machines/flows/applySteps.ts'
import applicantCss from '../../applicant/applicant.module.css'
import { type FieldError, fieldsOf } from '../../components/form/fields.tsx'
import { t } from '../../i18n/apply.ts'

import { t as sayPay } from '../../i18n/pay.ts'
import applyCss from './apply.module.css'

import { askedIn } from './ExperienceFields.tsx'

type Position = components['schemas']['OpenPositionDetail']
type Props = { draft: Draft; errors: FieldError[]; position: Position; asked: Asked }

/** Everything that will be sent, each with the way to change it. */
export function Check({ draft, errors, position, asked }: Props) {
  const field = fieldsOf(errors)
  const held = askedIn(position).flatMap(([list, items]) => items.filter(({ id }) => draft.held[list].includes(id)).map(({ name }) => name))
  const pay = draft.expectedSalary.trim()
    ? t('payValue', { amount: draft.expectedSalary.trim(), currency: draft.salaryCurrency, period: sayPay(draft.expectedSalOption) })
    : ''
  const answers: [Step, string, string][] = [
    [
      'about',
      t('name'),
      [draft.firstName, draft.middleName, draft.surName]
        .map((part) => part.trim())
        .filter(Boolean)
        .join(' '),
    ],
    ['about', t('contact'), `${draft.email.trim()}, ${draft.mobile.trim()}`],
    ['about', t('home'), draft.place],
    ['experience', t('years'), draft.totalExperience.trim()],
    ['experience', t('held'), held.join(', ')],
    ['salary', t('pay'), pay],
    ...asked.questions.map(({ id, text, kind }): [Step, string, string] => ['questions', text, inWords(kind, draft.answers[id] ?? [])]),
    ['cv', t('cvTitle'), draft.resume?.originalName ?? ''],
  ]
  return (
    <>
      <dl className={`${applyCss.chk} ${applicantCss.chk}`}>
        {answers.map(([step, name, value]) => (
          <div key={`${step} ${name}`}>
            <dt>{name}</dt>
            <dd>{value || <span className="dim">{t('notStated')}</span>}</dd>
            <dd className={applicantCss.a}>
              <Link
                className="link"
                to="/homepage/$jobPostId/apply/$place"
                params={{ jobPostId: position.id, place: step }}
                aria-label={t('changeWhat', { what: name })}
              >
                {t('change')}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
      <div className={`${applyCss.ticks} ${applicantCss.ticks}`}>
        {field('consent').error && (
          <p className="wrong" id="consent-error">
            {field('consent').error}
          </p>
        )}
        <label>
          <input
            type="checkbox"
            className={`${applyCss.tick} ${applicantCss.tick}`}
            id={field('consent').id}
            name="consent"
            defaultChecked={draft.consent}
            aria-invalid={Boolean(field('consent').error) || undefined}
            aria-describedby={field('consent').error ? 'consent-error' : undefined}
          />
          <span>{t('consent')}</span>
        </label>
        <label>
          <input
            type="checkbox"
            className={`${applyCss.tick} ${applicantCss.tick}`}
            name="keepLonger"
            defaultChecked={draft.keepLonger}
            aria-describedby="keep-help"
          />
          <span>
            {t('keepLonger')}
            <span className={`${applyCss.cap} ${applicantCss.cap} ${applyCss.block}`} id="keep-help">
              {t('consentHelp')}
            </span>
          </span>
        </label>
      </div>
    </>
  )
}

const inWords = (kind: Asked['questions'][number]['kind'], said: string[]) =>
  kind === 'YES_NO' ? said.map((word) => (word ? t(word === 'true' ? 'yes' : 'no') : '')).join('') : said.join(', ').trim()
