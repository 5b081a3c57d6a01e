import type { operations } from '../../src/api/recruitment.gen.ts'
import type { Rule } from '../platform/http/permissions.ts'

/** Tasks of onboarding: whoever does one finds it and says that it is done; all else is for HR. */
export const taskAccess = {
  findTasks: 'staff',
  exportTasks: 'staff',
  listEmployeeTasks: 'signedIn',
  changeTaskStatus: 'staff',
  addTask: { authority: 'ONBOARDING' },
  updateTask: { authority: 'ONBOARDING' },
  changeStartDay: { authority: 'ONBOARDING' },
  listTaskTemplates: { authority: 'ONBOARDING' },
  addTaskTemplate: { authority: 'ONBOARDING' },
  updateTaskTemplate: { authority: 'ONBOARDING' },
  reorderTaskTemplates: { authority: 'ONBOARDING' },
} satisfies Partial<Record<keyof operations, Rule>>
