import { translation } from '../catalogue.ts'
import type { t } from '../employeeForm.ts'

export const employeeForm = translation<typeof t>({
  preferredName: 'Rufname',
  genderHelp: 'In eigenen Worten der Person; danach wird nie gesucht oder verglichen.',
  physicalAddress: 'Wohnanschrift',
  postalAddress: 'Postanschrift',
  differentAddress: 'Die Post geht an eine andere Anschrift',
  postalKept: 'Die Post geht an {address}. Das bleibt so, wenn keine andere angegeben wird.',
  relation: 'Beziehung',
  residency: 'Steuerlicher Wohnsitz',
  claimsThreshold: 'Nimmt den Steuerfreibetrag für diese Stelle in Anspruch',
  studentLoanDebt: 'Hat ein Studiendarlehen abzuzahlen',
  disabilityAsk: 'Gibt es eine Behinderung, für die der Arbeitsplatz angepasst werden soll?',
  NOT_SAID: 'Möchte es nicht sagen',
  adjustment: 'Was helfen würde',
})
