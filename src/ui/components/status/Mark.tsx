/** The product's mark: a door on its threshold. */
export function Mark({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <rect width="24" height="24" rx="6" fill="var(--th-accent-fill)" />
      <path d="M7.5 18.2V6.4a.9.9 0 0 1 .9-.9h7.2a.9.9 0 0 1 .9.9v11.8" fill="none" stroke="var(--th-on-accent)" strokeWidth="1.6" strokeLinecap="round" />
      <path d="M8.3 5.6l4.6 1.9a.7.7 0 0 1 .45.65v11.2a.7.7 0 0 1-.96.65L8.3 18.3z" fill="var(--th-leaf)" />
      <path d="M4.2 18.6h15.6" stroke="var(--th-on-accent)" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
  )
}
