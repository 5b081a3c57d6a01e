const [WIDTH, HEIGHT] = [600, 160]
/** The box that a signature is drawn in, in units of its own, so that it looks the same on a phone and on paper. */
export const BOX = `0 0 ${WIDTH} ${HEIGHT}`
/** So long is what the service keeps. */
const LONGEST = 20_000
/** A finger that barely moves adds nothing. */
const NEAR = 3

const within = (at: number, most: number) => Math.max(0, Math.min(most, Math.round(at)))

/** A point of the screen as a point of the box. */
export function pointIn({ left, top, width, height }: DOMRect, { clientX, clientY }: { clientX: number; clientY: number }): [number, number] {
  return [within(((clientX - left) / width) * WIDTH, WIDTH), within(((clientY - top) / height) * HEIGHT, HEIGHT)]
}

/** The drawing with one more point: at the end of the last stroke, or as the beginning of a new one. */
export function withPoint(drawn: string, [x, y]: [number, number], begins: boolean): string {
  const [lastX = -NEAR, lastY = -NEAR] = drawn.split(/[ML]/).at(-1)?.trim().split(' ').map(Number) ?? []
  if (!begins && Math.hypot(x - lastX, y - lastY) < NEAR) return drawn
  const longer = `${drawn} ${begins ? 'M' : 'L'} ${x} ${y}`.trim()
  return longer.length > LONGEST ? drawn : longer
}

/** Whether it is more than a dot. */
export const isDrawn = (drawn: string) => drawn.split('L').length > 4
