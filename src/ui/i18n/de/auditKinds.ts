import type { t } from '../auditKinds.ts'
import { translation } from '../catalogue.ts'

export const auditKinds = translation<typeof t>({
  of_budgetedPositions: 'Budgetierte Stellen',
  of_course: 'Kurs',
  of_courseAssignment: 'Kurs einer Person',
  of_courseSession: 'Termin eines Kurses',
  of_learningRule: 'Lernregel',
  of_message: 'Nachricht',
  of_outboxMessage: 'Nachricht',
  of_outbox: 'Postausgang',
  of_template: 'E-Mail-Vorlage',
  of_company: 'Unternehmen',
  of_applicationFormSettings: 'Bewerbungsformular',
  of_leaveLedger: 'Urlaubsguthaben',
  of_holiday: 'Feiertag',
  of_holidayPlace: 'Feiertage eines Ortes',
  of_state: 'Bundesland',
  of_country: 'Land',
  of_city: 'Stadt',
  of_industry: 'Branche',
  of_discipline: 'Fachrichtung',
  of_department: 'Abteilung',
  of_responsibility: 'Aufgabe der Stelle',
  field_addressLine: 'Anschrift',
  field_website: 'Website',
  field_logoId: 'Logo',
})
