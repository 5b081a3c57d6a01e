import type { t } from '../anyPage.ts'
import { translation } from '../catalogue.ts'

export const anyPage = translation<typeof t>({
  product: 'Threshold',
  withErrors: 'Fehler: {title}',
  openPositions: 'Offene Stellen',
  goHome: 'Zu meiner Startseite',
  notFoundTitle: 'Diese Seite gibt es nicht',
  notFoundText: 'Die Adresse ist vielleicht vertippt, oder die Seite wurde verschoben.',
  failedTitle: 'Diese Seite konnte nicht gezeigt werden',
  failedText: 'Von Ihnen ist nichts verloren. Versuchen Sie es erneut; geschieht es wieder, sagen Sie dem Support, was Sie gerade taten.',
  slowTitle: 'Diese Seite ist nicht angekommen',
  slowText: 'Sie wurde nicht innerhalb von zwei Minuten geladen. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  offlineText: 'Sie sind offline, darum konnte sie nicht geholt werden. Von Ihnen ist nichts verloren. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  tryAgain: 'Erneut versuchen',
  loading: 'Die Seite wird geladen',
  over: 'Menüs und Auswahl',
})
