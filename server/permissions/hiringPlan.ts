import type { operations } from '../../src/api/recruitment.gen.ts'
import type { Rule } from '../platform/http/permissions.ts'

/** The hiring plan: managers change what is budgeted; whoever sees candidates reads it. */
export const hiringPlanAccess = {
  getHiringPlan: { authority: 'CANDIDATE_ACCESS' },
  exportHiringPlan: { authority: 'CANDIDATE_ACCESS' },
  findHiringRows: { authority: 'CANDIDATE_ACCESS' },
  exportHiringRows: { authority: 'CANDIDATE_ACCESS' },
  findBudgetedPositions: { authority: 'CANDIDATE_ACCESS' },
  exportBudgetedPositions: { authority: 'CANDIDATE_ACCESS' },
  addBudgetedPositions: { role: 'Recruitment Manager' },
  changeBudgetedPositions: { role: 'Recruitment Manager' },
  removeBudgetedPositions: { role: 'Recruitment Manager' },
  getBudgetTemplate: { role: 'Recruitment Manager' },
  previewBudget: { role: 'Recruitment Manager' },
  importBudget: { role: 'Recruitment Manager' },
} satisfies Partial<Record<keyof operations, Rule>>
