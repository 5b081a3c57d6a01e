import './ui/mantine.css'
import '@mantine/dates/styles.css'
import '@mantine/notifications/styles.css'
import '@fontsource-variable/inter/opsz.css'
import './ui/look.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { setNonce } from 'get-nonce'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from './api/cache.ts'
import { router } from './router.ts'
import { actOncePerPress } from './ui/components/onePress.ts'
import { Toasts } from './ui/components/Toasts.tsx'
import { wantedLanguage } from './ui/i18n/language.ts'
import { t } from './ui/i18n/shell.ts'
import { speak } from './ui/i18n/speak.ts'
import { resolver, theme } from './ui/theme.ts'

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
if (nonce) setNonce(nonce)

actOncePerPress(document)
// Without a connection, loading the page anew for a part that did not come would lose it: it says so instead.
addEventListener('vite:preloadError', ({ payload }) => {
  if (!navigator.onLine) payload.message = 'offline'
})
// Nobody has lost the focus before it is here.
void import('./ui/components/keepFocus.ts').then(({ keepFocus }) => keepFocus(document))

// Not awaited at the top: the words' own chunk stands on this one, and would wait for it for ever.
void speak(wantedLanguage()).then(() => {
  document.getElementById('over')?.setAttribute('aria-label', t('over'))
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <MantineProvider theme={theme} cssVariablesResolver={resolver} defaultColorScheme="auto" getStyleNonce={() => nonce}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          <Toasts />
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>,
  )
})
