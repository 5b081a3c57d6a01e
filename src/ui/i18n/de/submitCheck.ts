import { translation } from '../catalogue.ts'
import type { t } from '../submitCheck.ts'

export const submitCheck = translation<typeof t>({
  missing: 'Das fehlt noch; vorher kann nicht eingereicht werden',
  unusual: 'Sehen Sie sich das vor dem Einreichen an',
  nothingFound: 'Alles ist da, und nichts ist ungewöhnlich.',
  asSeen: 'Das sehen die Freigebenden.',
  order: 'Wer gefragt wird, in dieser Reihenfolge',
  askedFirst: 'wird sofort gefragt',
  askedAfter: 'wird gefragt, wenn alle davor freigegeben haben',
  back: 'Zurück',
  locked: 'Ergänzen Sie zuerst, was fehlt.',
  notNow: 'Nur ein Entwurf kann eingereicht werden. Was daraus wurde:',
  missingFields: '{fields} eingeben',
  missingSection: 'noch nichts eingegeben',
  noApprover: 'jemanden zum Freigeben nennen, der die Anforderung nicht gestellt hat',
  endPast: 'das Enddatum ist vorbei',
  startPast: 'das Startdatum ist vorbei',
  noReason: 'kein Grund angegeben; Freigebende sehen „Noch nicht festgelegt“',
  widePay: 'das höchste Gehalt ist mehr als doppelt so hoch wie das niedrigste',
  noneMandatory: 'kein Kriterium ist zwingend: an einem allein scheidet niemand aus',
  countsNothing: '{name} hat das Gewicht 0 und zählt nicht',
  cannotAnswer: 'das Konto von {name} wird nicht mehr benutzt',
  ownApproval: '{name} hat diese Anforderung gestellt; die Freigabe zählt nur zusammen mit der von jemand anderem',
})
