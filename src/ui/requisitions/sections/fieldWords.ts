import { t } from '../../i18n/requisitions.ts'

const words: Record<string, () => string> = {
  positionTitle: () => t('positionTitle'),
  positionId: () => t('positionId'),
  industryId: () => t('industry'),
  industryDisciplineId: () => t('discipline'),
  jobPositionTypeId: () => t('positionType'),
  jobApplTypeId: () => t('contractType'),
  jobDescription: () => t('description'),
  departmentId: () => t('department'),
  priority: () => t('priority'),
  startDate: () => t('startDate'),
  endDate: () => t('endDate'),
  openings: () => t('openingsLabel'),
  reason: () => t('reason'),
  qualifications: () => t('qualifications'),
  location: () => t('location'),
  financial: () => t('financial'),
  experience: () => t('experience'),
  skills: () => t('skills'),
}

/** A field of the contract in the words of the form. */
export const fieldWord = (field: string): string => (Object.hasOwn(words, field) ? words[field]?.() : undefined) ?? field
