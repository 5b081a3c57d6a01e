import css from './Doors.module.css'

const frames = [10, 82, 154, 298]

/** The landing's drawing: a row of closed doors, one open. */
export function Doors() {
  return (
    <svg className={css.doors} width="360" height="160" viewBox="0 0 360 160" aria-hidden="true">
      {frames.map((x) => (
        <g key={x} fill="none" stroke="var(--th-accent-line)" strokeWidth="1.5">
          <path d={`M${x} 130V11a6 6 0 0 1 6-6h40a6 6 0 0 1 6 6v119`} />
          <circle cx={x + 43} cy="72" r="1.6" fill="var(--th-accent-line)" stroke="none" />
        </g>
      ))}
      <path d="M226 130l-29 30h86l-5-30z" fill="var(--th-accent-line)" opacity=".35" />
      <path d="M226 130V11a6 6 0 0 1 6-6h40a6 6 0 0 1 6 6v119" fill="var(--th-sheet)" stroke="var(--th-accent)" strokeWidth="1.5" />
      <path d="M226.500 7l30 13a4 4 0 0 1 2.500 3.700V143l-32.500-13z" fill="var(--th-accent-fill)" />
      <circle cx="253.500" cy="78" r="2.200" fill="var(--th-sheet)" />
      <path d="M0 130h360" stroke="var(--th-accent)" strokeWidth="1.5" />
    </svg>
  )
}
