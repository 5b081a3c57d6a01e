const grounds = ['#cfe5e2', '#e9ddc7', '#dcdfee', '#ecd6cf', '#dbe7cf', '#e2d8ea']

/** A person's initials; decoration, since the name stands beside it. */
export function PersonAvatar({ name, small }: { name: string; small?: boolean }) {
  const ground = grounds[[...name].reduce((sum, char) => sum + char.charCodeAt(0), 0) % grounds.length]
  const initials = name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word[0])
    .slice(0, 2)
    .join('')
  return (
    <span className={small ? 'av s' : 'av'} style={{ background: ground }} aria-hidden="true">
      {initials}
    </span>
  )
}
