import {
  certifications,
  computerSkills,
  designations,
  developmentLifecycles,
  languages,
  qualifications,
  skills,
  workAuthorisations,
} from '../tables/reference.ts'

/** The lists that an application's held ids come from. */
export const heldLists = {
  qualificationIds: qualifications,
  certificationIds: certifications,
  workAuthIds: workAuthorisations,
  skillIds: skills,
  designationIds: designations,
  computerSkillIds: computerSkills,
  languageIds: languages,
  lifecycleIds: developmentLifecycles,
}
