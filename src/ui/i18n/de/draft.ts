import { translation } from '../catalogue.ts'
import type { t } from '../draft.ts'

export const draft = translation<typeof t>({
  staleTitle: 'Jemand anderes hat dies inzwischen gespeichert',
  staleText: 'Wählen Sie, welche Fassung der abweichenden Felder bleiben soll.',
  field: 'Feld',
  mine: 'Ihre',
  theirs: 'Deren',
  whole: 'Alles',
  changed: 'geändert',
  removed: 'entfernt',
  keepMine: 'Meine behalten',
  takeTheirs: 'Deren übernehmen',
  leaveTitle: 'Ohne Speichern verlassen?',
  leaveText: 'Was Sie hier geschrieben haben, ist noch nicht gespeichert und ginge verloren.',
  leaveKeptText:
    'Was Sie hier eingegeben haben, ist noch nicht gespeichert. Es ist wieder da, wenn Sie zurückkommen, außer Sie melden sich ab oder schließen diese Seite.',
  leave: 'Verlassen',
})
