import './ui/mantine.css'
import '@mantine/dates/styles.css'
import '@mantine/notifications/styles.css'
import '@fontsource-variable/inter/opsz.css'
import './ui/look.css'
import 'virtual:look.css'
import { setNonce } from 'get-nonce'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { queryClient } from './api/cache.ts'
import { takeFirstAnswers } from './api/queries.ts'
import { readToken } from './api/token.ts'
import { readDrawn } from './drawn.ts'
import { router } from './router.ts'
import { actOncePerPress } from './ui/components/onePress.ts'
import { t } from './ui/i18n/anyPage.ts'
import { wantedLanguage } from './ui/i18n/language.ts'
import { speak } from './ui/i18n/speak.ts'

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
if (nonce) setNonce(nonce)

actOncePerPress(document)
// Without a connection, loading the page anew for a part that did not come would lose it: it says so instead.
addEventListener('vite:preloadError', ({ payload }) => {
  if (!navigator.onLine) payload.message = 'offline'
})
// Nobody has lost the focus before it is here.
void import('./ui/components/keepFocus.ts').then(({ keepFocus }) => keepFocus(document))

const drawn = readDrawn()
for (const [key, answer] of drawn?.answers ?? []) queryClient.setQueryData(key, answer)
const taken = takeFirstAnswers()

/** Milliseconds for which the frame in the document says as much as the page's own skeleton. */
const FRAME_LASTS = 2000

/** Whether what the server drew is what this person is shown: nobody is signed in there, and it knows only the browser's language. */
async function isAsDrawn() {
  const address = location.href
  await router.load()
  const isShown = router.state.matches.every(({ status }) => status === 'success') && location.href === address
  return isShown && drawn?.language === wantedLanguage() && readToken() === null
}

// Not awaited at the top: the words' own chunk stands on this one, and would wait for it for ever.
void speak(wantedLanguage()).then(async () => {
  document.getElementById('over')?.setAttribute('aria-label', t('over'))
  const root = document.getElementById('root')!
  const app = <App router={router} queryClient={queryClient} nonce={nonce} />
  // The frame makes way for the page itself, and not for an empty place.
  if (!drawn && root.hasChildNodes()) await Promise.race([Promise.all([router.load(), taken]), new Promise((resolve) => setTimeout(resolve, FRAME_LASTS))])
  if (!drawn || !(await isAsDrawn())) return createRoot(root).render(app)
  // The drawn page has no boundaries around what is still to come; the router leaves them out here as well.
  router.ssr = { manifest: undefined }
  // A browser that writes a date otherwise than the server draws anew.
  hydrateRoot(root, app, { onRecoverableError: (error) => console.warn(error) })
})
