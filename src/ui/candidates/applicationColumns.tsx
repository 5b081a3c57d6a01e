import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { components } from '../../api/recruitment.gen.ts'
import { applicationStates } from '../../machines/lifecycles/application.ts'
import { contractLetterStates } from '../../machines/lifecycles/contractLetter.ts'
import { offerLetterStates } from '../../machines/lifecycles/offerLetter.ts'
import { isStatusOf, statusesOf } from '../../machines/lifecycles/tags.ts'
import { LazyBoundary, lazy } from '../components/lazy.tsx'
import { InStatus } from '../components/status/InStatus.tsx'
import { Status } from '../components/status/Status.tsx'
import { labelOf } from '../components/status/states.ts'
import { DownloadButton } from '../data/DownloadButton.tsx'
import type { TableColumn } from '../data/table/columns.ts'
import { t } from '../i18n/applications.ts'
import { day, oneDigit } from '../i18n/format.ts'
import { payInWords } from '../i18n/pay.ts'
import { t as sayLimit } from '../i18n/timeLimits.ts'
import { shownName } from './nameOf.ts'
import { CandidateLink } from './order/CandidateLink.tsx'

const ChannelFilter = lazy(() => import('./ChannelFilter.tsx').then((m) => ({ default: m.ChannelFilter })))
const RequisitionFilter = lazy(() => import('../summary/RequisitionFilter.tsx').then((m) => ({ default: m.RequisitionFilter })))

export type ApplicationRow = components['schemas']['ApplicationRow']
/** What the columns look at: rows of other lists of applications have it too. */
type Shown = Omit<ApplicationRow, 'candidateNumber' | 'hits' | 'answers'>
type Column = TableColumn<Shown>

export const sources = ['JOB_POST', 'REFERRAL', 'AGENCY', 'INTERNAL', 'IMPORT', 'MANUAL'] as const
const optionsOf = <S extends string>(values: readonly S[], label: (value: S) => string) => values.map((value) => ({ value, label: label(value) }))

const pay = (amount: number | null, option: ApplicationRow['expectedSalOption'], currency: string | null) =>
  currency ? payInWords({ from: amount, to: amount, currency, period: option }) : ''
const score = (value: number | null) => (value === null ? '' : oneDigit(value))
/** The cells that open a candidate; `of` says of which requisition the list is. */
export const linksOf = (of: (row: Shown) => number | undefined): Record<string, (row: Shown) => ReactNode> => ({
  applicantName: (row) => (
    <CandidateLink className="p" id={row.id} of={of(row)}>
      {shownName(row.applicantName)}
    </CandidateLink>
  ),
  action: (row) => (
    <CandidateLink className="link" id={row.id} of={of(row)} label={t('openOf', { name: shownName(row.applicantName) })}>
      {t('open')}
    </CandidateLink>
  ),
})
const links = linksOf(() => undefined)
const letter = ({ id }: Shown, text: string, kind?: 'contract') => (
  <Link className="link" to="/hr-modules" search={{ applicationId: id, letter: kind }}>
    {text}
  </Link>
)

/** The specification's columns of the list of applications, all of them. */
export const applicationColumns: readonly Column[] = [
  { id: 'id', header: t('id'), kind: 'number', width: 76, cell: (row) => row.id, card: 'id' },
  {
    id: 'applicantName',
    header: t('applicantName'),
    kind: 'text',
    operator: 'STR_CONTAIN',
    always: true,
    card: 'title',
    cell: links.applicantName!,
  },
  { id: 'positionTitle', header: t('positionTitle'), kind: 'text', operator: 'STR_CONTAIN', width: 216, cell: (row) => row.positionTitle },
  { id: 'jobPositionType', header: t('jobPositionType'), kind: 'text', mayBeEmpty: true, width: 150, startsHidden: true, cell: (row) => row.jobPositionType },
  {
    id: 'requisitionId',
    header: t('requisitionId'),
    kind: 'number',
    width: 104,
    startsHidden: true,
    field: (props) => (
      <LazyBoundary>
        <RequisitionFilter {...props} />
      </LazyBoundary>
    ),
    cell: (row) => row.requisitionId,
  },
  { id: 'applicantId', header: t('applicantId'), kind: 'number', width: 92, startsHidden: true, cell: (row) => row.applicantId },
  { id: 'applicantEmail', header: t('applicantEmail'), kind: 'text', width: 220, startsHidden: true, cell: (row) => row.applicantEmail },
  { id: 'applicantCell', header: t('applicantCell'), kind: 'text', mayBeEmpty: true, width: 140, startsHidden: true, cell: (row) => row.applicantCell },
  {
    id: 'status',
    header: t('status'),
    kind: 'select',
    width: 196,
    priority: 'high',
    card: 'status',
    options: optionsOf(statusesOf(applicationStates), (status) => labelOf('application', status)),
    cell: (row) => <Status of="application" is={row.status} />,
  },
  {
    id: 'inStatus',
    header: sayLimit('inStatus'),
    kind: 'select',
    width: 176,
    sortable: false,
    options: optionsOf(['over', 'within'] as const, (value) => sayLimit(`filter_${value}`)),
    cell: (row) => <InStatus is={row.inStatus} />,
  },
  {
    id: 'profileScore',
    header: t('profileScore'),
    kind: 'number',
    mayBeEmpty: true,
    width: 100,
    priority: 'high',
    card: 'aside',
    cell: (row) => <b className="num">{score(row.profileScore)}</b>,
  },
  { id: 'reviewScore', header: t('reviewScore'), kind: 'number', mayBeEmpty: true, width: 100, priority: 'low', cell: (row) => score(row.reviewScore) },
  {
    id: 'missingMandatoryItems',
    header: t('missing'),
    kind: 'text',
    mayBeEmpty: true,
    operator: 'STR_CONTAIN',
    width: 190,
    priority: 'low',
    cell: (row) => row.missingMandatoryItems.join(', '),
  },
  {
    id: 'currentSalary',
    header: t('currentSalary'),
    kind: 'number',
    width: 130,
    sortable: false,
    filterable: false,
    startsHidden: true,
    cell: (row) => pay(row.currentSalary, row.currentSalOption, row.salaryCurrency),
  },
  {
    id: 'expectedSalary',
    header: t('expectedSalary'),
    kind: 'pay',
    mayBeEmpty: true,
    width: 150,
    priority: 'low',
    cell: (row) => pay(row.expectedSalary, row.expectedSalOption, row.salaryCurrency),
  },
  {
    id: 'totalExperience',
    header: t('totalExperience'),
    kind: 'number',
    mayBeEmpty: true,
    width: 132,
    priority: 'low',
    cell: (row) => (row.totalExperience === null ? '' : t('years', { n: row.totalExperience })),
  },
  {
    id: 'applicantSource',
    header: t('source'),
    kind: 'select',
    width: 126,
    startsHidden: true,
    options: optionsOf(sources, (source) => t(source)),
    cell: (row) => t(row.applicantSource),
  },
  {
    id: 'channel',
    header: t('channel'),
    kind: 'text',
    mayBeEmpty: true,
    width: 126,
    startsHidden: true,
    field: (props) => (
      <LazyBoundary>
        <ChannelFilter {...props} />
      </LazyBoundary>
    ),
    cell: (row) => row.channel,
  },
  {
    id: 'resume',
    header: t('resume'),
    kind: 'text',
    mayBeEmpty: true,
    operator: 'STR_CONTAIN',
    width: 170,
    startsHidden: true,
    cell: (row) =>
      row.resume && (
        <DownloadButton file={row.resume} label={t('cvDownload', { name: row.resume.originalName })}>
          {row.resume.originalName}
        </DownloadButton>
      ),
  },
  { id: 'dateReceived', header: t('dateReceived'), kind: 'date', width: 116, cell: (row) => day(row.dateReceived) },
  { id: 'cv', header: t('cvWords'), hint: t('cvHint'), kind: 'words', filterOnly: true, sortable: false, exported: false, cell: () => null },
  {
    id: 'action',
    header: t('action'),
    kind: 'text',
    width: 96,
    sortable: false,
    filterable: false,
    startsHidden: true,
    exported: false,
    card: 'none',
    cell: links.action!,
  },
  {
    id: 'contractAction',
    header: t('contractAction'),
    kind: 'text',
    width: 130,
    sortable: false,
    filterable: false,
    startsHidden: true,
    exported: false,
    card: 'none',
    cell: (row) => (row.contractOffer ? letter(row, t('writeContract'), 'contract') : row.jobOffer ? letter(row, t('writeOffer')) : ''),
  },
  {
    id: 'jobOffer',
    header: t('jobOffer'),
    kind: 'select',
    mayBeEmpty: true,
    width: 126,
    startsHidden: true,
    options: optionsOf(statusesOf(offerLetterStates), (status) => labelOf('offerLetter', status)),
    cell: (row) => isStatusOf(offerLetterStates, row.jobOffer) && <Status of="offerLetter" is={row.jobOffer} />,
  },
  {
    id: 'contractOffer',
    header: t('contractOffer'),
    kind: 'select',
    mayBeEmpty: true,
    width: 134,
    startsHidden: true,
    options: optionsOf(statusesOf(contractLetterStates), (status) => labelOf('contractLetter', status)),
    cell: (row) => isStatusOf(contractLetterStates, row.contractOffer) && <Status of="contractLetter" is={row.contractOffer} />,
  },
]
