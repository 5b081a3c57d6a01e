// @vitest-environment happy-dom
import { useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { LazyBoundary, lazy } from '../../src/ui/components/lazy.tsx'

const place = document.body.appendChild(document.createElement('div'))
let root = createRoot(place)
afterEach(() => {
  root.unmount()
  root = createRoot(place)
})

/** A component whose code comes, or does not, when the test says so. */
function laterOne() {
  const code = Promise.withResolvers<{ default: () => string }>()
  return { ...code, Later: lazy(() => code.promise), come: () => code.resolve({ default: () => 'what came' }) }
}

test('what comes late takes the place of the fallback', async () => {
  const { Later, come } = laterOne()
  root.render(
    <LazyBoundary fallback="on its way">
      <Later />
    </LazyBoundary>,
  )
  await expect.poll(() => place.textContent).toBe('on its way')
  come()
  await expect.poll(() => place.textContent).toBe('what came')
})

test('what comes just after the fallback was drawn takes its place as well', async () => {
  const { Later, come } = laterOne()
  // Runs once the fallback is drawn, and before anything that React does after drawing.
  const Coming = () => {
    useLayoutEffect(come, [])
    return null
  }
  root.render(
    <LazyBoundary fallback="on its way">
      <Later />
      <Coming />
    </LazyBoundary>,
  )
  await expect.poll(() => place.textContent).toBe('what came')
})
