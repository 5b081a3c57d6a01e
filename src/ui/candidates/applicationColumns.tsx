import { Link } from '@tanstack/react-router'
import type { components as common } from '../../api/common.gen.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { type ApplicationStatus, applicationLifecycle } from '../../machines/lifecycles/application.ts'
import { contractLetterLifecycle } from '../../machines/lifecycles/contractLetter.ts'
import { offerLetterLifecycle } from '../../machines/lifecycles/offerLetter.ts'
import { DownloadButton } from '../data/DownloadButton.tsx'
import { Status } from '../components/status/Status.tsx'
import { labelOf } from '../components/status/states.ts'
import type { TableColumn } from '../data/table/columns.ts'
import { say } from '../i18n/applications.ts'
import { day, money, oneDigit } from '../i18n/format.ts'

export type ApplicationRow = components['schemas']['ApplicationRow']
type Column = TableColumn<ApplicationRow>

const sources = ['JOB_POST', 'REFERRAL', 'AGENCY', 'INTERNAL', 'IMPORT', 'MANUAL'] as const
const keysOf = <S extends string>(states: Partial<Record<S, unknown>>) => Object.keys(states) as S[]
const optionsOf = <S extends string>(values: readonly S[], label: (value: S) => string) => values.map((value) => ({ value, label: label(value) }))

type OfferStatus = common['schemas']['OfferLetterStatus']
type ContractStatus = common['schemas']['ContractLetterStatus']
const isOffer = (status: string | null): status is OfferStatus => status !== null && Object.hasOwn(offerLetterLifecycle.states, status)
const isContract = (status: string | null): status is ContractStatus => status !== null && Object.hasOwn(contractLetterLifecycle.states, status)

const pay = (amount: number | null, option: ApplicationRow['expectedSalOption'], currency: string | null) =>
  amount === null || !currency ? '' : say(option ?? 'YEARLY', { pay: money(amount, currency) })
const score = (value: number | null) => (value === null ? '' : oneDigit(value))
const profile = (row: ApplicationRow, text: string) => (
  <Link className="p" to="/canprf" search={{ applicationId: row.id }}>
    {text}
  </Link>
)
const letter = (text: string) => (
  <Link className="link" to="/hr-modules">
    {text}
  </Link>
)

/** The specification's columns of the list of applications, all of them. */
export const applicationColumns: readonly Column[] = [
  { id: 'id', header: say('id'), kind: 'number', width: 76, cell: (row) => row.id, card: 'id' },
  {
    id: 'applicantName',
    header: say('applicantName'),
    kind: 'text',
    operator: 'STR_CONTAIN',
    always: true,
    card: 'title',
    cell: (row) => profile(row, row.applicantName),
  },
  { id: 'positionTitle', header: say('positionTitle'), kind: 'text', operator: 'STR_CONTAIN', width: 230, cell: (row) => row.positionTitle },
  { id: 'jobPositionType', header: say('jobPositionType'), kind: 'text', width: 150, startsHidden: true, cell: (row) => row.jobPositionType },
  { id: 'requisitionId', header: say('requisitionId'), kind: 'number', width: 104, startsHidden: true, cell: (row) => row.requisitionId },
  { id: 'applicantId', header: say('applicantId'), kind: 'number', width: 92, startsHidden: true, cell: (row) => row.applicantId },
  { id: 'applicantEmail', header: say('applicantEmail'), kind: 'text', width: 220, startsHidden: true, cell: (row) => row.applicantEmail },
  { id: 'applicantCell', header: say('applicantCell'), kind: 'text', width: 140, startsHidden: true, cell: (row) => row.applicantCell },
  {
    id: 'status',
    header: say('status'),
    kind: 'select',
    width: 160,
    card: 'status',
    options: optionsOf(keysOf<ApplicationStatus>(applicationLifecycle.states), (status) => labelOf('application', status)),
    cell: (row) => <Status of="application" is={row.status} />,
  },
  {
    id: 'profileScore',
    header: say('profileScore'),
    kind: 'number',
    width: 84,
    card: 'aside',
    cell: (row) => <b className="num">{score(row.profileScore)}</b>,
  },
  { id: 'reviewScore', header: say('reviewScore'), kind: 'number', width: 100, cell: (row) => score(row.reviewScore) },
  {
    id: 'missingMandatoryItems',
    header: say('missing'),
    kind: 'text',
    operator: 'STR_CONTAIN',
    width: 190,
    cell: (row) => row.missingMandatoryItems.join(', '),
  },
  {
    id: 'currentSalary',
    header: say('currentSalary'),
    kind: 'number',
    width: 130,
    sortable: false,
    filterable: false,
    startsHidden: true,
    cell: (row) => pay(row.currentSalary, row.currentSalOption, row.salaryCurrency),
  },
  {
    id: 'expectedSalary',
    header: say('expectedSalary'),
    kind: 'number',
    width: 150,
    filterable: false,
    cell: (row) => pay(row.expectedSalary, row.expectedSalOption, row.salaryCurrency),
  },
  {
    id: 'totalExperience',
    header: say('totalExperience'),
    kind: 'number',
    width: 132,
    cell: (row) => (row.totalExperience === null ? '' : say('years', { n: row.totalExperience })),
  },
  {
    id: 'applicantSource',
    header: say('source'),
    kind: 'select',
    width: 126,
    startsHidden: true,
    options: optionsOf(sources, (source) => say(source)),
    cell: (row) => say(row.applicantSource),
  },
  {
    id: 'resume',
    header: say('resume'),
    kind: 'text',
    operator: 'STR_CONTAIN',
    width: 170,
    startsHidden: true,
    cell: (row) =>
      row.resume && (
        <DownloadButton file={row.resume} label={say('cvDownload', { name: row.resume.originalName })}>
          {row.resume.originalName}
        </DownloadButton>
      ),
  },
  { id: 'dateReceived', header: say('dateReceived'), kind: 'date', width: 116, cell: (row) => day(row.dateReceived) },
  {
    id: 'action',
    header: say('action'),
    kind: 'text',
    width: 96,
    sortable: false,
    filterable: false,
    startsHidden: true,
    exported: false,
    card: 'none',
    cell: (row) => (
      <Link className="link" to="/canprf" search={{ applicationId: row.id }} aria-label={say('openOf', { name: row.applicantName })}>
        {say('open')}
      </Link>
    ),
  },
  {
    id: 'contractAction',
    header: say('contractAction'),
    kind: 'text',
    width: 130,
    sortable: false,
    filterable: false,
    startsHidden: true,
    exported: false,
    card: 'none',
    cell: (row) => (row.contractOffer ? letter(say('writeContract')) : row.jobOffer ? letter(say('writeOffer')) : ''),
  },
  {
    id: 'jobOffer',
    header: say('jobOffer'),
    kind: 'select',
    width: 126,
    startsHidden: true,
    options: optionsOf(keysOf<OfferStatus>(offerLetterLifecycle.states), (status) => labelOf('offerLetter', status)),
    cell: (row) => isOffer(row.jobOffer) && <Status of="offerLetter" is={row.jobOffer} />,
  },
  {
    id: 'contractOffer',
    header: say('contractOffer'),
    kind: 'select',
    width: 134,
    startsHidden: true,
    options: optionsOf(keysOf<ContractStatus>(contractLetterLifecycle.states), (status) => labelOf('contractLetter', status)),
    cell: (row) => isContract(row.contractOffer) && <Status of="contractLetter" is={row.contractOffer} />,
  },
]
