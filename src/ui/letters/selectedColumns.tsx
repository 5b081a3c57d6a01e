import { IconUserCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { components } from '../../api/recruitment.gen.ts'
import { contractLetterStates } from '../../machines/lifecycles/contractLetter.ts'
import { offerLetterStates } from '../../machines/lifecycles/offerLetter.ts'
import { statusesOf } from '../../machines/lifecycles/tags.ts'
import { applicationColumns } from '../candidates/applicationColumns.tsx'
import { labelOf } from '../components/status/states.ts'
import type { TableColumn } from '../data/table/columns.ts'
import { t } from '../i18n/letters.ts'
import { LetterStatus } from './LetterStatus.tsx'
import type { HrSearch } from './letterKinds.ts'
import css from './SelectedList.module.css'

export type SelectedApplication = components['schemas']['SelectedApplication']
type Column = TableColumn<SelectedApplication>
type Step = SelectedApplication['nextStep']
type Action = SelectedApplication['action']

/** What somebody does; the rest is waited for. */
const toDo: Record<Step, boolean> = {
  writeOffer: true,
  releaseOffer: true,
  sendOffer: true,
  awaitOffer: false,
  writeContract: true,
  releaseContract: true,
  sendContract: true,
  awaitContract: false,
  mailFailed: true,
  convert: true,
  none: false,
}
const steps = Object.keys(toDo) as Step[]
const actions = ['write', 'send', 'release', 'wait', 'done', 'again', 'none'] as const satisfies Action[]

/** The letter that a candidate stands at. */
export const letterOf = ({ action }: Pick<SelectedApplication, 'action'>) => (action === 'done' ? 'contract' : undefined)

type ToLetter = { row: SelectedApplication; letter?: 'contract' | undefined; className: string; label?: string; children: ReactNode }
/** Opens somebody's letter beside the list as it is. */
const ToLetter = ({ row, letter, className, label, children }: ToLetter) => (
  <Link
    from="/hr-modules"
    to="/hr-modules"
    search={(before: HrSearch) => ({ ...before, applicationId: row.id, letter })}
    className={className}
    aria-label={label}
  >
    {children}
  </Link>
)

const action = (row: SelectedApplication, what: Action, letter?: 'contract') =>
  what === 'none' ? null : (
    <ToLetter row={row} letter={letter} className="link" label={t(letter ? 'contractOf' : 'offerOf', { what: t(`action_${what}`), name: row.applicantName })}>
      {t(`action_${what}`)}
    </ToLetter>
  )

/** The application's own columns, some of them shown from the beginning. */
const like = (id: string, change: Partial<Column> = {}): Column[] =>
  applicationColumns.filter((column) => column.id === id).map((column) => ({ ...column, startsHidden: true, ...change }))

/** The specification's columns of the list of selected candidates; `onConvert` opens the conversion. */
export const selectedColumns = (onConvert: (row: SelectedApplication) => void): readonly Column[] => [
  ...like('id', { startsHidden: false }),
  ...like('applicantName', {
    cell: (row) => (
      <ToLetter row={row} letter={letterOf(row)} className="p">
        {row.applicantName}
      </ToLetter>
    ),
  }),
  {
    id: 'nextStep',
    header: t('nextStep'),
    kind: 'select',
    width: 232,
    priority: 'high',
    card: 'status',
    options: steps.map((value) => ({ value, label: t(`step_${value}`) })),
    cell: (row) =>
      row.nextStep === 'none' ? (
        <span className="dim">{t('step_none')}</span>
      ) : row.canConvert ? (
        <button
          type="button"
          className={css.hstep}
          data-event="convert"
          aria-label={t('convertPerson', { name: row.applicantName })}
          onClick={() => onConvert(row)}
        >
          <IconUserCheck size={15} stroke={1.8} aria-hidden />
          {t('convert')}
        </button>
      ) : (
        <ToLetter
          row={row}
          letter={letterOf(row)}
          className={toDo[row.nextStep] ? 'link' : 'link dim'}
          label={t('stepOf', { step: t(`step_${row.nextStep}`), name: row.applicantName })}
        >
          {t(`step_${row.nextStep}`)}
        </ToLetter>
      ),
  },
  ...like('positionTitle', { startsHidden: false }),
  ...like('jobOffer', {
    startsHidden: false,
    header: t('offerLetter'),
    width: 168,
    options: statusesOf(offerLetterStates).map((value) => ({ value, label: labelOf('offerLetter', value) })),
    cell: (row) => <LetterStatus lifecycle="offerLetter" status={row.jobOffer} mail={row.jobOfferMail} />,
  }),
  ...like('contractOffer', {
    startsHidden: false,
    header: t('contractLetter'),
    width: 168,
    options: statusesOf(contractLetterStates).map((value) => ({ value, label: labelOf('contractLetter', value) })),
    cell: (row) => <LetterStatus lifecycle="contractLetter" status={row.contractOffer} mail={row.contractOfferMail} />,
  }),
  ...like('inStatus', { startsHidden: false, priority: 'low' }),
  ...like('status', { priority: 'low', card: undefined }),
  ...['jobPositionType', 'requisitionId', 'applicantId', 'applicantEmail', 'applicantCell', 'profileScore', 'reviewScore', 'missingMandatoryItems'].flatMap(
    (id) => like(id, { card: undefined }),
  ),
  ...['currentSalary', 'expectedSalary', 'totalExperience', 'applicantSource', 'channel', 'resume', 'dateReceived'].flatMap((id) => like(id)),
  {
    id: 'action',
    header: t('action'),
    kind: 'select',
    width: 150,
    sortable: false,
    filterable: false,
    startsHidden: true,
    options: actions.map((value) => ({ value, label: t(`action_${value}`) })),
    cell: (row) => action(row, row.action),
  },
  {
    id: 'contractAction',
    header: t('contractAction'),
    kind: 'select',
    width: 150,
    sortable: false,
    filterable: false,
    startsHidden: true,
    options: actions.map((value) => ({ value, label: t(`action_${value}`) })),
    cell: (row) => action(row, row.contractAction, 'contract'),
  },
]
