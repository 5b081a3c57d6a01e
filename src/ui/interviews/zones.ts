import { today } from '../i18n/zone.ts'

const zones = Intl.supportedValuesOf('timeZone')

/** The time zones to choose from, with one that the browser calls otherwise. */
export const zonesWith = (zone: string) => (zones.includes(zone) ? zones : [zone, ...zones])

/** The first day that can be chosen: today where it is held, or the day of an interview that stays when it was. */
export const earliest = (interview: { day: string } | null, zone: string) => [today(zone), interview?.day ?? '9999-12-31'].sort()[0]
