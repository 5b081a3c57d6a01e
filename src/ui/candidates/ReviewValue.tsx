import { IconMinus, IconThumbDown, IconThumbDownFilled, IconThumbUp, IconThumbUpFilled } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import type { components } from '../../api/common.gen.ts'
import { t } from '../i18n/applications.ts'
import css from './ReviewValue.module.css'

export type Value = components['schemas']['ReviewValue']
const icons = { STRONG_NO: IconThumbDownFilled, NO: IconThumbDown, NEUTRAL: IconMinus, YES: IconThumbUp, STRONG_YES: IconThumbUpFilled } satisfies Record<
  Value,
  unknown
>
export const values = Object.keys(icons) as Value[]

type Props = {
  name: string
  value: Value | null
  onChange: (value: Value) => void
  busy?: boolean
  id?: string /** The number key of each answer is shown. */
  numbered?: boolean
}

/** Five answers from strong no to strong yes; the arrow keys go from one to the next. */
export function ReviewValue({ name, value, onChange, busy, id, numbered }: Props) {
  const step = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (!by || busy) return
    event.preventDefault()
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    const next = (at + by + values.length) % values.length
    buttons[next]?.focus()
    onChange(values[next]!)
  }
  return (
    <div className={css.rev} role="radiogroup" aria-label={name} aria-busy={busy} onKeyDown={step} id={id}>
      {values.map((one, at) => {
        const Icon = icons[one]
        const checked = one === value
        return (
          // biome-ignore lint/a11y/useSemanticElements: five drawn answers on one line, moved through with the arrow keys
          <button
            key={one}
            type="button"
            role="radio"
            aria-checked={checked}
            tabIndex={checked || (value === null && at === 0) ? 0 : -1}
            onClick={() => !busy && onChange(one)}
          >
            <Icon size={16} stroke={1.8} aria-hidden />
            {t(one)}
            {numbered && <kbd aria-hidden>{at + 1}</kbd>}
          </button>
        )
      })}
    </div>
  )
}
