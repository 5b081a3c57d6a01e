import { Link } from '@tanstack/react-router'
import { type Entered, type HeldField, heldFields, type Known } from '../../../machines/flows/applicationForm/applicationFormDraft.ts'
import type { Step } from '../../../machines/flows/applicationForm/applicationFormSteps.ts'
import { t } from '../../i18n/applicationForm.ts'
import { t as sayApplication } from '../../i18n/applications.ts'
import { day } from '../../i18n/format.ts'
import { payInWords } from '../../i18n/pay.ts'
import { useReference } from '../../requisitions/sections/useReference.ts'
import { stepAddress } from './BackLink.tsx'
import css from './FormPage.module.css'
import { useHeldItems } from './HeldSelect.tsx'
import { useRequisitionTitle } from './useRequisitionTitle.ts'

type Props = { id: number | null; entered: Entered; known: Known | null; receivedAt: string | null }

/** Everything that will be saved, each with the way to change it. */
export function CheckAnswers({ id, entered, known, receivedAt }: Props) {
  const requisition = useRequisitionTitle(entered.requisitionId)
  const industry = useReference('/ref/industry').items.find((one) => one.id === entered.industryId)?.name
  const discipline = useReference('/ref/industry_discipline').items.find((one) => one.id === entered.disciplineId)?.name
  const { title, firstName, middleName, surName, mobile, phone } = known ?? entered
  const pay = (amount: number | null, period: string) => payInWords({ from: amount, to: amount, currency: entered.salaryCurrency, period })
  const answers: [Step, string, string | null | undefined][] = [
    ['details', t('name'), [title, firstName, middleName, surName].filter(Boolean).join(' ')],
    ['details', t('email'), entered.email.trim()],
    ['details', t('mobile'), mobile],
    ['details', t('phone'), phone],
    ['requisition', t('requisition'), requisition],
    ['requisition', t('source'), sayApplication(entered.source)],
    ['requisition', t('dateReceived'), day(entered.dateReceived ?? receivedAt) || t('today')],
    ['profile', t('city'), entered.city?.name],
    ['profile', t('totalExperience'), entered.totalExperience === null ? null : t('years', { n: entered.totalExperience })],
    ['profile', t('industry'), [industry, discipline].filter(Boolean).join(', ')],
    ['profile', t('expectedSalary'), pay(entered.expectedSalary, entered.expectedSalOption)],
    ...(entered.currentSalary === null
      ? []
      : ([['profile', t('currentSalary'), pay(entered.currentSalary, entered.currentSalOption)]] as [Step, string, string][])),
  ]
  const last: typeof answers = [
    ['profile', t('reference'), entered.reference.trim()],
    ['profile', t('cvNotes'), entered.cvNotes.trim()],
    ['cv', t('cvTitle'), entered.resume?.originalName],
  ]
  const row = ([step, name, value]: (typeof answers)[number]) => <Answer key={name} id={id} step={step} name={name} value={value ?? ''} />
  return (
    <>
      <p className="dim">{t(id === null ? 'checkText' : 'checkTextChange')}</p>
      <dl className={css.answers}>
        {answers.map(row)}
        {heldFields.map((held) => (
          <Held key={held} id={id} held={held} ids={entered[held]} />
        ))}
        {last.map(row)}
      </dl>
    </>
  )
}

function Held({ id, held, ids }: { id: number | null; held: HeldField; ids: number[] }) {
  const { items } = useHeldItems(held)
  const names = items.filter((item) => ids.includes(item.id)).map(({ name }) => name)
  return <Answer id={id} step="profile" name={t(held)} value={names.join(', ')} />
}

function Answer({ id, step, name, value }: { id: number | null; step: Step; name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value || <span className="dim">{t('notStated')}</span>}</dd>
      <dd>
        <Link className="link" {...stepAddress(id, step)} aria-label={t('changeWhat', { what: name })}>
          {t('changeLink')}
        </Link>
      </dd>
    </div>
  )
}
