import { translation } from '../catalogue.ts'
import type { t } from '../seal.ts'

export const seal = translation<typeof t>({
  takePdf: 'Als PDF speichern',
  draftPdf: 'PDF-Vorschau',
  takingPdf: 'Das PDF wird erstellt…',
  title: 'Ist dieses Schreiben echt?',
  text: 'Ein Schreiben, das als PDF gespeichert wurde, trägt ein Siegel. Wählen Sie eine Kopie, um zu sehen, ob etwas darin geändert wurde. Sie wird angesehen und nicht aufbewahrt.',
  choose: 'PDF auswählen',
  another: 'Ein anderes PDF auswählen',
  note: 'PDF, kleiner als 10 MB',
  checking: '{name} wird geprüft…',
  genuine: 'Echt',
  genuineText: '{name} ist bis aufs letzte Byte so, wie {organisation} das Schreiben gesiegelt hat.',
  altered: 'Verändert',
  alteredText:
    '{name} trägt das Siegel von {organisation}, ist aber nicht so, wie es gesiegelt wurde: In der Datei wurde etwas geändert. Verlassen Sie sich nicht darauf, und fragen Sie {organisation}.',
  unknown: 'Nicht von hier',
  unknownText:
    '{name} trägt kein Siegel von {organisation}. Es kann ein Scan sein, ein neu gespeicherter Ausdruck oder ein Schreiben von anderswo: Darüber lässt sich nichts sagen.',
  letter: 'Schreiben',
  kind_offer: 'Stellenangebot, Fassung {version}',
  kind_contract: 'Arbeitsvertrag, Fassung {version}',
  sealedAt: 'Gesiegelt',
  positions: 'Offene Stellen',
})
