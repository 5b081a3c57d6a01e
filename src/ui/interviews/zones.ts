const zones = Intl.supportedValuesOf('timeZone')

/** The time zones to choose from, with one that the browser calls otherwise. */
export const zonesWith = (zone: string) => (zones.includes(zone) ? zones : [zone, ...zones])
