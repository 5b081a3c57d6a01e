import type { Arrow } from '../../machines/lifecycles/arrows.ts'

const [ROW, HEIGHT, WIDTH, LANE, ASIDE] = [44, 28, 176, 9, 14]
/** Half the distance between where arrows leave a state and where they arrive. */
const APART = 6

type Line = { arrow: Arrow; path: string /** Into a lane with others of the same target. */; lane: number; side: 'left' | 'right' | 'straight' }
type Place = { state: string; x: number; y: number; width: number; height: number }
type Layout = { places: Place[]; lines: Line[]; width: number; height: number }

type Bundle = { side: 'left' | 'right'; to: number; arrows: Arrow[]; top: number; bottom: number }

/** Lanes beside the states: bundles that pass each other get different ones, the short ones stay near. */
function lanesOf(bundles: readonly Bundle[]): Map<Bundle, number> {
  const lanes: Bundle[][] = []
  const found = new Map<Bundle, number>()
  for (const bundle of [...bundles].sort((a, b) => a.bottom - a.top - (b.bottom - b.top))) {
    const free = lanes.findIndex((lane) => lane.every((other) => bundle.bottom <= other.top || bundle.top >= other.bottom))
    const lane = free < 0 ? lanes.length : free
    lanes[lane] = [...(lanes[lane] ?? []), bundle]
    found.set(bundle, lane)
  }
  return found
}

/**
 * A lifecycle as one column in the order of its lifecycle: steps to the next state go straight down, those further on run at
 * the right, those back at the left. Arrows to the same state share a lane, as lines of a railway do. A step that stays
 * where it is has no line.
 */
export function layoutOf(states: readonly string[], arrows: readonly Arrow[]): Layout {
  const row = new Map(states.map((state, index) => [state, index]))
  const at = (state: string) => row.get(state) ?? 0
  const once = arrows.filter(
    (arrow, index) => arrow.from !== arrow.to && arrows.findIndex((other) => other.from === arrow.from && other.to === arrow.to) === index,
  )
  const straight = once.filter(({ from, to }) => at(to) === at(from) + 1)
  const bundles = new Map<string, Bundle>()
  for (const arrow of once.filter((one) => !straight.includes(one))) {
    const [from, to] = [at(arrow.from), at(arrow.to)]
    const side = to > from ? 'right' : 'left'
    const bundle = bundles.get(`${side} ${to}`) ?? { side, to, arrows: [], top: to, bottom: to }
    bundles.set(`${side} ${to}`, { ...bundle, arrows: [...bundle.arrows, arrow], top: Math.min(bundle.top, from), bottom: Math.max(bundle.bottom, from) })
  }
  const [left, right] = (['left', 'right'] as const).map((side) => lanesOf([...bundles.values()].filter((bundle) => bundle.side === side))) as [
    Map<Bundle, number>,
    Map<Bundle, number>,
  ]
  const lanesAt = (lanes: Map<Bundle, number>) => Math.max(0, ...[...lanes.values()].map((lane) => lane + 1))
  const x = ASIDE * 2 + lanesAt(left) * LANE
  const middle = (index: number) => ROW / 2 + index * ROW
  const down = straight.map(({ from, to, ...rest }): Line => {
    const centre = x + WIDTH / 2
    return { arrow: { from, to, ...rest }, side: 'straight', lane: 0, path: `M${centre} ${middle(at(from)) + HEIGHT / 2}V${middle(at(to)) - HEIGHT / 2 - 1}` }
  })
  const beside = [...left, ...right].flatMap(([{ side, to, arrows: those }, lane]) =>
    those.map((arrow): Line => {
      const [edge, way] = side === 'right' ? [x + WIDTH, 1] : [x, -1]
      const turn = edge + way * (ASIDE + lane * LANE)
      const [start, end] = [middle(at(arrow.from)) + way * APART, middle(to) - way * APART]
      const bend = end > start ? 4 : -4
      const path = `M${edge} ${start}H${turn - way * 4}Q${turn} ${start} ${turn} ${start + bend}V${end - bend}Q${turn} ${end} ${turn - way * 4} ${end}H${edge + way}`
      return { arrow, side, lane, path }
    }),
  )
  return {
    places: states.map((state, index) => ({ state, x, y: middle(index) - HEIGHT / 2, width: WIDTH, height: HEIGHT })),
    lines: [...down, ...beside],
    width: x + WIDTH + ASIDE * 2 + lanesAt(right) * LANE,
    height: states.length * ROW,
  }
}
