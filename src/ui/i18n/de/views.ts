import { translation } from '../catalogue.ts'
import type { t } from '../views.ts'

export const views = translation<typeof t>({
  views: 'Ansichten',
  view: 'Ansicht',
  all: 'Alle',
  add: 'Als neue Ansicht speichern',
  changed: 'Ansicht geändert',
  save: 'Speichern',
  saveAs: 'Speichern als',
  cancel: 'Abbrechen',
  menu: 'Ansicht {name}: umbenennen, kopieren oder löschen',
  rename: 'Umbenennen',
  duplicate: 'Kopieren',
  delete: 'Löschen',
  name: 'Name der Ansicht',
  nameHelp: 'Nur Sie sehen sie.',
  nameMissing: 'Geben Sie der Ansicht einen Namen',
  copyOf: '{name}, Kopie',
  title_saveAs: 'Als neue Ansicht speichern',
  title_rename: '{name} umbenennen',
  title_duplicate: '{name} kopieren',
  title_delete: 'Die Ansicht {name} löschen?',
  deleteText: 'Ihre Suche, Filter, Reihenfolge und Spalten werden vergessen. Die Zeilen bleiben.',
  saved: 'Ansicht gespeichert',
  deleted: 'Ansicht gelöscht',
})
