/** Does this once what was just drawn is painted: a press is answered before the work begins that takes longer. */
export const afterPaint = (act: () => void) => requestAnimationFrame(() => setTimeout(act))
