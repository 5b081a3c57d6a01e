import { IconArrowDown, IconArrowLeft, IconArrowRight, IconArrowUp, IconCornerDownLeft } from '@tabler/icons-react'
import { t } from '../i18n/palette.ts'

/** Keys that are drawn: the font that comes with the pages has no arrows. */
const drawn = { up: IconArrowUp, down: IconArrowDown, left: IconArrowLeft, right: IconArrowRight, enter: IconCornerDownLeft } as const
type Drawn = keyof typeof drawn
const isDrawn = (key: string): key is Drawn => Object.hasOwn(drawn, key)

type KeyRow = { keys: readonly string[]; what: Parameters<typeof t>[0] }

/** The keys of the palette. */
export const paletteKeys: readonly KeyRow[] = [
  { keys: ['up', 'down'], what: 'keysMove' },
  { keys: ['enter'], what: 'keysOpen' },
  { keys: ['Ctrl', 'enter'], what: 'keysTab' },
  { keys: ['Tab'], what: 'keysKind' },
  { keys: ['right'], what: 'keysActions' },
]

/** Keys with what each does. */
export function Keys({ rows, className }: { rows: readonly KeyRow[]; className?: string | undefined }) {
  return (
    <dl className={className}>
      {rows.map(({ keys, what }) => (
        <div key={what}>
          <dt>
            {keys.map((key) => (
              <Key key={key} name={key} />
            ))}
          </dt>
          <dd>{t(what)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Key({ name }: { name: string }) {
  if (!isDrawn(name)) return <kbd>{name}</kbd>
  const Icon = drawn[name]
  return (
    <kbd>
      <Icon size={12} stroke={2} role="img" aria-label={t(`key_${name}`)} />
    </kbd>
  )
}
