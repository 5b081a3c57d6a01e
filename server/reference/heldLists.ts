import type { ItemList } from '../tables/reference.ts'

/** The lists that an application's held ids come from. */
export const heldLists = {
  qualificationIds: 'qualification',
  certificationIds: 'certification',
  workAuthIds: 'workAuthorisation',
  skillIds: 'skill',
  designationIds: 'designation',
  computerSkillIds: 'computerSkill',
  languageIds: 'language',
  lifecycleIds: 'developmentLifecycle',
} as const satisfies Record<string, ItemList>
export type HeldField = keyof typeof heldLists
export const heldFields = Object.keys(heldLists) as HeldField[]
