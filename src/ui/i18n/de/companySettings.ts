import { translation } from '../catalogue.ts'
import type { t } from '../companySettings.ts'

export const companySettings = translation<typeof t>({
  company: 'Unternehmen',
  text: 'Dies steht über den öffentlichen Seiten, den Seiten für Bewerberinnen und Bewerber und dem Menü, in Schreiben und am Ende von E-Mails. Gesendete Schreiben behalten, was sie hatten.',
  name: 'Name',
  nameMissing: 'Geben Sie den Namen des Unternehmens ein',
  address: 'Adresszeile (freiwillig)',
  addressHelp: 'Kurz, wie sie unter dem Namen steht: Uferstraße 12, Bremen',
  website: 'Website (freiwillig)',
  websiteHelp: 'Mit https:// davor',
  websiteUnclear: 'Geben Sie die Adresse der Website als https://www.example.org ein',
  logo: 'Logo',
  logoNote: 'PNG oder JPEG, kleiner als 300 kB, jede Seite mindestens 16 und höchstens 2.000 Pixel',
  logoNow: 'Das jetzige Logo',
  logoNew: 'Das neue Logo',
  logoNone: 'Ohne Logo steht dort eine Tür, das Zeichen von Threshold.',
  removeLogo: 'Logo entfernen',
  keepLogo: 'Jetziges Logo behalten',
  logoGoes: 'Das Logo verschwindet, wenn Sie speichern.',
  preview: 'So sieht es aus',
  onPages: 'Auf Seiten',
  inLetters: 'In Schreiben',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  stale: 'Jetzt gespeichert ist: {saved}. Was Sie eingegeben haben, ist erhalten; noch einmal zu speichern ersetzt es.',
})
