import { IconMailForward, IconUserCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { components } from '../../api/recruitment.gen.ts'
import { contractLetterStates } from '../../machines/lifecycles/contractLetter.ts'
import { employeeStates } from '../../machines/lifecycles/employee.ts'
import { isTagged, tagged } from '../../machines/lifecycles/tags.ts'
import { Status } from '../components/status/Status.tsx'
import { labelOf } from '../components/status/states.ts'
import type { TableColumn } from '../data/table/columns.ts'
import { day } from '../i18n/format.ts'
import { t } from '../i18n/onboarding.ts'
import css from './onboarding.module.css'

export type InOnboarding = components['schemas']['OnboardingProgress']
type Step = InOnboarding['nextStep']
type Acts = { onRemind: (row: InOnboarding) => void; onConvert: (row: InOnboarding) => void }

const contains = { operator: 'STR_CONTAIN' } as const
const steps = ['checkDocuments', 'remind', 'convert'] as const satisfies Step[]
/** The states in which a contract is on the way to a first day. */
const onTheWay = [...tagged(contractLetterStates, 'out'), ...tagged(contractLetterStates, 'toConvert')]

export const mayConvert = ({ employeeStatus }: InOnboarding) => employeeStatus !== null && isTagged(employeeStates, employeeStatus, 'onboarding')

type Do = { label: string; onClick: () => void; icon: ReactNode; children: ReactNode }
const Do = ({ label, onClick, icon, children }: Do) => (
  <button type="button" className={css.step} aria-label={label} onClick={onClick}>
    {icon}
    {children}
  </button>
)

function nextStep(row: InOnboarding, { onRemind, onConvert }: Acts): ReactNode {
  const { applicationId, applicantName: name } = row
  if (row.nextStep === 'checkDocuments')
    return (
      <Link className="link" to="/canprf" search={{ applicationId, tab: 'compliance' }} aria-label={t('checkWhose', { name })}>
        {t('step_checkDocuments')}
      </Link>
    )
  if (row.nextStep === 'remind' && row.mayRemind)
    return (
      <Do label={t('remindWhom', { name })} onClick={() => onRemind(row)} icon={<IconMailForward size={15} stroke={1.8} aria-hidden />}>
        {t('remind')}
      </Do>
    )
  if (row.nextStep === 'convert' && mayConvert(row))
    return (
      <Do label={t('convertWhom', { name })} onClick={() => onConvert(row)} icon={<IconUserCheck size={15} stroke={1.8} aria-hidden />}>
        {t('convert')}
      </Do>
    )
  return <span className="dim">{t(row.nextStep === 'remind' ? 'remindedToday' : 'step_convert')}</span>
}

const record = ({ employeeId, recordCompletedAt }: InOnboarding) =>
  t(employeeId === null ? 'afterSigning' : recordCompletedAt === null ? 'recordOpen' : 'recordDone')

export const onboardingColumns = (acts: Acts): readonly TableColumn<InOnboarding>[] => [
  { id: 'id', header: t('contractId'), kind: 'number', width: 96, card: 'id', startsHidden: true, cell: ({ id }) => id },
  {
    id: 'applicantName',
    header: t('who'),
    kind: 'text',
    ...contains,
    width: 176,
    always: true,
    card: 'title',
    cell: ({ employeeId, applicationId, applicantName }) =>
      employeeId === null ? (
        <Link className="p" to="/canprf" search={{ applicationId }}>
          {applicantName}
        </Link>
      ) : (
        <Link className="p" to="/employee/$employeeId" params={{ employeeId }}>
          {applicantName}
        </Link>
      ),
  },
  {
    id: 'nextStep',
    header: t('nextStep'),
    kind: 'select',
    width: 160,
    priority: 'high',
    card: 'status',
    options: steps.map((value) => ({ value, label: t(`step_${value}`) })),
    cell: (row) => nextStep(row, acts),
  },
  {
    id: 'missing',
    header: t('missing'),
    kind: 'text',
    mayBeEmpty: true,
    ...contains,
    priority: 'high',
    cell: ({ missing, documentsAsked }) => (missing.length > 0 ? missing.join(', ') : <span className="dim">{t('allIn', { n: documentsAsked })}</span>),
  },
  { id: 'jobTitle', header: t('jobTitle'), kind: 'text', ...contains, width: 164, cell: ({ jobTitle }) => jobTitle },
  { id: 'startDate', header: t('startDate'), kind: 'date', mayBeEmpty: true, width: 112, cell: ({ startDate }) => day(startDate) },
  {
    id: 'contractStatus',
    header: t('contract'),
    kind: 'select',
    width: 148,
    options: onTheWay.map((value) => ({ value, label: labelOf('contractLetter', value) })),
    cell: ({ contractStatus }) => <Status of="contractLetter" is={contractStatus} />,
  },
  {
    id: 'missingCount',
    header: t('missingCount'),
    kind: 'number',
    width: 130,
    startsHidden: true,
    cell: ({ missing }) => missing.length,
  },
  { id: 'packUnread', header: t('packUnread'), kind: 'number', width: 120, priority: 'low', cell: ({ packAsked, packRead }) => packAsked - packRead },
  {
    id: 'tasksOpen',
    header: t('tasksOpen'),
    kind: 'number',
    width: 140,
    priority: 'low',
    cell: ({ employeeId, tasksOpen, tasksOverdue }) =>
      employeeId === null ? t('afterSigning') : tasksOverdue > 0 ? t('tasksOverdue', { n: tasksOpen, overdue: tasksOverdue }) : tasksOpen,
  },
  {
    id: 'recordCompleted',
    header: t('record'),
    kind: 'select',
    width: 164,
    priority: 'low',
    options: [
      { value: 'true', label: t('recordDone') },
      { value: 'false', label: t('recordOpen') },
    ],
    cell: record,
  },
  { id: 'remindedOn', header: t('remindedOn'), kind: 'date', mayBeEmpty: true, width: 130, cell: ({ remindedOn }) => day(remindedOn) },
  { id: 'applicantEmail', header: t('email'), kind: 'text', ...contains, width: 220, startsHidden: true, cell: ({ applicantEmail }) => applicantEmail },
]
