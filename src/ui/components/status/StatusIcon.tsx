export type StatusIconLook = { kind?: 'pie' | 'dash' | 'check' | 'cross' | 'pause'; fill?: number }

/** A ring that fills as the lifecycle advances; check, cross, pause or dash where it ends. */
export function StatusIcon({ kind = 'pie', fill = 0, size = 14 }: StatusIconLook & { size?: number }) {
  const frame = { width: size, height: size, viewBox: '0 0 14 14' } as const
  const mark = { fill: 'none', stroke: 'var(--th-sheet)', strokeWidth: 1.6, strokeLinecap: 'round', strokeLinejoin: 'round' } as const
  if (kind === 'dash')
    return (
      <svg {...frame} aria-hidden="true">
        <circle cx="7" cy="7" r="5.8" fill="none" stroke="currentColor" strokeWidth="1.4" strokeDasharray="2.4 1.9" />
      </svg>
    )
  if (kind !== 'pie')
    return (
      <svg {...frame} aria-hidden="true">
        <circle cx="7" cy="7" r="6.5" fill="currentColor" />
        <path d={{ check: 'M4.2 7.2l2 2 3.7-4.2', cross: 'M4.9 4.9l4.2 4.2M9.1 4.9L4.9 9.1', pause: 'M5.4 4.7v4.6M8.6 4.7v4.6' }[kind]} {...mark} />
      </svg>
    )
  const angle = Math.max(0.001, Math.min(0.999, fill)) * 2 * Math.PI
  const [x, y] = [7 + 3.6 * Math.sin(angle), 7 - 3.6 * Math.cos(angle)]
  return (
    <svg {...frame} aria-hidden="true">
      <circle cx="7" cy="7" r="5.9" fill="none" stroke="currentColor" strokeWidth="1.4" />
      {fill > 0.002 && <path d={`M7 7V3.4A3.6 3.6 0 ${angle > Math.PI ? 1 : 0} 1 ${x} ${y}Z`} fill="currentColor" />}
    </svg>
  )
}
