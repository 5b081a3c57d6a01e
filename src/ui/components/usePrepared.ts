import { useEffect } from 'react'

function prepareParts() {
  const signs = ['pointermove', 'pointerdown', 'keydown'] as const
  const forget = () => {
    for (const sign of signs) removeEventListener(sign, prepare)
  }
  const prepare = () => {
    forget()
    for (const load of [() => import('./form/ReasonDialog.tsx'), () => import('../../api/rereads.ts')]) load().catch(() => {})
  }
  for (const sign of signs) addEventListener(sign, prepare, { passive: true })
  return forget
}

/**
 * Pages come without what dialogs are made of, and without what keeps their answers. It is loaded as soon as somebody does anything here: before
 * the first dialog is opened, and before anything is read again.
 */
export const usePrepared = () => useEffect(prepareParts, [])
