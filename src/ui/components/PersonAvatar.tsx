const faces = 6

/** A person's initials; decoration, since the name stands beside it. */
export function PersonAvatar({ name, small }: { name: string; small?: boolean }) {
  const face = [...name].reduce((sum, char) => sum + char.charCodeAt(0), 0) % faces
  const initials = name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word[0])
    .slice(0, 2)
    .join('')
  return (
    <span className={small ? 'av s' : 'av'} style={{ background: `var(--th-face-${face})` }} aria-hidden="true">
      {initials}
    </span>
  )
}
