import { localStorageColorSchemeManager, MantineContext, MantineThemeProvider, useProviderColorScheme } from '@mantine/core'
import type { ReactNode } from 'react'
import { theme } from '../theme.ts'

const manager = localStorageColorSchemeManager()
const getRootElement = () => document.documentElement

type Props = { nonce: string; children: ReactNode }

/** Mantine's provider without its variables: the style sheet has them (scripts/look.ts), so that no script makes them up in the browser. */
export function Looks({ nonce, children }: Props) {
  const scheme = useProviderColorScheme({ manager, defaultColorScheme: 'auto', forceColorScheme: undefined, getRootElement })
  return (
    <MantineContext
      value={{
        ...scheme,
        getRootElement,
        classNamesPrefix: 'mantine',
        getStyleNonce: () => nonce,
        cssVariablesSelector: ':root',
        withStaticClasses: true,
      }}
    >
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  )
}
