import { dayOf, rangeOf } from '../../server/platform/days.ts'
import type { Step, World } from './worlds.ts'

/*
 * The figures once more, counted one by one over the raw steps. Nothing is taken from the product but how long a day is where the
 * organisation is: not its statements, nor the tags of its lifecycles.
 */
const where = { timeZone: 'Australia/Melbourne' }
const DAY = 86_400_000
const forward = ['new application', 'screening', 'shortlisted', 'interviewing', 'reference check', 'background check', 'selected']
const chosen = ['selected', 'offer sent', 'offer accepted', 'contract sent', 'contract signed', 'hired']
const open = [...forward, 'offer sent', 'offer accepted', 'contract sent', 'contract signed', 'on hold']
const openRequisition = ['RVA', 'IN', 'RCK', 'CCK', 'CD']

/** What was taken back never happened. */
export function happened(steps: readonly Step[]): Step[] {
  const kept: Step[] = []
  for (const step of steps) {
    if (step.event === 'undo') kept.pop()
    else kept.push(step)
  }
  return kept
}

export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

const heldDays = (steps: readonly Step[]) =>
  steps.reduce((sum, step, at) => sum + (step.to === 'on hold' && steps[at + 1] ? (steps[at + 1]!.at - step.at) / DAY : 0), 0)

/** The signature that stands, if there is one. */
function signature(steps: readonly Step[]): number | null {
  let at: number | null = null
  for (const step of steps) {
    if (step.to === 'contract signed') at = step.at
    if (step.to === 'rejected' || step.to === 'withdrawn') at = null
  }
  return at
}

function furthest(steps: readonly Step[]): number {
  if (signature(steps) !== null) return 5
  let most = 0
  for (const { to } of steps) {
    if (chosen.includes(to)) most = Math.max(most, 4)
    else if (forward.indexOf(to) >= 3) most = Math.max(most, 3)
    else if (forward.includes(to)) most = Math.max(most, forward.indexOf(to))
  }
  return most
}

/** The first day of the month, quarter or year of a moment. */
export function stepOf(at: number, unit: 'month' | 'quarter' | 'year'): string {
  const [year, month] = dayOf(new Date(at), where).split('-').map(Number) as [number, number]
  const first = unit === 'month' ? month : unit === 'quarter' ? month - ((month - 1) % 3) : 1
  return `${year}-${String(first).padStart(2, '0')}-01`
}

export function count(world: World, firstDay: string, lastDay: string) {
  const [from, before] = [rangeOf(firstDay, where).from.getTime(), rangeOf(lastDay, where).before.getTime()]
  const isIn = (at: number) => at >= from && at < before
  const hires: { source: string; at: number; toHire: number; toFill: number | null; held: number }[] = []
  const cohort: { received: number; source: string; stage: number; open: boolean }[] = []
  const stays = new Map<string, number[]>()
  const offers: { outcome: string; reason: string }[] = []
  const ages: number[] = []
  for (const requisition of world.requisitions) {
    const approved = requisition.steps.find(({ to }) => openRequisition.includes(to))?.at ?? null
    const stood = requisition.steps.filter(({ at }) => at < before).at(-1)?.to
    if (approved !== null && stood && openRequisition.includes(stood)) ages.push((before - approved) / DAY)
    for (const application of requisition.applications) {
      const steps = happened(application.steps)
      const signed = signature(steps)
      if (signed !== null && isIn(signed)) {
        const held = heldDays(steps)
        const toFill = approved !== null && approved <= signed ? Math.max(0, (signed - approved) / DAY - held) : null
        hires.push({ source: application.source, at: signed, toHire: Math.max(0, (signed - application.received) / DAY - held), toFill, held })
      }
      const last = steps.at(-1)!.to
      if (isIn(application.received))
        cohort.push({
          ...{ received: application.received, source: application.source, stage: furthest(steps) },
          open: open.includes(last) && last !== 'contract signed',
        })
      const own = new Map<string, number>()
      for (const [at, step] of steps.entries()) {
        const next = steps[at + 1]
        if (next && isIn(next.at) && open.includes(step.to)) own.set(step.to, (own.get(step.to) ?? 0) + (next.at - step.at) / DAY)
      }
      for (const [stage, spent] of own) stays.set(stage, [...(stays.get(stage) ?? []), spent])
      for (const offer of application.offers) {
        const sent = offer.steps.find(({ event }) => event === 'send')
        const answer = sent && offer.steps.find(({ at, event }) => at >= sent.at && ['accept', 'decline', 'lapse', 'revoke'].includes(event))
        if (answer && isIn(answer.at)) offers.push({ outcome: answer.to, reason: offer.reason ?? '' })
      }
    }
  }
  return { hires, cohort, stays, offers, ages }
}
