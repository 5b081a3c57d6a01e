import { useEffect } from 'react'

function prepareDialogs() {
  const signs = ['pointermove', 'pointerdown', 'keydown'] as const
  const forget = () => {
    for (const sign of signs) removeEventListener(sign, prepare)
  }
  const prepare = () => {
    forget()
    import('./form/ReasonDialog.tsx').catch(() => {})
  }
  for (const sign of signs) addEventListener(sign, prepare, { passive: true })
  return forget
}

/** Pages come without what dialogs are made of. It is loaded as soon as somebody does anything here: before the first dialog is opened. */
export const usePreparedDialogs = () => useEffect(prepareDialogs, [])
