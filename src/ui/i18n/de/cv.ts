import { translation } from '../catalogue.ts'
import type { t } from '../cv.ts'

export const cv = translation<typeof t>({
  drawing: 'Die Seiten werden gezeichnet',
  undrawn: 'Seite {page} konnte nicht gezeichnet werden. Ihre Wörter stehen unter „Text“.',
  notAll: 'Gezeichnet sind die ersten {n} von {of} Seiten. Laden Sie die Datei herunter, um alle zu sehen.',
  onlyInText: 'Nur im Text: {numbers}.',
  pageOf: 'Seite {at} von {of}',
  zoom: 'Größe der Seiten',
  zoomIn: 'Größer',
  zoomInKey: 'Größer (+)',
  zoomOut: 'Kleiner',
  zoomOutKey: 'Kleiner (−)',
  fit: 'An die Breite anpassen',
  fitKey: 'An die Breite anpassen (0)',
  unreachable: 'Der Server ist nicht erreichbar.',
  protected: 'Die Datei ist durch ein Kennwort geschützt.',
  slow: 'Das Zeichnen der Datei dauert zu lange.',
  damaged: 'Die Datei kann nicht gezeichnet werden.',
})
