import ICAL from 'ical.js'

/** A calendar file as another program reads it. */
export function readBack(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[])
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    const text = (name: string) => component.getFirstPropertyValue(name)?.toString() ?? null
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      description: event.description,
      location: text('location'),
      url: text('url'),
      status: text('status'),
      organizer: event.organizer.toLowerCase(),
      attendees: event.attendees.map((attendee) => ({ address: attendee.getFirstValue()?.toString().toLowerCase(), name: attendee.getParameter('cn') })),
      zone: event.startDate.zone?.tzid ?? null,
      startsAt: new Date(event.startDate.toUnixTime() * 1000),
      endsAt: new Date(event.endDate.toUnixTime() * 1000),
      properties: component.getAllProperties().map(({ name }) => name),
    }
  })
  return {
    method: calendar.getFirstPropertyValue('method')?.toString() ?? null,
    zones: calendar.getAllSubcomponents('vtimezone').map((zone) => zone.getFirstPropertyValue('tzid')?.toString()),
    parts: calendar.getAllSubcomponents().map(({ name }) => name),
    events,
  }
}
