import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { Toasts } from './ui/components/Toasts.tsx'
import { resolver, theme } from './ui/theme.ts'

type Props = { router: AnyRouter; queryClient: QueryClient; nonce: string }

/** The same around every page, drawn by the server or by the browser. */
export const App = ({ router, queryClient, nonce }: Props) => (
  <StrictMode>
    <MantineProvider theme={theme} cssVariablesResolver={resolver} defaultColorScheme="auto" getStyleNonce={() => nonce}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Toasts />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>
)
