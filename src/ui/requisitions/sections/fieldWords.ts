import { say } from '../../i18n/requisitions.ts'

const words: Record<string, () => string> = {
  positionTitle: () => say('positionTitle'),
  positionId: () => say('positionId'),
  industryId: () => say('industry'),
  industryDisciplineId: () => say('discipline'),
  jobPositionTypeId: () => say('positionType'),
  jobApplTypeId: () => say('contractType'),
  jobDescription: () => say('description'),
  departmentId: () => say('department'),
  priority: () => say('priority'),
  startDate: () => say('startDate'),
  endDate: () => say('endDate'),
  openings: () => say('openingsLabel'),
  reason: () => say('reason'),
  qualifications: () => say('qualifications'),
  location: () => say('location'),
  financial: () => say('financial'),
  experience: () => say('experience'),
  skills: () => say('skills'),
}

/** A field of the contract in the words of the form. */
export const fieldWord = (field: string): string => (Object.hasOwn(words, field) ? words[field]?.() : undefined) ?? field
