const systems = [
  [/iPhone|iPad/, 'iPhone or iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux|X11/, 'Linux'],
] as const
const browsers = [
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const
const first = (list: readonly (readonly [RegExp, string])[], text: string) => list.find(([pattern]) => pattern.test(text))?.[1]

/** "Chrome, Linux" from what a browser calls itself; null when that tells nothing. */
export function deviceOf(agent: string | null): string | null {
  const parts = [first(browsers, agent ?? ''), first(systems, agent ?? '')].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : null
}
