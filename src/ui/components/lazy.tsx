import { type ComponentType, createContext, type ReactNode, use, useEffect, useState } from 'react'

const Fallback = createContext<ReactNode>(null)

/** What is shown in the place of each lazy component below while its code is on its way: nothing, unless it is said. */
export const LazyBoundary = ({ fallback = null, children }: { fallback?: ReactNode; children: ReactNode }) => <Fallback value={fallback}>{children}</Fallback>

/**
 * A component whose code is loaded when it is shown first, as with React's own `lazy`. That one holds back what follows a
 * fallback until 300 ms after it; this one shows it as soon as it is here. Code that did not come is asked for again when
 * the component is shown anew.
 */
export function lazy<Component extends ComponentType<never>>(load: () => Promise<{ default: Component }>): Component {
  let loaded: Component | null = null
  let loading: Promise<void> | null = null
  const begin = () => {
    loading ??= load().then(
      (module) => {
        loaded = module.default
      },
      (error) => {
        loading = null
        throw error
      },
    )
    return loading
  }
  function Lazy(properties: object) {
    const fallback = use(Fallback)
    const [failed, setFailed] = useState<{ error: unknown } | null>(null)
    const [, setIsHere] = useState(loaded !== null)
    useEffect(() => {
      let isShown = true
      // It may have come after the component was drawn and before this: that is told as well.
      begin().then(
        () => isShown && setIsHere(true),
        (error: unknown) => isShown && setFailed({ error }),
      )
      return () => {
        isShown = false
      }
    }, [])
    if (failed) throw failed.error
    if (!loaded) {
      // It is on its way before anything is shown; the effect above tells how it ends.
      begin().catch(() => {})
      return fallback
    }
    const Loaded = loaded as ComponentType<object>
    return (
      <Fallback value={null}>
        <Loaded {...properties} />
      </Fallback>
    )
  }
  return Lazy as unknown as Component
}
