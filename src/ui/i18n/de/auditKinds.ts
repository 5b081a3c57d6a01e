import type { t } from '../auditKinds.ts'
import { translation } from '../catalogue.ts'

export const auditKinds = translation<typeof t>({
  of_budgetedPositions: 'Budgetierte Stellen',
  of_course: 'Kurs',
  of_courseAssignment: 'Kurs einer Person',
  of_courseSession: 'Termin eines Kurses',
  of_learningRule: 'Lernregel',
  of_voluntaryQuestions: 'Freiwillige Fragen',
})
