import type { Row } from './rows.ts'

/** The hiring plan: managers change what is budgeted, officers read it. */
export const hiringPlanMatrix = {
  getHiringPlan: 'recruiters',
  exportHiringPlan: 'recruiters',
  findHiringRows: 'recruiters',
  exportHiringRows: 'recruiters',
  findBudgetedPositions: 'recruiters',
  exportBudgetedPositions: 'recruiters',
  addBudgetedPositions: 'manager',
  changeBudgetedPositions: ['manager', ['budgetedPositions', 'path.id']],
  removeBudgetedPositions: ['manager', ['budgetedPositions', 'path.id']],
  getBudgetTemplate: 'manager',
  previewBudget: 'manager',
  importBudget: 'manager',
} satisfies Record<string, Row>
