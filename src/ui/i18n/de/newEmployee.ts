import { translation } from '../catalogue.ts'
import type { t } from '../newEmployee.ts'

export const newEmployee = translation<typeof t>({
  title: 'Person hinzufügen, die nicht über eine Ausschreibung eingestellt wurde',
  firstName: 'Vorname',
  firstNameMissing: 'Geben Sie den Vornamen ein',
  lastName: 'Nachname',
  lastNameMissing: 'Geben Sie den Nachnamen ein',
  email: 'E-Mail',
  emailHelp: 'Damit meldet sich die Person an. Wer damit schon ein Konto hat, behält es.',
  emailMissing: 'Geben Sie eine E-Mail-Adresse ein, etwa name@example.org',
  linkAccount: 'Das Konto des Recruiting-Teams mit dieser Adresse gehört dieser Person',
  jobTitle: 'Position',
  jobTitleMissing: 'Geben Sie an, als was die Person arbeitet',
  employmentStartDate: 'Beginn',
  startHelp: 'Wer heute beginnt oder begonnen hat, ist sofort aktiv; wer später beginnt, ist in Einarbeitung, bis HR die Akte übernimmt.',
  startMissing: 'Geben Sie den Tag an, an dem die Person beginnt oder begonnen hat',
  invite: 'Der Person schreiben',
  inviteHelp: 'Die Nachricht führt zur eigenen Akte, und zuerst zu einem Passwort, wo es noch keines gibt.',
  withoutMail: 'Es ist kein Mailserver eingerichtet: Die Nachricht bleibt im Postausgang und lässt sich dort lesen.',
  add: 'Person hinzufügen',
  adding: 'Wird hinzugefügt …',
  added: '{name} ist hinzugefügt.',
  openNamesake: 'Akte von {name} öffnen',
})
