import fc from 'fast-check'

/** A step as it stands in `status_history`. */
export type Step = { at: number; event: string; from: string | null; to: string }
type Application = { received: number; source: string; steps: Step[]; offers: { steps: Step[]; reason: string | null }[] }
export type Requisition = { openings: number; steps: Step[]; applications: Application[] }
export type World = { requisitions: Requisition[]; from: string; to: string; compareFrom: string; compareTo: string }

const HOUR = 3_600_000
const START = Date.parse('2024-02-27T13:00:00Z')
const free = ['new application', 'screening', 'shortlisted', 'interviewing', 'reference check', 'background check', 'selected']
const afterwards: Record<string, string> = {
  selected: 'offer sent',
  'offer sent': 'offer accepted',
  'offer accepted': 'contract sent',
  'contract sent': 'contract signed',
  'contract signed': 'hired',
}
const ended = ['rejected', 'withdrawn']
type Choice = { hours: number; what: number; where: number }

const choice: fc.Arbitrary<Choice> = fc.record({
  hours: fc.oneof(fc.integer({ min: 0, max: 60 }), fc.constantFrom(12, 24, 240)),
  what: fc.nat(99),
  where: fc.nat(6),
})

/** Where an application goes next; most go forward, some are held, ended, taken back at once, reopened or moved to and fro. */
function walk(received: number, choices: readonly Choice[]): Step[] {
  const steps: Step[] = [{ at: received, event: 'begin', from: null, to: 'new application' }]
  let [at, status, heldFrom] = [received, 'new application', '']
  const go = (event: string, to: string, later: number) => {
    at += later
    steps.push({ at, event, from: status, to })
    status = to
  }
  for (const { hours, what, where } of choices) {
    const later = hours * HOUR
    if (status === 'hired') break
    if (ended.includes(status)) {
      if (what < 60) go('reopen', 'screening', later)
      continue
    }
    const end = ended[where % 2]!
    if (what < 5) go(end === 'rejected' ? 'reject' : 'withdraw', end, later)
    else if (what < 13 && (free.includes(status) || status === 'on hold')) {
      const before = status
      go('reject', 'rejected', later)
      go('undo', before, 4000)
    } else if (status === 'on hold') go('resume', heldFrom, later)
    else if (what < 25 && free.includes(status)) {
      heldFrom = status
      go('hold', 'on hold', later)
    } else if (what < 31 && free.includes(status) && free[where] !== status) go('move', free[where]!, later)
    else if (afterwards[status]) go('next', afterwards[status]!, later)
    else go('next', free[Math.min(6, free.indexOf(status) + 1 + (where % 3))]!, later)
  }
  return steps
}

/** An approved requisition that is amended, cancelled, archived and comes back. */
function approve(begun: number, choices: readonly Choice[]): Step[] {
  const steps: Step[] = []
  let [at, status]: [number, string | null] = [begun, null]
  const go = (event: string, to: string, hours: number) => {
    at += hours * HOUR
    steps.push({ at, event, from: status, to })
    status = to
  }
  go('begin', 'DR', 0)
  for (const { hours, what } of choices) {
    if (status === 'DR') go('submit', 'SB', hours)
    else if (status === 'SB') go(what < 80 ? 'approve' : 'decline', what < 80 ? 'RVA' : 'RVD', hours)
    else if (status === 'RVD') go('revise', 'DR', hours)
    else if (status === 'CN') go('reopen', 'DR', hours)
    else if (status === 'AR') go('unarchive', 'RVA', hours)
    else if (what < 20) go('amend', 'DR', hours)
    else if (what < 35) go('cancel', 'CN', hours)
    else if (what < 45) go('archive', 'AR', hours)
    else if (what < 70) go('applicationsChanged', status === 'IN' ? 'RCK' : 'IN', hours)
  }
  return steps
}

function offer(begun: number, { hours, what }: Choice): Step[] {
  const sent = begun + hours * HOUR
  const steps: Step[] = [{ at: begun, event: 'begin', from: null, to: 'saved' }]
  if (what < 10) return [...steps, { at: sent, event: 'revoke', from: 'saved', to: 'revoked' }]
  steps.push({ at: sent, event: 'send', from: 'saved', to: 'sent' })
  if (what < 20) return steps
  if (what < 30) return [...steps, { at: sent + 50 * HOUR, event: 'lapse', from: 'sent', to: 'lapsed' }]
  steps.push({ at: sent + HOUR, event: 'view', from: 'sent', to: 'viewed' })
  const answer = what < 65 ? ['accept', 'accepted'] : what < 90 ? ['decline', 'declined'] : ['revoke', 'revoked']
  steps.push({ at: sent + 2 * hours * HOUR + HOUR, event: answer[0]!, from: 'viewed', to: answer[1]! })
  if (what < 36) steps.push({ at: sent + 2 * hours * HOUR + 99 * HOUR, event: 'annul', from: 'accepted', to: 'revoked' })
  return steps
}

const application = (begun: number) =>
  fc
    .record({
      wait: fc.integer({ min: 0, max: 4000 }),
      source: fc.constantFrom('JOB_POST', 'REFERRAL', 'AGENCY', 'MANUAL'),
      choices: fc.array(choice, { maxLength: 26, size: 'max' }),
      offers: fc.array(fc.record({ wait: fc.integer({ min: 0, max: 3000 }), choice, reason: fc.constantFrom(null, 'The pay', 'Another offer') }), {
        maxLength: 2,
      }),
    })
    .map(({ wait, source, choices, offers }): Application => {
      const received = begun + wait * HOUR
      return {
        ...{ received, source, steps: walk(received, choices) },
        offers: offers.map((one) => ({ steps: offer(received + one.wait * HOUR, one.choice), reason: one.reason })),
      }
    })

const requisition = fc
  .record({ wait: fc.integer({ min: 0, max: 2000 }), openings: fc.integer({ min: 1, max: 4 }), choices: fc.array(choice, { minLength: 1, maxLength: 14 }) })
  .chain(({ wait, openings, choices }) => {
    const begun = START + wait * HOUR
    return fc
      .array(application(begun), { maxLength: 5, size: 'max' })
      .map((applications): Requisition => ({ openings, steps: approve(begun, choices), applications }))
  })

const dayAfter = (days: number) => new Date(Date.parse('2024-02-20T00:00:00Z') + days * 24 * HOUR).toISOString().slice(0, 10)
const days = fc.record({ first: fc.integer({ min: 0, max: 240 }), length: fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 60, max: 400 })) })

/** An organisation's positions with everything that happened to them, and the periods that are asked for. */
export const world: fc.Arbitrary<World> = fc
  .record({ requisitions: fc.array(requisition, { minLength: 1, maxLength: 3 }), period: days, other: days })
  .map(({ requisitions, period, other }) => ({
    requisitions,
    ...{ from: dayAfter(period.first), to: dayAfter(period.first + period.length) },
    ...{ compareFrom: dayAfter(other.first), compareTo: dayAfter(other.first + other.length) },
  }))
