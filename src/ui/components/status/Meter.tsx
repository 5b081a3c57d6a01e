/** A thin bar, with its meaning in words for those who do not see it. */
export function Meter({ value, width = 56, label }: { value: number; width?: number; label: string }) {
  return (
    <span className="meter" style={{ width }} role="img" aria-label={label}>
      <i style={{ width: `${Math.max(0, Math.min(100, value))}%` }} />
    </span>
  )
}
