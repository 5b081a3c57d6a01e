import type { LifecycleName } from '../../src/machines/lifecycles/all.ts'
import { statesOf } from '../../src/machines/lifecycles/arrows.ts'
import { type Lifecycle, movesOf } from '../../src/machines/lifecycles/lifecycle.ts'
import { type LawPath, pathsOf, type Step } from '../model.ts'
import { openFacts, remembersByItself } from './facts.ts'

export type Loose = Lifecycle<{ status: string }, { type: string }>
/** A walk from a record's beginning, in one leg or several. */
export type Route = { name: string; legs: LawPath[]; end: string }

const routeOf = (legs: LawPath[]): Route => ({ name: legs.map((leg) => leg.name).join(' · then '), legs, end: legs.at(-1)?.end ?? '' })
const undone = (facts: object): string | null => ('undoTo' in facts && typeof facts.undoTo === 'string' ? facts.undoTo : null)

/** The shortest beginning of these paths that ends in a status; none for where they begin, null where they never come. */
function arriving(paths: LawPath[], begin: string, status: string): LawPath[] | null {
  if (status === begin) return []
  const cut = paths
    .flatMap(({ steps }) => steps.flatMap(({ to }, index) => (to === status ? [steps.slice(0, index + 1)] : [])))
    .toSorted((a, b) => a.length - b.length)[0]
  return cut ? [legOf(cut)] : null
}

const legOf = (steps: Step[]): LawPath => ({
  steps,
  end: steps.at(-1)?.to ?? '',
  name: steps.map(({ event, to }) => `${event} → ${to}`).join(' · '),
  walk: async ({ event: send, state }) => {
    for (const { event, to } of steps) {
      await send(event, to)
      await state(to)
    }
  },
})

/** Routes that together take each transition once: the model's shortest paths, and what they cannot reach on one set of facts. */
export function covering(lifecycle: Loose, name: LifecycleName): Route[] {
  const begin = String(lifecycle.machine.config.initial)
  const [usual, ...others] = openFacts[name]
  const first = pathsOf(lifecycle, { ...usual, status: begin })
  const walks = others
    .filter((facts) => !remembersByItself(facts))
    .flatMap((facts) => {
      const back = undone(facts)
      if (!back) return pathsOf(lifecycle, { ...facts, status: begin }).map((path) => routeOf([path]))
      // What is undone stood there before: the route goes there first.
      const there = arriving(first, begin, back) ?? []
      const paths = pathsOf(lifecycle, { ...facts, status: back }).filter(({ steps }) => steps.length === 2 && steps[1]?.event === 'undo')
      return paths.map((path) => routeOf([...there, path]))
    })
  return [...first.map((path) => routeOf([path])), ...walks, ...singles(lifecycle, name, first)].filter(addsSomething())
}

/** Where facts change on the way no path goes: the shortest one to the status, then the one step. */
function singles(lifecycle: Loose, name: LifecycleName, first: LawPath[]): Route[] {
  const everybody = [...new Set(Object.values(lifecycle.permissions).flat())]
  return openFacts[name]
    .filter((facts) => !undone(facts) && !remembersByItself(facts))
    .flatMap((facts) =>
      statesOf(lifecycle.machine).flatMap((from) => {
        const there = arriving(first, String(lifecycle.machine.config.initial), from)
        return (there ? movesOf(lifecycle, { ...facts, status: from }, everybody) : [])
          .filter(({ allowed }) => allowed)
          .map(({ event, status: to }) => routeOf([...(there ?? []), legOf([{ from, event, to }])]))
      }),
    )
}

function addsSomething() {
  const taken = new Set<string>()
  return ({ legs }: Route) => {
    const fresh = legs.flatMap(({ steps }) => steps.map(({ from, event, to }) => `${from} ${event} ${to}`)).filter((one) => !taken.has(one))
    for (const one of fresh) taken.add(one)
    return fresh.length > 0
  }
}
