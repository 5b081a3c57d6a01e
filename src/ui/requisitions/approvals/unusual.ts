import type { components } from '../../../api/recruitment.gen.ts'
import { t } from '../../i18n/submitCheck.ts'
import { today } from '../../i18n/zone.ts'
import type { Summary } from '../RequisitionHeader.tsx'
import { fieldInWords } from '../sections/sectionWords.ts'
import type { Tab } from '../tabs.ts'

type Schemas = components['schemas']
type Approvers = readonly Pick<Schemas['Approval'], 'approver' | 'isOwner' | 'mayAnswer'>[]
/** Something to look at, and the part of the requisition where it is put right. */
export type Finding = { tab: Tab; text: string }

/** What keeps the requisition from being submitted. */
export function missingIn({ progress }: Summary, approvers: Approvers): Finding[] {
  const sections = progress.sections.filter((one) => one.required && one.status !== 'COMPLETED')
  return [
    ...sections.map(({ section, missing }): Finding => {
      const fields = section === 'position' ? missing.map(fieldInWords).join(', ') : ''
      return { tab: section, text: fields ? t('missingFields', { fields }) : t('missingSection') }
    }),
    ...(approvers.some(({ isOwner }) => !isOwner) ? [] : [{ tab: 'approvals' as const, text: t('noApprover') }]),
  ]
}

/** So many times the least pay is seldom meant. */
const WIDE = 2

/** What may be meant, and is seldom so. */
export function unusualIn({ position, expired }: Summary, { criteria, pay }: Schemas['PositionSummary'], approvers: Approvers): Finding[] {
  const { startDate, reason } = position
  const findings: [boolean, Finding][] = [
    [expired, { tab: 'position', text: t('endPast') }],
    [Boolean(startDate && startDate < today()), { tab: 'position', text: t('startPast') }],
    [!reason?.trim(), { tab: 'position', text: t('noReason') }],
    [pay !== null && pay.to > WIDE * pay.from, { tab: 'financial', text: t('widePay') }],
    [criteria.length > 0 && !criteria.some(({ mandatory }) => mandatory), { tab: 'skills', text: t('noneMandatory') }],
  ]
  return [
    ...findings.flatMap(([found, finding]) => (found ? [finding] : [])),
    ...criteria.flatMap(({ section, name, weight }): Finding[] =>
      weight === 0 ? [{ tab: section, text: t('countsNothing', { name: name || section }) }] : [],
    ),
    ...approvers.flatMap(({ approver, isOwner, mayAnswer }): Finding[] => [
      ...(mayAnswer ? [] : [{ tab: 'approvals' as const, text: t('cannotAnswer', { name: approver }) }]),
      ...(isOwner ? [{ tab: 'approvals' as const, text: t('ownApproval', { name: approver }) }] : []),
    ]),
  ]
}
